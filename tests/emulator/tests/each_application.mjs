// The handheld's UF2 on the board of a profile, the profile being the argument: it shows what the script player shows, a round of
// Classic and one of Carom are played to the end, and the game goes on after a loss of power.
import assert from 'node:assert/strict';

import { play_on_desk } from '../desk.mjs';
import { assert_same_picture, check, keep_picture, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const [profile] = process.argv.slice(2);
const SETTLED = 600; // milliseconds: animations are over
const OPENED = 1000; // and the robots that write the title at power-on stand still
const SLIDE = 450; // a move and what is said about it

// Screens that look the same whatever chance brought, each with the buttons that lead to it from the one before.
const tour = [
  ['menu', []], ['second line', ['down']], ['statistics', ['down', 'down', 'down', 'a']], ['back in the menu', ['b']], ['settings', ['down', 'a']],
  ['settings, further down', ['down', 'down']], ['help', ['b', 'down', 'a']], ['a page of help', ['down', 'a']],
  ['a lesson', ['b', 'up', 'a']], ['the lesson, a move later', ['right']],
  ['new game', ['y', 'b', 'up', 'up', 'up', 'up', 'up', 'up', 'a']],
];

const machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile)).power_on();
const { panel } = machine.board;
const toured = play_on_desk(panel, [`wait ${OPENED}`, ...tour.flatMap(([name, buttons]) => [...buttons, `wait ${SETTLED}`, `shot ${name}`])]).pictures;

const same = (name, expected) => assert_same_picture(`${profile} ${name}`, machine.picture(), expected);
const press = (buttons, after) => buttons.forEach((button) => machine.tap(button, { after: button === 'a' ? 40 : after }));

check(`${profile}: the menu is there within 400 ms of power-on`, () => {
  assert.ok(machine.run_until(() => machine.brightness > 0, 400), `state ${machine.state}: ${machine.problems()}`);
  machine.run_for(OPENED);
});

for (const [name, buttons] of tour) {
  check(`${profile}: ${name} looks as in the script player, pixel for pixel`, () => {
    for (const button of buttons) machine.tap(button);
    machine.run_for(SETTLED);
    same(name, toured[name]);
  });
}

// Until the background work has come to its end and everything is written.
function settle() {
  let quiet = 0, operations = 0;
  const { flash, cores } = machine.chip;
  assert.ok(machine.run_until(() => {
    quiet = cores[1].waiting && flash.operations === operations ? quiet + 1 : 0;
    operations = flash.operations;
    return quiet >= SETTLED / 10;
  }, 60000, 10), 'it never comes to rest');
}

// What the desk says about the game in the device's flash: `lines` are played after it was resumed there.
const on_desk = (line, lines) => play_on_desk(panel, ['insert flash', `${'down '.repeat(line)}a a`, `wait ${SETTLED}`, ...lines], { flash: machine.storage() });
const way = (line) => on_desk(line, ['way']).said.trim().split(/\s+/);

// Plays the round of a mode, on the menu's line `line`, to its end. Begins in the mode's list of new games.
function play_round(mode, line) {
  let buttons;
  check(`${profile}: a round of ${mode} is dealt, and looks as in the script player`, () => {
    machine.tap('a');
    settle();
    buttons = way(line);
    const dealt = on_desk(line, ['shot dealt']).pictures.dealt;
    keep_picture(`${profile}-${mode}`, machine.picture());
    same(`${mode}, dealt`, dealt);
  });
  check(`${profile}: half-way through ${mode} the power fails, and the game goes on where it was`, () => {
    const half = buttons.slice(0, buttons.length >> 1);
    const { middle } = on_desk(line, [...half.flatMap((button) => [button, `wait ${SLIDE}`]), `wait ${SETTLED}`, 'shot middle']).pictures;
    press(half, SLIDE);
    settle();
    same(`${mode}, half-way`, middle);
    machine.power_off();
    machine.power_on().run_for(SETTLED);
    press([...Array(line).fill('down'), 'a', 'a'], 40);
    settle();
    same(`${mode}, resumed`, on_desk(line, ['shot resumed']).pictures.resumed);
  });
  check(`${profile}: the round of ${mode} is played to its end by pressing buttons`, () => {
    const rest = way(line);
    const { end } = on_desk(line, ['win', `wait ${2 * SETTLED}`, 'expect optimum', 'shot end']).pictures;
    press(rest, SLIDE);
    machine.run_for(2 * SETTLED);
    settle();
    keep_picture(`${profile}-${mode}-end`, machine.picture());
    same(`${mode}, end`, end);
  });
}

play_round('Classic', 0);
press(['up', 'a'], 300); // the last line of the round's end: back to the menu
machine.tap('down');
machine.tap('a', { after: 300 });
play_round('Carom', 1);

check(`${profile}: the second core did the solving`, () => assert.ok(machine.chip.cores[1].instructions > 100000));

check(`${profile}: nothing was done that a real board would not forgive`, () => assert.deepEqual(machine.problems(), []));
