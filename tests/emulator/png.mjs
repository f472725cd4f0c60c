// Writes pictures as PNG files, and reads those that this tree's own programs write.
import { deflateSync, inflateSync } from 'node:zlib';

const crc_table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

export function crc32(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = crc_table[(c ^ byte) & 0xff] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4), check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

// picture: { width, height, pixels: Uint16Array of 5-6-5 colours }. Returns the bytes of the file.
export function png({ width, height, pixels }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = 0;
    for (let x = 0; x < width; x++) {
      const pixel = pixels[y * width + x];
      const red = pixel >>> 11, green = (pixel >>> 5) & 63, blue = pixel & 31;
      rows[at++] = (red << 3) | (red >>> 2);
      rows[at++] = (green << 2) | (green >>> 4);
      rows[at++] = (blue << 3) | (blue >>> 2);
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0)),
  ]);
}

// Only what png() above and hal/host write: eight bits a channel, no filters. Returns a picture.
export function read_png(file) {
  const width = file.readUInt32BE(16), height = file.readUInt32BE(20);
  const parts = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const rows = inflateSync(Buffer.concat(parts));
  const pixels = new Uint16Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    if (rows[at++] !== 0) throw new Error('a PNG file with filtered rows');
    for (let x = 0; x < width; x++, at += 3) {
      pixels[y * width + x] = ((rows[at] >> 3) << 11) | ((rows[at + 1] >> 2) << 5) | (rows[at + 2] >> 3);
    }
  }
  return { width, height, pixels };
}
