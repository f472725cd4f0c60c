// UF2 files: the right ones are flashed sector by sector, damaged ones refused.
import assert from 'node:assert/strict';

import { check } from '../harness.mjs';
import { flash_uf2, read_uf2 } from '../uf2.mjs';

function make_uf2(blocks, change = () => {}) {
  const file = new Uint8Array(blocks.length * 512);
  const view = new DataView(file.buffer);
  blocks.forEach(({ address, fill }, i) => {
    const words = [0x0a324655, 0x9e5d5157, 0x2000, address, 256, i, blocks.length, 0xe48bff56];
    words.forEach((word, n) => view.setUint32(i * 512 + n * 4, word, true));
    file.fill(fill, i * 512 + 32, i * 512 + 288);
    view.setUint32(i * 512 + 508, 0x0ab16f30, true);
  });
  change(view);
  return file;
}
const two = [{ address: 0x10000000, fill: 1 }, { address: 0x10000100, fill: 2 }];

check('blocks land where they say, and only their sectors are erased', () => {
  const flash = new Uint8Array(3 * 4096).fill(0x55);
  flash_uf2(flash, make_uf2(two));
  assert.deepEqual([flash[0], flash[255], flash[256], flash[512], flash[4095], flash[4096]], [1, 1, 2, 0xff, 0xff, 0x55]);
});
for (const [what, says, file] of [
  ['cut short', /not whole blocks/, make_uf2(two).subarray(0, 1000)],
  ['empty', /not whole blocks/, new Uint8Array(0)],
  ['with a broken start', /no UF2 block/, make_uf2(two, (view) => view.setUint32(512, 0))],
  ['with a broken end', /no UF2 block/, make_uf2(two, (view) => view.setUint32(508, 0))],
  ['for another chip', /not for the RP2040/, make_uf2(two, (view) => view.setUint32(28, 0x12345678, true))],
  ['with an address outside flash', /wrong address/, make_uf2([{ address: 0x100, fill: 0 }])],
  ['with a block missing', /out of order/, make_uf2(two, (view) => view.setUint32(512 + 20, 5, true))],
]) {
  check(`a file ${what} is refused`, () => assert.throws(() => read_uf2(file), says));
}
