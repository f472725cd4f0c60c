// Things that are broken or strange: the handheld starts all the same and shows what it can.
import assert from 'node:assert/strict';

import { check, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const profile = 'picosystem';
const make = (options) => new Machine(profile, options).load_uf2(uf2_path('pocket-ricochet', profile));
const starts = (machine) => assert.ok(machine.run_until(() => machine.brightness > 0, 500, 5), `${machine.state}: ${machine.problems()}`);
const answers = (machine) => {
  const before = machine.panel.pixels_written;
  machine.tap('down', { after: 100 });
  assert.ok(machine.panel.pixels_written > before, 'a button changes nothing on the screen');
};

check('without a screen it runs, light on', () => {
  const machine = make({ panel_connected: false }).power_on();
  starts(machine);
  machine.run_for(300);
  assert.deepEqual([machine.state, machine.resets], ['on', []]);
});

for (const stuck of ['up', 'left', 'right', 'a', 'b', 'x', 'y']) {
  check(`with ${stuck} stuck it starts, and the other buttons work`, () => {
    const machine = make({ usb: false });
    machine.held.add(stuck);
    machine.power_on();
    starts(machine);
    machine.run_for(100);
    answers(machine);
    assert.deepEqual(machine.problems(), []);
  });
}

for (const [what, byte] of [['blank', () => 0xff], ['zeroed', () => 0], ['random', (i) => Math.imul(i + 7, 2654435761) >>> 24]]) {
  check(`with ${what} flash behind the program it starts, and deals a game`, () => {
    const machine = new Machine(profile, { usb: false });
    machine.storage().forEach((_, i, bytes) => { bytes[i] = byte(i); });
    machine.load_uf2(uf2_path('pocket-ricochet', profile)).power_on();
    starts(machine);
    answers(machine);
    machine.tap('up');
    machine.tap('a');
    machine.tap('a', { after: 800 });
    assert.ok(machine.chip.cores[1].instructions > 1000, 'nobody looks for the optimum');
    assert.deepEqual(machine.problems(), []);
  });
}
