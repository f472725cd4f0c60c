// Pictures the test compares: PNGs of the tree's own programs, and what an X server without a monitor shows.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

// { width, height, pixels: Uint32Array of 0xRRGGBB } of a PNG with three channels and unfiltered rows.
export function pictureOfPng(path) {
  const bytes = readFileSync(path);
  const parts = [];
  let width = 0, height = 0;
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at), type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
    if (type === 'IDAT') parts.push(content);
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(parts));
  const pixels = Uint32Array.from({ length: width * height }, (_, i) =>
    rows.readUIntBE(Math.floor(i / width) * (1 + width * 3) + 1 + (i % width) * 3, 3));
  return { width, height, pixels };
}

// The frame buffer file of Xvfb: an X window dump whose header tells sizes and offsets.
export function pictureOfXwd(path) {
  const bytes = readFileSync(path);
  const field = (index) => bytes.readUInt32BE(index * 4);
  const [width, height, bitsPerPixel, bytesPerLine] = [field(4), field(5), field(11), field(12)];
  if (bitsPerPixel !== 32 || field(7) !== 0 || bytesPerLine !== width * 4) {
    throw new Error('the test knows 32 bits a pixel, lowest byte first, rows without gaps');
  }
  const start = field(0) + field(19) * 12;
  const dump = bytes.buffer.slice(bytes.byteOffset + start, bytes.byteOffset + start + width * height * 4);
  return { width, height, pixels: new Uint32Array(dump).map((pixel) => pixel & 0xffffff) };
}

export function enlarged({ width, height, pixels }, scale) {
  const wide = width * scale;
  return {
    width: wide, height: height * scale,
    pixels: Uint32Array.from({ length: wide * height * scale }, (_, i) =>
      pixels[Math.floor(i / wide / scale) * width + Math.floor((i % wide) / scale)]),
  };
}

// Whether the small picture stands at this place of the large one, pixel for pixel.
export function standsAt({ x, y }, small, large) {
  for (let row = 0; row < small.height; row++) {
    for (let i = 0; i < small.width; i++) {
      if (small.pixels[row * small.width + i] !== large.pixels[(y + row) * large.width + x + i]) return false;
    }
  }
  return true;
}

// Where it stands: { x, y }, or undefined.
export function find(small, large) {
  for (let y = 0; y + small.height <= large.height; y++) {
    for (let x = 0; x + small.width <= large.width; x++) {
      if (standsAt({ x, y }, small, large)) return { x, y };
    }
  }
  return undefined;
}
