// The handheld's screen out of what its console answers to `screenshot`, as docs/console.md describes it:
//     node scripts/lib/screenshot.mjs PORT|- FILE.png      (scripts/screenshot prepares the port)
import { closeSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { crc32, png } from '../../tests/emulator/png.mjs';

const END = /^(ok|error: .*)$/m;

// The picture in the answer, whatever stands around it: { width, height, pixels }. Throws where it is not whole.
export function decode_screenshot(text) {
  const lines = text.replaceAll('\r', '').split('\n');
  const start = lines.findIndex((line) => /^screenshot \d+x\d+ rgb565$/.test(line));
  if (start < 0) throw new Error(`no screenshot: ${lines.find((line) => line !== '') ?? 'nothing was said'}`);
  const [width, height] = lines[start].match(/\d+/g).map(Number);
  const pixels = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    const line = lines[start + 1 + y] ?? '';
    if (line === '=' && y > 0) pixels.copyWithin(y * width, (y - 1) * width, y * width);
    else decode_row(line, pixels.subarray(y * width, (y + 1) * width), y);
  }
  const rest = lines.slice(start + 1 + height);
  const expected = rest.find((line) => line.startsWith('crc32 '))?.slice(6);
  const actual = crc32(new Uint8Array(pixels.buffer)).toString(16).padStart(8, '0'); // little-endian, as here
  if (expected !== actual) throw new Error(`the checksum is ${actual}, not ${expected}`);
  return { width, height, pixels, changed: rest[0].startsWith('note: ') };
}

// Runs of pixels: two hexadecimal digits how many, four which.
function decode_row(line, row, y) {
  let x = 0;
  for (const run of line.match(/.{1,6}/g) ?? []) {
    if (!/^[0-9a-f]{6}$/.test(run)) throw new Error(`row ${y} cannot be read: ${run}`);
    const count = parseInt(run.slice(0, 2), 16);
    row.fill(parseInt(run.slice(2), 16), x, x + count);
    x += count;
  }
  if (x !== row.length) throw new Error(`row ${y} has ${x} pixels`);
}

// Asks the device at a serial port that has been made raw.
function ask(port) {
  const file = openSync(port, 'r+');
  const block = Buffer.alloc(4096);
  let text = '';
  writeSync(file, '\x03screenshot\r');
  while (!END.test(text.replaceAll('\r', ''))) {
    const size = readSync(file, block);
    if (size === 0) break;
    text += block.toString('latin1', 0, size);
  }
  closeSync(file);
  return text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port, file] = process.argv.slice(2);
  try {
    const picture = decode_screenshot(port === '-' ? readFileSync(0, 'latin1') : ask(port));
    if (picture.changed) console.error('the screen changed while it was sent: its rows may not fit together');
    writeFileSync(file, png(picture));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
