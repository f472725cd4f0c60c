// How a test file of the emulator says what it found: one line of JSON a check, read by check.mjs.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { png } from './png.mjs';

const build = fileURLToPath(new URL('../../build/', import.meta.url));

// Runs a check; a failed assertion is its reason.
export function check(name, body) {
  const reasons = [];
  try {
    body();
  } catch (error) {
    reasons.push(error instanceof assert.AssertionError ? error.message : String(error.stack));
  }
  console.log(JSON.stringify({ check: name, reasons }));
}

export const uf2_path = (program, profile) => `${build}firmware/${program}-${profile}.uf2`;

// Keeps a picture in build/emulator, to be looked at.
export function keep_picture(name, picture) {
  mkdirSync(`${build}emulator`, { recursive: true });
  writeFileSync(`${build}emulator/${name}.png`, png(picture));
}

// Fails with the place of the first difference, and keeps both pictures.
export function assert_same_picture(name, actual, expected) {
  assert.deepEqual([actual.width, actual.height], [expected.width, expected.height]);
  const at = actual.pixels.findIndex((pixel, i) => pixel !== expected.pixels[i]);
  if (at < 0) return;
  keep_picture(`${name}-actual`, actual);
  keep_picture(`${name}-expected`, expected);
  const count = actual.pixels.filter((pixel, i) => pixel !== expected.pixels[i]).length;
  const hex = (value) => value.toString(16).padStart(4, '0');
  assert.fail(`${name}: ${count} pixels differ, the first at (${at % actual.width}, ${Math.floor(at / actual.width)}): ` +
    `${hex(actual.pixels[at])} instead of ${hex(expected.pixels[at])}; see build/emulator/${name}-*.png`);
}
