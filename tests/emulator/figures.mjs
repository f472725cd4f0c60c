// The command behind scripts/figures: prints what the firmware of each profile takes and how fast it is, beside the limits.
// Ends with status 1 where a limit is missed.
import { fileURLToPath } from 'node:url';

import { for_each, run } from '../../scripts/lib/workers.mjs';
import { profile_names, read_board } from './board.mjs';
import { holds, line_of, measure } from './measure.mjs';

const [first, ...rest] = process.argv.slice(2);
if (first === '--one') {
  const { figures, problems } = measure(rest[0]);
  const { title, panel } = read_board(rest[0]);
  console.log(`${rest[0]}: ${title}, ${panel.width}x${panel.height}`);
  for (const figure of figures) console.log(line_of(figure));
  for (const problem of problems) console.log(`! ${problem}`);
  process.exit(problems.length === 0 && figures.every(holds) ? 0 : 1);
}

const wanted = first === undefined ? profile_names() : [first, ...rest];
const unknown = wanted.filter((name) => !profile_names().includes(name));
if (unknown.length > 0) {
  console.error(`usage: scripts/figures [PROFILE...]    (default: all)\nprofiles: ${profile_names().join(' ')}`);
  process.exit(first === '--help' ? 0 : 2);
}
const outcomes = await for_each(wanted, (profile) => run(process.execPath, [fileURLToPath(import.meta.url), '--one', profile]));
for (const { output } of outcomes) console.log(output);
process.exit(outcomes.every(({ status }) => status === 0) ? 0 : 1);
