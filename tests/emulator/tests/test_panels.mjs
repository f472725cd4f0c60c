// The panel models: right streams make a picture, and each way of going wrong is noticed.
import assert from 'node:assert/strict';

import { check } from '../harness.mjs';
import { Ili9341 } from '../panels/ili9341.mjs';
import { St7789 } from '../panels/st7789.mjs';

const MS = 1e6;
const facts = { width: 320, height: 240, scan: { exchange: true, mirror_columns: true, inverted: true } };
const range = (first, last) => [first >> 8, first & 0xff, last >> 8, last & 0xff];

// Steps of a stream: [command, parameters], or milliseconds to wait.
function play(panel, steps) {
  let now = 0;
  panel.set_reset_line(false, now);
  panel.set_reset_line(true, now);
  for (const step of steps) {
    if (typeof step === 'number') {
      now += step * MS;
      continue;
    }
    const [command, parameters = []] = step;
    if (command !== undefined) panel.byte(command, false, (now += 200));
    for (const value of parameters) panel.byte(value, true, (now += 200));
  }
  panel.byte(0x00, false, (now += 200)); // NOP, so that the last command is over
  return panel;
}

const started = [5, [0x36, [0x60]], [0x3a, [0x55]], [0x21], [0x11], 120, [0x29]];
const window = [[0x2a, range(10, 11)], [0x2b, range(20, 21)]];
const four_pixels = [0xf8, 0x00, 0x07, 0xe0, 0x00, 0x1f, 0xff, 0xff];

for (const Controller of [St7789, Ili9341]) {
  const { name } = new Controller(facts);
  check(`${name}: a window of four pixels appears where it belongs`, () => {
    const panel = play(new Controller(facts), [...started, ...window, [0x2c, four_pixels]]);
    assert.deepEqual(panel.errors, []);
    const { width, pixels } = panel.picture();
    assert.deepEqual([[10, 20], [11, 20], [10, 21], [11, 21]].map(([x, y]) => pixels[y * width + x]), [0xf800, 0x07e0, 0x001f, 0xffff]);
  });

  const wrong = [
    ['pixels before a window', [...started, [0x2c, four_pixels]], /pixels before a window/],
    ['a window of columns only', [...started, window[0], [0x2c, four_pixels]], /pixels before a window/],
    ['pixels too soon after leaving sleep', [5, [0x3a, [0x55]], [0x11], 100, ...window, [0x2c, four_pixels]], /pixels too soon after SLPOUT/],
    ['a command too soon after leaving sleep', [5, [0x11], 1, [0x29]], /DISPON too soon after SLPOUT/],
    ['pixels while asleep', [5, [0x3a, [0x55]], ...window, [0x2c, four_pixels]], /pixels while asleep/],
    ['pixels after falling asleep', [...started, [0x10], 10, ...window, [0x2c, four_pixels]], /pixels while asleep/],
    ['falling asleep too soon after leaving sleep', [5, [0x11], 100, [0x10]], /SLPIN too soon after SLPOUT/],
    ['a command too soon after falling asleep', [...started, [0x10], 4, [0x28]], /DISPOFF too soon after SLPIN/],
    ['leaving sleep too soon after falling asleep', [...started, [0x10], 100, [0x11]], /SLPOUT too soon after SLPIN/],
    ['a command too soon after reset', [4, [0x11]], /too soon after reset/],
    ['a command too soon after a software reset', [5, [0x01], 4, [0x11]], /too soon after reset/],
    ['a window that is forgotten by a software reset', [...started, ...window, [0x01], 5, [0x3a, [0x55]], [0x11], 120, [0x2c, four_pixels]], /before a window/],
    ['too few pixels', [...started, ...window, [0x2c, four_pixels.slice(0, 6)]], /1 places of the window still open/],
    ['half a pixel', [...started, ...window, [0x2c, four_pixels.slice(0, 7)]], /in the middle of one/],
    ['too many pixels', [...started, ...window, [0x2c, [...four_pixels, 0, 0]]], /more pixels than the window/],
    ['a window outside the memory', [...started, [0x2a, range(0, 320)]], /CASET 0 to 320 does not lie within 0 to 319/],
    ['rows beyond the turned memory', [...started, [0x2b, range(0, 240)]], /RASET 0 to 240 does not lie within 0 to 239/],
    ['a window the wrong way round', [...started, [0x2a, range(9, 8)]], /CASET 9 to 8/],
    ['missing parameters', [...started, [0x2a, [0, 0]], [0x29]], /CASET has 2 of 4 parameters/],
    ['parameters too many', [...started, [0x36, [0x60, 0x00]]], /MADCTL has more than 1/],
    ['a pixel format nobody has', [5, [0x3a, [0x11]]], /COLMOD 0x11/],
    ['an unknown command', [5, [0xfe]], /unknown command 0xfe/],
    ['data without a command', [5, [undefined, [1]]], /data without a command/],
  ];
  for (const [what, steps, says] of wrong) {
    check(`${name}: ${what} is noticed`, () => {
      const { errors } = play(new Controller(facts), steps);
      assert.ok(errors.some((text) => says.test(text)), `it said: ${errors.join('; ') || 'nothing'}`);
    });
  }

  check(`${name}: after sleep the picture is there again`, () => {
    const panel = play(new Controller(facts), [...started, ...window, [0x2c, four_pixels], [0x28], [0x10], 120, [0x11], 5]);
    assert.equal(panel.picture().pixels[20 * 320 + 10], 0, 'still off');
    panel.byte(0x29, false, 400 * MS);
    assert.deepEqual(panel.errors, []);
    assert.equal(panel.picture().pixels[20 * 320 + 10], 0xf800);
  });

  check(`${name}: the tearing line is high from the last row to the first, once it is wanted`, () => {
    const panel = play(new Controller(facts), [5, [0x35, [0]], [0x11], 120]);
    const { period, refresh: { line, blank_lines } } = panel;
    assert.ok(period > 12 * MS && period < 18 * MS);
    const begun = panel.scan_from + 9 * period;
    assert.deepEqual([0, 319.9, 320.1, 319.9 + blank_lines].map((row) => panel.tearing_line(begun + row * line).high), [false, false, true, true]);
    assert.ok(Math.abs(panel.tearing_line(begun + 5 * line).until - begun - 320 * line) < 1);
    assert.ok(!play(new Controller(facts), [5, [0x11], 120]).tearing_line(begun + 321 * line).high, 'nobody asked for it');
  });

  check(`${name}: the pass that shows a row first is known`, () => {
    const panel = play(new Controller(facts), [5, [0x11], 120]);
    const { period, refresh: { line } } = panel;
    const begun = panel.scan_from + 9 * period;
    assert.deepEqual([0, 99, 100.5, 102, 340].map((row) => panel.pass_of(100, begun + row * line)), [9, 9, 9.5, 10, 10]);
  });

  check(`${name}: speaking while reset is held is noticed`, () => {
    const panel = new Controller(facts);
    panel.set_reset_line(false, 0);
    panel.byte(0x11, false, 9 * MS);
    assert.match(panel.errors[0], /held in reset/);
  });

  check(`${name}: nothing is seen before DISPON, and everything wrong way round is seen wrong`, () => {
    const all = [[0x2a, range(0, 319)], [0x2b, range(0, 239)]];
    const red = Array.from({ length: 320 * 240 }, () => [0xf8, 0x00]).flat();
    const pixel = (steps, board = facts) => play(new Controller(board), steps).picture().pixels[5];
    assert.equal(pixel([5, [0x36, [0x60]], [0x3a, [0x55]], [0x21], [0x11], 120, ...all, [0x2c, red]]), 0x0000);
    assert.equal(pixel([...started, ...all, [0x2c, red]]), 0xf800);
    assert.equal(pixel([...started, [0x20], ...all, [0x2c, red]]), 0x07ff, 'not inverted: the negative');
    assert.equal(pixel([...started, [0x36, [0x68]], ...all, [0x2c, red]]), 0x001f, 'blue for red');
    assert.equal(pixel([...started, [0x36, [0x68]], ...all, [0x2c, red]], { ...facts, scan: { ...facts.scan, blue_first: true } }), 0xf800);
  });

  check(`${name}: 18-bit pixels are three bytes each`, () => {
    const panel = play(new Controller(facts), [...started, [0x3a, [0x66]], ...window, [0x2c, [0xfc, 0, 0, 0, 0xfc, 0, 0, 0, 0xfc, 0, 0, 0]]]);
    assert.deepEqual(panel.errors, []);
    assert.deepEqual([...panel.picture().pixels.subarray(20 * 320 + 10, 20 * 320 + 12)], [0xf800, 0x07e0]);
  });
}

// The four ways a square glass can be mounted in front of the taller memory: the same two pixels, seen upright.
for (const [access, scan, columns, rows] of [
  [0x00, {}, 0, 0],
  [0x60, { exchange: true, mirror_columns: true }, 0, 0],
  [0xc0, { mirror_rows: true, mirror_columns: true }, 0, 80],
  [0xa0, { exchange: true, mirror_rows: true }, 80, 0],
]) {
  check(`a 240x240 glass with MADCTL 0x${access.toString(16)} is seen upright with offsets ${columns}, ${rows}`, () => {
    const board = { width: 240, height: 240, scan: { ...scan, inverted: true } };
    const panel = play(new St7789(board), [5, [0x36, [access]], [0x3a, [0x55]], [0x21], [0x11], 120, [0x29],
      [0x2a, range(columns, columns + 1)], [0x2b, range(rows + 3, rows + 3)], [0x2c, [0xf8, 0, 0, 0x1f]]]);
    assert.deepEqual(panel.errors, []);
    assert.deepEqual([...panel.picture().pixels.subarray(3 * 240, 3 * 240 + 2)], [0xf800, 0x001f]);
  });
}
