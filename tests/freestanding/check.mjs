// Proves that a library built for the device stands alone, and prints its size and worst stack.
//     node tests/freestanding/check.mjs BUILD_FOLDER LIBRARY
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Report } from '../../scripts/lib/tap.mjs';
import { judge } from './judge.mjs';

// What the build compiles now, not what an earlier one left behind.
const [folder, library] = process.argv.slice(2);
const objects = JSON.parse(readFileSync(join(folder, 'compile_commands.json'), 'utf8'))
  .map(({ command }) => command.match(/ -o (\S+)/)[1])
  .filter((output) => output.includes(`${library}.dir/`))
  .map((output) => join(folder, output));
const call_graphs = objects.map((object) => object.replace(/\.(o|obj)$/, '.ci'));
const missing = [...objects, ...call_graphs].filter((file) => !existsSync(file));
if (objects.length === 0 || missing.length > 0) {
  console.error(`${library} is not built in ${folder}: ${missing.join(', ') || 'no objects'}`);
  process.exit(2);
}

const found = judge(objects, call_graphs);
console.log(`code ${found.code} bytes, read-only data ${found.constants} bytes, static RAM ${found.variables} bytes`);
console.log('worst stacks of what other files can call:');
for (const { bytes, chain } of found.worst.slice(0, 5)) console.log(`  ${bytes} bytes: ${chain.join('\n      -> ')}`);
for (const note of found.notes) console.log(`note: ${note}`);

const report = new Report();
report.check('nothing undefined beyond the memory functions and integer helpers', found.symbol_problems);
report.check('no static constructors', found.constructor_problems);
report.check('every stack is bounded: no recursion, no variable-sized frames, no unknown calls', found.stack_problems);
report.end();
