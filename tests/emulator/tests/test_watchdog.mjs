// The handheld hangs in the middle of a game: its watchdog restarts the chip, and the game goes on where it was.
import assert from 'node:assert/strict';

import { assert_same_picture, check, keep_picture, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const profile = 'picosystem';
const PATIENCE = 4000; // milliseconds: hal/pico/chip_system.cpp
const machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile)).power_on().run_for(400);

// Until the solver has come to its end and everything is written.
const settle = (device = machine) => {
  assert.ok(device.run_until(() => device.chip.cores[1].waiting, 60000, 20), 'the solver never ends');
  device.run_for(800);
};
// From the menu into Crystals, a new game or the one in progress.
const play = (device = machine) => {
  for (const button of ['down', 'down', 'down', 'a', 'a']) device.tap(button);
  settle(device);
};

// Each way to hang begins in a running device and ends with its reset.
const ways = {
  // The wires to the panel do not take the next word: the program waits for its pixels for ever.
  'the SPI block is stuck': () => {
    machine.bus.stuck = true;
    machine.tap('b'); // takes a move back
  },
  'the first core stands still': () => { machine.chip.cores[0].running = false; },
};

play();
const dealt = machine.picture();
for (const button of ['right', 'down', 'left', 'up']) machine.tap(button, { after: 600 });

for (const [what, hang] of Object.entries(ways)) {
  check(`${what}: after four seconds the chip is reset, and the game is there again`, () => {
    machine.resets = [];
    settle();
    const chip = machine.chip;
    const since = machine.milliseconds;
    hang();
    assert.ok(machine.run_until(() => machine.resets.length > 0, PATIENCE + 200, 10), `${machine.state}`);
    const took = chip.nanos / 1e6 - since;
    assert.deepEqual(machine.resets, ['watchdog']);
    assert.ok(took > PATIENCE - 200 && took < PATIENCE + 150, `${took} ms`);
    assert.ok(machine.run_until(() => machine.brightness > 0, 400), 'it does not come back');
    machine.run_for(300);
    play();
  });
}

check('it is the game that was played, as a device that never hung shows it', () => {
  const same = machine.picture();
  assert.notDeepEqual(same.pixels, dealt.pixels);
  const other = new Machine(profile, { flash: machine.flash.slice() }).power_on();
  other.run_until(() => other.brightness > 0, 400);
  other.run_for(300);
  play(other);
  keep_picture('watchdog', same);
  assert_same_picture('watchdog', same, other.picture());
});

check('nothing was done that a real board would not forgive', () => assert.deepEqual(machine.problems(), []));
