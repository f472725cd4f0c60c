// UF2 files: 512-byte blocks, each with an address and 256 bytes of program.
const FAMILY_RP2040 = 0xe48bff56;
const FLASH = 0x10000000;
const SECTOR = 4096;

// The blocks of a file as { address, data }, addresses from the start of flash. A damaged file is refused in words.
export function read_uf2(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length === 0 || bytes.length % 512 !== 0) throw new Error('not a UF2 file: not whole blocks of 512 bytes');
  const blocks = [];
  for (let at = 0; at < bytes.length; at += 512) {
    const word = (offset) => view.getUint32(at + offset, true);
    if (word(0) !== 0x0a324655 || word(4) !== 0x9e5d5157 || word(508) !== 0x0ab16f30) throw new Error(`block ${at / 512} is no UF2 block`);
    const [flags, address, size, number, count, family] = [8, 12, 16, 20, 24, 28].map(word);
    if (flags & 1) continue; // not for flash
    if (flags & 0x2000 && family !== FAMILY_RP2040) throw new Error(`block ${at / 512} is not for the RP2040`);
    if (size !== 256 || address % 256 !== 0 || address < FLASH) throw new Error(`block ${at / 512} lies at a wrong address`);
    if (number !== blocks.length || count !== bytes.length / 512) throw new Error(`block ${at / 512} is out of order`);
    blocks.push({ address: address - FLASH, data: bytes.subarray(at + 32, at + 32 + 256) });
  }
  return blocks;
}

// Writes the blocks as the boot loader does: each sector is erased when it is first met; the others stay as they are.
export function flash_uf2(flash, bytes) {
  const erased = new Set();
  for (const { address, data } of read_uf2(bytes)) {
    const sector = Math.floor(address / SECTOR);
    if (!erased.has(sector)) {
      erased.add(sector);
      flash.fill(0xff, sector * SECTOR, (sector + 1) * SECTOR);
    }
    flash.set(data, address);
  }
}
