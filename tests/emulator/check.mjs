// Runs the emulator's tests: node tests/emulator/check.mjs [name...]. Each tests/test_<name>.mjs is a process of its own, and
// each tests/each_<name>.mjs one for every board profile.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Report } from '../../scripts/lib/tap.mjs';
import { for_each, run } from '../../scripts/lib/workers.mjs';
import { profile_names } from './board.mjs';

const folder = fileURLToPath(new URL('tests/', import.meta.url));
const wanted = process.argv.slice(2);
const runs = readdirSync(folder).sort().flatMap((file) => {
  const [, kind, name] = file.match(/^(test|each)_(.*)\.mjs$/) ?? [];
  if (kind === undefined || (wanted.length > 0 && !wanted.includes(name))) return [];
  return kind === 'test' ? [{ name, args: [folder + file] }] : profile_names().map((profile) => ({ name: `${name} ${profile}`, args: [folder + file, profile] }));
});

const report = new Report();
const outcomes = await for_each(runs, async ({ name, args }) => {
  const started = Date.now();
  const { status, output } = await run(process.execPath, args);
  return { name, status, output, seconds: (Date.now() - started) / 1000 };
});
for (const { name, status, output, seconds } of outcomes) {
  const lines = output.trimEnd().split('\n');
  const results = lines.flatMap((line) => { try { return [JSON.parse(line)]; } catch { return []; } });
  for (const line of lines) {
    if (!line.startsWith('{')) console.log(`  ${line}`);
  }
  for (const { check, reasons } of results) report.check(check, reasons);
  if (status !== 0 || results.length === 0) report.check(`${name} runs to its end`, [`status ${status}`, output.slice(-2000)]);
  console.log(`  ${name}: ${results.length} checks, ${seconds.toFixed(1)} s`);
}
report.end();
