// Proves that a library built for the device stands alone, and prints its size and worst stack.
//     node tests/freestanding/check.mjs FOLDER    (where CMake keeps the library's objects)
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Report } from '../../scripts/lib/tap.mjs';
import { judge } from './judge.mjs';

const [folder] = process.argv.slice(2);
const files = folder === undefined ? [] : readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
const objects = files.filter((name) => /\.(o|obj)$/.test(name)).sort();
const call_graphs = files.filter((name) => name.endsWith('.ci')).sort();
if (objects.length === 0 || call_graphs.length < objects.length) {
  console.error(`no objects with call graphs in ${folder}: build the firmware preset first`);
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
