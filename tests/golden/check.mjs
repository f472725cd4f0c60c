// The golden pictures are those the scripts take, no more and no less, and small: check.mjs
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const scripts = fileURLToPath(new URL('../scripts/', import.meta.url));
const MOST_BYTES = 1000000;

const shots = readdirSync(scripts).filter((name) => name.endsWith('.script'))
  .flatMap((name) => [...readFileSync(`${scripts}/${name}`, 'utf8').matchAll(/^shot (\S+)$/gm)].map((match) => `${match[1]}.png`));
assert.equal(new Set(shots).size, shots.length, 'two shots have the same name');

let bytes = 0;
for (const size of ['320x240', '240x240']) {
  const pictures = readdirSync(`${folder}/${size}`);
  assert.deepEqual(pictures.sort(), shots.sort(), `scripts and golden pictures at ${size} (scripts/golden --accept)`);
  for (const name of pictures) bytes += statSync(`${folder}/${size}/${name}`).size;
}
console.log(`${shots.length} pictures at two sizes, ${bytes} bytes`);
assert.ok(bytes < MOST_BYTES);
