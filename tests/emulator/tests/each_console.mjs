// The serial console of the handheld's UF2, the profile being the argument: it answers, its self-test passes, and its screenshot is
// what the panel shows.
import assert from 'node:assert/strict';

import { decode_screenshot } from '../../../scripts/lib/screenshot.mjs';
import { ConsoleUser } from '../console_user.mjs';
import { assert_same_picture, check, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const [profile] = process.argv.slice(2);
const machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile)).power_on().run_for(300);
const user = new ConsoleUser(machine);

check(`${profile}: the console says what it is`, () => {
  const answer = user.ask('info');
  assert.match(answer, new RegExp(`^Pocket Ricochet [\\d.]+\nprofile ${profile}\n`));
  assert.ok(answer.includes(`screen ${machine.board.panel.width}x${machine.board.panel.height}\n`), answer);
});

check(`${profile}: a loaded puzzle is played on the screen`, () => {
  assert.equal(user.ask('load 5x5 91113800028000280002c4446 0,11,12,13 R:4 ricochet=official'), 'loaded: red to the circle\nok\n');
  assert.match(user.ask('solve'), /^3 RR RD RU\n\d+ nodes, [\d.]+ ms\nok\n$/);
  machine.run_for(300);
  const before = machine.picture();
  assert.equal(user.ask('move RR RD'), 'moves 2\nok\n');
  machine.run_for(600);
  assert.notDeepEqual(machine.picture().pixels, before.pixels);
});

check(`${profile}: the screenshot is the panel's picture, pixel for pixel`, () => {
  const picture = decode_screenshot(user.ask('screenshot'));
  assert.ok(!picture.changed);
  assert_same_picture(`${profile} screenshot`, picture, machine.picture());
});

check(`${profile}: the self-test passes`, () => assert.match(user.ask('selftest'), /\nselftest passed\nok\n$/));

check(`${profile}: nothing was done that a real board would not forgive`, () => assert.deepEqual(machine.problems(), []));
