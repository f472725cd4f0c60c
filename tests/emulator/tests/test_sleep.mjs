// Nobody touches the handheld for a minute, and then for another: its light is dimmed, its screen sleeps, and a button brings
// everything back. With the shortest time that can be set.
import assert from 'node:assert/strict';

import { decode_screenshot } from '../../../scripts/lib/screenshot.mjs';
import { ConsoleUser } from '../console_user.mjs';
import { assert_same_picture, check, uf2_path } from '../harness.mjs';
import { Frames } from '../frames.mjs';
import { Machine } from '../machine.mjs';

const profile = 'picosystem';
const MINUTE = 60000;
const BRIGHT = 80, DIM = 8; // percent: the setting's default, and dimmed
const machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile)).power_on().run_for(500);
const { panel, chip } = machine;
const [first, second] = chip.cores;
const user = new ConsoleUser(machine);
const frames = new Frames(machine);
const line = () => user.ask('screen').match(/^> .*/m)[0];
const presses = (...buttons) => buttons.forEach((button) => machine.tap(button));

// What a part of the device's life costs: frames a second, and the part of the time in which the first core runs.
function effort(milliseconds) {
  frames.take();
  const cycles = first.cycles;
  machine.run_for(milliseconds);
  const seconds = milliseconds / 1000;
  return { frames: frames.take().length / seconds, awake: (first.cycles - cycles) * chip.nanos_a_cycle / 1e6 / milliseconds };
}

presses('up', 'up', 'a');
for (let i = 0; i < 20 && !line().includes('Dim when idle'); i++) presses('down');
check('the shortest time until the light is dimmed is a minute', () => {
  presses('left');
  assert.equal(line(), '> Dim when idle: 1 min');
  presses('left', 'right');
  assert.equal(line(), '> Dim when idle: 1 min');
});
machine.run_for(300);
const before = machine.picture();
let touched = machine.milliseconds;
const idle_for = (milliseconds) => machine.run_for(touched + milliseconds - machine.milliseconds);
const same = (what) => assert_same_picture(`sleep ${what}`, machine.picture(), before);

check('for most of a minute the light is as set, and the first core has little to do', () => {
  machine.run_for(2000);
  const calm = effort(5000);
  assert.ok(calm.frames > 15 && calm.frames < 25 && calm.awake < 0.05, JSON.stringify(calm));
  idle_for(MINUTE - 1500);
  assert.equal(machine.brightness, BRIGHT);
  same('not yet dimmed');
});

check('after a minute it is dimmed, and the screen shows what it showed', () => {
  idle_for(MINUTE + 500);
  assert.equal(machine.brightness, DIM);
  same('dimmed');
});

check('a button brings the light back, and does nothing else', () => {
  machine.press('down');
  assert.ok(machine.run_until(() => machine.brightness === BRIGHT, 60), `light ${machine.brightness}`);
  machine.run_for(700); // long enough to be repeated
  machine.release('down');
  machine.run_for(100);
  touched = machine.milliseconds;
  same('light again');
});

let written;
check('after a minute it is dimmed again, and after another the screen sleeps', () => {
  idle_for(2 * MINUTE - 1500);
  assert.equal(machine.brightness, DIM);
  assert.ok(!panel.asleep);
  idle_for(2 * MINUTE + 3000);
  assert.deepEqual([machine.brightness, panel.asleep, panel.on], [0, true, false]);
  written = panel.pixels_written;
});

check('asleep, both cores rest nearly all the time', () => {
  const asleep = effort(5000);
  assert.ok(second.waiting, 'the second core is at work');
  assert.ok(asleep.frames > 5 && asleep.frames < 12 && asleep.awake < 0.01, JSON.stringify(asleep));
  console.log(`asleep: ${asleep.frames} frames a second, the first core awake ${(100 * asleep.awake).toFixed(2)} % of the time`);
});

check('asleep, the console answers, and its screenshot is what the screen showed', () => {
  assert_same_picture('sleep screenshot', decode_screenshot(user.ask('screenshot')), before);
  assert.ok(panel.asleep);
});

check('asleep, the watchdog is content and nothing is sent to the panel', () => {
  machine.run_for(6000);
  assert.deepEqual(machine.resets, []);
  assert.equal(panel.pixels_written, written);
});

check('a button wakes it: the same picture, sent as a whole, and nothing else happens however long it is held', () => {
  const pressed = machine.milliseconds;
  machine.press('down');
  assert.ok(machine.run_until(() => machine.brightness === BRIGHT, 300), `light ${machine.brightness}`);
  console.log(`awake ${(machine.milliseconds - pressed).toFixed(0)} ms after the press`);
  same('awake');
  assert.equal(panel.pixels_written - written, before.pixels.length);
  machine.run_for(700);
  machine.release('down');
  machine.run_for(100);
  same('awake, later');
});

check('the next press counts', () => {
  presses('down');
  assert.notEqual(line(), '> Dim when idle: 1 min');
});

check('the panel was spoken to as it wants to be', () => assert.deepEqual(machine.problems(), []));
