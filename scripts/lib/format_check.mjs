// Asks clang-format whether files are as it would write them: node scripts/lib/format_check.mjs FILE...
// Many at a time: starting it takes longer than reading one.
import { Report } from './tap.mjs';
import { for_each, run } from './workers.mjs';

const files = process.argv.slice(2);
const files_together = 40;
const batches = Array.from({ length: Math.ceil(files.length / files_together) }, (_, i) => files.slice(i * files_together, (i + 1) * files_together));

const findings = await for_each(batches, async (batch) => {
  const { status, output } = await run('clang-format', ['--dry-run', '-Werror', ...batch]);
  const blocks = output.split(/^(?=\S+:\d+:\d+: )/m);
  const of = (file) => blocks.filter((words) => words.startsWith(`${file}:`));
  const unexplained = status !== 0 && !batch.some((file) => of(file).length > 0);
  return batch.map((file) => (unexplained ? [output || `status ${status}`] : of(file)));
});

const report = new Report();
files.forEach((file, i) => report.check(`format of ${file}`, findings.flat()[i]));
report.end();
