// What is the same on every board, with the hardware test on the reference build: the ways out, accidents, and power cuts.
import assert from 'node:assert/strict';

import { check, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const uf2 = uf2_path('hardware-test', 'reference');
const start = (options) => new Machine('reference', options).load_uf2(uf2).power_on();
const started = (options) => start(options).run_for(320);

check('an empty flash waits in the boot loader', () => assert.equal(new Machine('reference').power_on().state, 'bootsel'));

check('`bootsel` leaves for the boot loader', () => {
  const machine = started();
  machine.ask('bootsel');
  assert.deepEqual([machine.state, machine.resets], ['bootsel', ['bootsel']]);
});

check('setting 1200 baud leaves for the boot loader', () => {
  const machine = started();
  machine.serial.set_baud_rate(1200);
  machine.run_for(200);
  assert.equal(machine.state, 'bootsel');
});

check("picotool's reset interface restarts the program, or leaves for the boot loader", () => {
  const machine = started();
  machine.serial.vendor_request(2, 0, 2);
  machine.run_for(500);
  assert.deepEqual([machine.state, machine.resets], ['on', ['watchdog']]);
  assert.match(machine.ask('info'), /reference build/);
  machine.serial.vendor_request(1, 0, 2);
  machine.run_for(100);
  assert.equal(machine.state, 'bootsel');
});

check('a program that hangs is restarted by the watchdog, and says so', () => {
  const machine = started();
  machine.serial.send('hang\r');
  assert.ok(machine.run_until(() => machine.resets.length > 0, 4500, 50));
  assert.deepEqual(machine.resets, ['watchdog']);
  machine.run_for(320);
  assert.match(machine.ask('info'), /started by the watchdog/);
  assert.deepEqual(machine.problems(), []);
});

check('another seed, other chance; the same seed, the same', () => {
  const numbers = [1, 1, 2].map((seed) => started({ seed }).ask('chance'));
  assert.match(numbers[0], /^chance \d+\n$/);
  assert.equal(numbers[0], numbers[1]);
  assert.notEqual(numbers[0], numbers[2]);
});

check('without a screen, or without a host, it still starts', () => {
  assert.match(started({ panel_connected: false }).ask('info'), /reference build/);
  const lonely = started({ usb: false });
  assert.equal(lonely.state, 'on');
  assert.ok(lonely.brightness > 0);
  assert.deepEqual(lonely.problems(), []);
});

check('a button stuck from the start is no press', () => {
  const machine = new Machine('reference').load_uf2(uf2);
  machine.held.add('b');
  machine.power_on().run_for(320);
  assert.equal(machine.serial.take(), '');
  machine.tap('a');
  assert.equal(machine.serial.take(), 'a pressed\r\na released\r\n');
});

check('random content in the rest of flash does not matter', () => {
  const machine = new Machine('reference');
  let state = 12345;
  for (let i = 0; i < machine.flash.length; i++) machine.flash[i] = (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 24;
  machine.load_uf2(uf2).power_on().run_for(320);
  assert.match(machine.ask('info'), /reference build/);
});

check('power can be cut before, within and after each flash operation', () => {
  const outcomes = [];
  for (const number of [0, 1]) {
    for (const cut of [0, 0.5, 1]) {
      const machine = started();
      machine.on_flash_operation = (operation) => (operation.number === number ? { cut } : undefined);
      machine.ask('store');
      assert.equal(machine.state, 'off');
      machine.on_flash_operation = () => undefined;
      machine.power_on().run_for(320);
      outcomes.push(machine.ask('stored').trim());
    }
  }
  // The number is in the page's first bytes: half a page programmed has it.
  assert.deepEqual(outcomes, ['stored 0', 'stored 0', 'stored 0', 'stored 0', 'stored 1', 'stored 1']);
});

check('the UF2 of another board is noticed by the panel', () => {
  const machine = new Machine('reference').load_uf2(uf2_path('hardware-test', 'picopad')).power_on();
  machine.run_for(320);
  assert.ok(machine.problems().length > 0);
});
