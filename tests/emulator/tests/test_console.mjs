// The serial console of the shipped UF2: what docs/console.md shows is what it answers, the ways into the boot loader work, and
// bad lines change nothing. CONSOLE_LINES=100000 sends as many of those.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { bad_lines } from '../bad_lines.mjs';
import { ConsoleUser } from '../console_user.mjs';
import { check, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const profile = 'picosystem';
const start = () => new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile)).power_on().run_for(300);

// What the page shows: a line after `> `, and the answer to it.
function examples() {
  const page = readFileSync(new URL('../../../docs/console.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^    > (.*)\n((?:    (?!> ).*\n)+)/gm)].map(([, line, answer]) => ({ line, answer: answer.replace(/^    /gm, '') }));
}

// `...` in the page stands for whatever comes, and a number for any number of a time or a place in memory.
const pattern_of = (answer) => new RegExp(`^${answer.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&').replaceAll('\\.\\.\\.', '[\\s\\S]*?')
  .replace(/\d+(\\\.\d+)? (ms|s|microseconds|bytes|%|nodes|free|times|of)\b/g, '[\\d.]+ $2').replace(/\d+ nodes a/, '\\d+ nodes a')}$`);

check('what docs/console.md shows is what the console answers', () => {
  const machine = start();
  const user = new ConsoleUser(machine);
  const shown = examples();
  assert.ok(shown.length >= 12, `${shown.length} examples`);
  for (const { line, answer } of shown) {
    const actual = user.ask(line);
    assert.match(actual, pattern_of(answer), `the answer to ${line}`);
    machine.run_for(100);
  }
  assert.deepEqual(machine.problems(), []);
});

check('the command bootsel leaves for the boot loader', () => {
  const machine = start();
  const user = new ConsoleUser(machine);
  machine.serial.send('bootsel\r');
  assert.ok(machine.run_until(() => machine.state === 'bootsel', 3000), machine.state);
  assert.equal(machine.serial.take(), 'leaving for the boot loader\r\n');
});

check('setting 1200 baud leaves for the boot loader', () => {
  const machine = start();
  new ConsoleUser(machine);
  machine.serial.set_baud_rate(1200);
  assert.ok(machine.run_until(() => machine.state === 'bootsel', 1000), machine.state);
});

check('picotool\'s reset interface restarts the handheld, and leaves for the boot loader', () => {
  const machine = start();
  new ConsoleUser(machine);
  machine.serial.vendor_request(2, 0, 2);
  assert.ok(machine.run_until(() => machine.resets.length > 0, 1000), 'restarted');
  machine.run_for(300);
  assert.match(new ConsoleUser(machine).ask('info'), /^Pocket Ricochet/, 'alive again');
  machine.serial.vendor_request(1, 0, 2);
  assert.ok(machine.run_until(() => machine.state === 'bootsel', 1000), machine.state);
});

check('a restart asked for soon after power-on is not forgotten, though the screen is still starting', () => {
  const machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile)).power_on();
  assert.ok(machine.run_until(() => machine.serial.connected, 200), 'no USB');
  assert.equal(machine.brightness, 0);
  machine.run_for(60); // a tenth of a second later it restarts, and its own watchdog must not be in the way
  machine.serial.vendor_request(2, 0, 2);
  assert.ok(machine.run_until(() => machine.resets.length > 0, 500), 'restarted');
  assert.ok(machine.run_until(() => machine.brightness > 0, 500), 'and alive again');
});

check('a host that does not read stops nothing', () => {
  const machine = start();
  new ConsoleUser(machine);
  machine.serial.stop_reading();
  machine.serial.send('screenshot\rload 5x5 91113800028000280002c4446 0,11,12,13 R:4\r');
  machine.run_for(4000);
  assert.equal(machine.state, 'on');
  assert.deepEqual(machine.resets, []);
  machine.serial.go_on_reading();
  machine.run_for(500);
  assert.match(new ConsoleUser(machine).ask('info'), /\nplaying Puzzle, /);
});

const count = Number(process.env.CONSOLE_LINES ?? 3000);
check(`${count} bad lines are refused one by one, and change nothing`, () => {
  const machine = start();
  const user = new ConsoleUser(machine);
  machine.run_for(5000); // the opening is over
  user.ask('load 5x5 91113800028000280002c4446 0,11,12,13 R:4 ricochet=official');
  user.ask('move RD');
  machine.run_for(3000); // and written
  const storage = machine.flash.subarray(machine.board.flash_bytes - 256 * 1024, machine.board.flash_bytes);
  const state = () => createHash('sha1').update(machine.picture().pixels).update(storage).update(user.ask('board')).update(user.ask('stats')).digest('hex');
  const lines = bad_lines(7);
  let before = state(), obeyed = 0;
  for (let sent = 0; sent < count;) {
    const batch = Array.from({ length: Math.min(250, count - sent) }, () => lines.next().value);
    sent += batch.length;
    const answers = user.ask_all(batch).match(/^(ok|error: .*)$/gm);
    assert.equal(answers.length, batch.length);
    assert.equal(machine.state, 'on');
    const well = answers.filter((answer) => answer === 'ok').length;
    if (well > 0) machine.run_for(3000);
    const after = state();
    if (well === 0) assert.equal(after, before, 'a refused line changed something');
    obeyed += well;
    before = after;
  }
  console.log(`${count} lines, ${obeyed} of them in order after all; ${(machine.milliseconds / 1000).toFixed(0)} s of the device`);
  assert.ok(obeyed < count / 20);
  assert.deepEqual(machine.resets, []);
  assert.deepEqual(machine.problems(), []);
});
