// The board profiles: every fact is read, and the facts fit the chip.
import assert from 'node:assert/strict';

import { parse_board, profile_names, read_board } from '../board.mjs';
import { check } from '../harness.mjs';

const SPI_CLOCK = [[2, 6, 18, 22], [10, 14, 26]];
const SPI_DATA = [[3, 7, 19, 23], [11, 15, 27]];
const slice = (pin) => (pin >> 1) & 7;

function pins_of(value) {
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (typeof inner === 'number' && ['clock', 'data', 'select', 'mode', 'reset', 'backlight', 'tearing', 'piezo', 'sense',
      'up', 'right', 'down', 'left', 'a', 'b', 'x', 'y', 'centre'].includes(name) ? [inner] : pins_of(inner)));
}

for (const profile of profile_names()) {
  const board = read_board(profile);
  const { panel, buttons } = board;
  check(`${profile}: no pin leads to two places`, () => {
    const pins = pins_of(board);
    assert.ok(pins.length >= 14 && pins.every((pin) => pin >= 0 && pin < 30), `pins ${pins}`);
    assert.equal(new Set(pins).size, pins.length, `pins ${pins}`);
  });
  check(`${profile}: the screen's pins can do what they are for`, () => {
    assert.ok(SPI_CLOCK[panel.spi].includes(panel.clock));
    assert.ok(SPI_DATA[panel.spi].includes(panel.data));
    assert.ok(panel.spi_hertz <= 62500000);
    if (board.piezo !== undefined) assert.notEqual(slice(board.piezo), slice(panel.backlight), 'light and piezo share a PWM slice');
  });
  check(`${profile}: the screen fits its controller's memory`, () => {
    const [columns, rows] = panel.scan.exchange ? [panel.height, panel.width] : [panel.width, panel.height];
    assert.ok(columns <= 240 && rows <= 320);
  });
  check(`${profile}: the eight buttons are there`, () => {
    for (const name of ['up', 'right', 'down', 'left', 'a', 'b', 'x', 'y']) assert.equal(typeof buttons[name], 'number', name);
  });
}

check('GP0 and GP1 stay free on our own builds', () => {
  for (const profile of profile_names().filter((name) => name.startsWith('reference'))) {
    assert.ok(pins_of(read_board(profile)).every((pin) => pin > 1));
  }
});

check('a profile in any other form is refused', () => {
  assert.throws(() => parse_board('constexpr Board board{.name = make_name()};'), /cannot read make_name|expected/);
  assert.throws(() => parse_board('constexpr int board = 3;'), /no `constexpr Board/);
  assert.throws(() => parse_board('constexpr Board board{name = "x"};'), /expected \./);
});
