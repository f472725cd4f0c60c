// Runs the emulator's tests: node tests/emulator/check.mjs [name...]. Each tests/test_<name>.mjs is a process of its own.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Report } from '../../scripts/lib/tap.mjs';
import { for_each, run } from '../../scripts/lib/workers.mjs';

const folder = fileURLToPath(new URL('tests/', import.meta.url));
const wanted = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => /^test_.*\.mjs$/.test(name)).sort()
  .filter((name) => wanted.length === 0 || wanted.includes(name.slice(5, -4)));

const report = new Report();
const outcomes = await for_each(names, async (name) => {
  const started = Date.now();
  const { status, output } = await run(process.execPath, [folder + name]);
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
