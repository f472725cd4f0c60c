// The handheld's UF2 on the board of a profile, the profile being the argument: it shows what the script player shows, plays,
// and goes on after a loss of power.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { assert_same_picture, check, keep_picture, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';
import { read_png } from '../png.mjs';

const [profile] = process.argv.slice(2);
const player = fileURLToPath(new URL('../../../build/host-release/script-player', import.meta.url));
const SETTLED = 600; // milliseconds: animations are over

// Screens that look the same whatever chance brought, each with the buttons that lead to it from the one before.
const tour = [
  ['menu', []], ['second line', ['down']], ['statistics', ['down', 'down', 'down', 'a']], ['back in the menu', ['b']], ['settings', ['down', 'a']],
  ['settings, further down', ['down', 'down']], ['help', ['b', 'down', 'a']],
  ['new game', ['b', 'up', 'up', 'up', 'up', 'up', 'up', 'a']],
];

// The same tour on the desk: pictures by name.
function pictures_of_the_script_player({ width, height }) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const script = [`wait ${SETTLED}`, ...tour.flatMap(([name, buttons]) => [...buttons, `wait ${SETTLED}`, `shot ${name}`])];
    execFileSync(player, ['--size', `${width}x${height}`, '--pictures', folder], { input: `${script.join('\n')}\n` });
    return new Map(tour.map(([name]) => [name, read_png(readFileSync(join(folder, `${name}.png`)))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile)).power_on();
const wanted = pictures_of_the_script_player(machine.board.panel);

check(`${profile}: the menu is there within 400 ms of power-on`, () => {
  assert.ok(machine.run_until(() => machine.brightness > 0, 400), `state ${machine.state}: ${machine.problems()}`);
  console.log(`${profile}: menu after ${machine.milliseconds.toFixed(0)} ms`);
});

for (const [name, buttons] of tour) {
  check(`${profile}: ${name} looks as in the script player, pixel for pixel`, () => {
    for (const button of buttons) machine.tap(button);
    machine.run_for(SETTLED);
    assert_same_picture(`${profile} ${name}`, machine.picture(), wanted.get(name));
  });
}

check(`${profile}: a Classic game is dealt and moves are made`, () => {
  machine.tap('a');
  machine.run_for(2000);
  const dealt = machine.picture();
  for (const button of ['right', 'down', 'left', 'up']) machine.tap(button, { after: 500 });
  machine.run_for(SETTLED);
  keep_picture(`${profile}-classic`, machine.picture());
  assert.notDeepEqual(machine.picture().pixels, dealt.pixels);
  assert.ok(machine.chip.cores[1].instructions > 100000, 'the second core looked for the optimum');
});

check(`${profile}: the game goes on after a loss of power, exactly where it was`, () => {
  machine.tap('b', { after: 1000 }); // undone, so that no trail of the last move is to be seen
  const before = machine.picture();
  machine.power_off();
  machine.power_on().run_for(SETTLED);
  machine.tap('a', { after: SETTLED });
  machine.tap('a', { after: SETTLED });
  machine.run_for(2000);
  assert_same_picture(`${profile} resumed`, machine.picture(), before);
});

check(`${profile}: nothing was done that a real board would not forgive`, () => assert.deepEqual(machine.problems(), []));
