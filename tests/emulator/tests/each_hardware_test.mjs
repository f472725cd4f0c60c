// The hardware test's UF2 on the board of a profile, the profile being the argument: what a maker sees, hears and reads.
import assert from 'node:assert/strict';

import { assert_same_picture, check, keep_picture, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const [profile] = process.argv.slice(2);
const uf2 = uf2_path('hardware-test', profile);
const BUTTONS = ['up', 'right', 'down', 'left', 'a', 'b', 'x', 'y'];
const start = (options) => new Machine(profile, options).load_uf2(uf2).power_on();

// The picture as the hardware test promises it, with the buttons that are held.
function expected_picture({ width, height }, held = []) {
  const pixels = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let pixel = (Math.floor((x * 31) / width) << 11) | (Math.floor((y * 63) / height) << 5) | (((x >> 3) ^ (y >> 3)) & 1 ? 31 : 0);
      if (y < 24 && x < 24) pixel = 0xf800;
      if (y < 24 && x >= width - 24) pixel = 0x07e0;
      if (y >= height - 24 && x < 24) pixel = 0x001f;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) pixel = 0xffff;
      pixels[y * width + x] = pixel;
    }
  }
  BUTTONS.forEach((button, i) => {
    const left = (width - 202) / 2 + i * 26, top = (height - 20) / 2;
    for (let y = 0; y < 20; y++) {
      for (let x = 0; x < 20; x++) {
        const edge = x === 0 || y === 0 || x === 19 || y === 19;
        pixels[(top + y) * width + left + x] = edge || held.includes(button) ? 0xffff : 0x0000;
      }
    }
  });
  return { width, height, pixels };
}

const machine = start();
const { panel } = machine.board;
const shows = (held) => assert_same_picture(`${profile}-hardware-test`, machine.picture(), expected_picture(panel, held));

check(`${profile}: boots from the UF2 and shows the test picture within 400 ms`, () => {
  assert.ok(machine.run_until(() => machine.brightness > 0, 400), `state ${machine.state}, ${machine.problems()}`);
  console.log(`${profile}: light on after ${machine.milliseconds.toFixed(1)} ms, SPI at ${machine.bus.spi.clockFrequency / 1e6} MHz`);
  machine.run_for(20);
  keep_picture(`${profile}-hardware-test`, machine.picture());
  shows([]);
  assert.equal(machine.brightness, 100);
});

check(`${profile}: the console answers`, () => {
  assert.ok(machine.run_until(() => machine.serial.connected, 500));
  const answer = machine.ask('info');
  assert.ok(answer.startsWith(`${machine.board.title}\n`), answer);
  assert.match(answer, /system clock 144000000/);
  assert.match(answer, /started by power/);
  const used = Number(answer.match(/stack 0 used (\d+)/)[1]);
  assert.ok(used > 200 && used < 2458, `stack ${used}`);
  if (machine.board.battery?.sense !== undefined) assert.match(answer, /battery [1-9]\d*/);
  assert.equal(machine.ask('no such thing'), 'error: unknown: no such thing\n');
});

check(`${profile}: each button is seen, told and heard`, () => {
  BUTTONS.forEach((button, i) => {
    machine.serial.take();
    machine.press(button);
    machine.run_for(20);
    shows([button]);
    assert.equal(machine.serial.take(), `${button} pressed\r\n`);
    if (machine.board.piezo !== undefined) assert.ok(Math.abs(machine.tone - (440 + i * 110)) < 1, `${button}: ${machine.tone} Hz`);
    machine.run_for(80);
    assert.equal(machine.tone, 0, 'the tone has ended');
    machine.release(button);
    machine.run_for(20);
    shows([]);
  });
});

check(`${profile}: a bouncing button is one press`, () => {
  machine.serial.take();
  for (let i = 0; i < 6; i++) {
    machine.press('a');
    machine.run_for(0.7);
    machine.release('a');
    machine.run_for(0.4);
  }
  machine.press('a');
  machine.run_for(50);
  machine.release('a');
  machine.run_for(50);
  assert.equal(machine.serial.take(), 'a pressed\r\na released\r\n');
});

if (machine.board.buttons.centre !== undefined) {
  check(`${profile}: the joystick's button counts as A`, () => {
    machine.serial.take();
    machine.tap('centre');
    assert.equal(machine.serial.take(), 'a pressed\r\na released\r\n');
  });
}

check(`${profile}: the light follows`, () => {
  machine.ask('light 25');
  assert.equal(machine.brightness, 25);
  machine.ask('light 0');
  assert.equal(machine.brightness, 0);
});

check(`${profile}: flash is written while both cores run, and survives loss of power`, () => {
  assert.equal(machine.ask('stored'), 'stored 0\n');
  assert.equal(machine.ask('work'), 'working\n');
  const count = () => Number(machine.ask('count').match(/count (\d+)/)[1]);
  const before = count();
  assert.equal(machine.ask('store'), 'written\n');
  assert.ok(count() > before, 'the second core goes on');
  assert.equal(machine.ask('store'), 'written\n');
  assert.equal(machine.ask('rest'), 'resting\n');
  const resting = count();
  machine.run_for(5);
  assert.equal(count(), resting, 'the second core rests');
  machine.power_off();
  machine.power_on();
  machine.run_for(300);
  assert.equal(machine.ask('stored'), 'stored 2\n');
});

check(`${profile}: nothing was done that a real board would not forgive`, () => assert.deepEqual(machine.problems(), []));
