// Power fails inside erasing and programming while the handheld is played, on the real UF2: after each cut it starts, and goes on with
// the same round, of which at most the last move is missing, the same settings and the same statistics.
//
// Nothing but the flash outlives a loss of power. So the game is played once, and before each operation on the flash its content is put
// aside; a cut is that content with a part of the operation done to it. That this is what a real cut leaves is shown too.
// RICOCHET_UF2_CUTS=1000 makes so many on each board that is tried.
import assert from 'node:assert/strict';

import { apply_operation } from './chip/flash.mjs';
import { play_on_desk } from './desk.mjs';
import { Frames } from './frames.mjs';
import { check, keep_picture, uf2_path } from './harness.mjs';
import { Machine } from './machine.mjs';

const CUTS = Math.max(Number(process.env.RICOCHET_UF2_CUTS ?? 0), 100);
const EVERY_SCREEN = 8; // of so many cuts, one has its settings and statistics looked at on the device too
const UNNOTICED = 480; // milliseconds: longer than the application waits before it tidies up

// The three screens that tell, from the menu: the buttons that lead there, and back to the menu's first line where there is more to see.
const screens = [
  { name: 'statistics', there: ['up', 'up', 'up', 'a'], back: ['b', 'down', 'down', 'down'] },
  { name: 'settings', there: ['up', 'up', 'a'], back: ['b', 'down', 'down'] },
  { name: 'game', there: ['a', 'a'] },
];

// Chance that can be repeated: whole numbers below 2^32.
function chance_from(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

// The desk's pictures and words for each of the contents: [{ statistics, settings, game, words }].
function look_on_desk(panel, contents) {
  const lines = contents.flatMap((_, i) => [`insert ${i}`, ...screens.flatMap(({ name, there, back }) =>
    [there.join(' '), back ? 'wait 100' : 'wait 1500', `shot ${name} ${i}`, ...(back ? [back.join(' ')] : ['say'])])]);
  const { pictures, said } = play_on_desk(panel, lines, Object.fromEntries(contents.entries()));
  const words = said.split(/(?<=^\[.*\]\n)/m); // the last line of a description says what the buttons do
  return contents.map((_, i) => ({ ...Object.fromEntries(screens.map(({ name }) => [name, pictures[`${name} ${i}`]])), words: words[i] }));
}

const same = (a, b) => Buffer.compare(Buffer.from(a.pixels.buffer), Buffer.from(b.pixels.buffer)) === 0;

// The handheld being played on a flash that has been in use for long: the log has gone once around, and sectors have to be erased.
class Session {
  constructor(profile, chance) {
    this.profile = profile;
    this.chance = chance;
    this.panel = this.machine().board.panel;
    this.worn = play_on_desk(this.panel, ['a a', 'wait 500', ...Array(1150 + (chance() % 50)).fill('right down left up a right down left up'), 'keep worn']).flashes.worn;
    this.operations = []; // each with the step it happened in and the log's content before it
    this.contents = []; // the log's content after each step
    this.steps = [];
  }

  machine() { return new Machine(this.profile, { usb: false }).load_uf2(uf2_path('pocket-ricochet', this.profile)); }

  play() {
    const machine = this.machine();
    this.device = machine;
    machine.storage().set(this.worn);
    const start = machine.storage().byteOffset - machine.flash.byteOffset;
    machine.on_flash_operation = (operation) => {
      this.operations.push({ ...operation, address: operation.address - start, step: this.steps.length, before: machine.storage().slice() });
    };
    machine.power_on();
    this.frames = new Frames(machine);
    machine.run_for(350);
    this.#step(['a', 'a']); // into the game
    const presses = ['up', 'right', 'down', 'left', 'up', 'right', 'down', 'left', 'b', 'y'];
    for (let i = 0; i < 12; i++) this.#step([...(i % 4 === 3 ? ['a'] : []), presses[this.chance() % presses.length]]);
    this.#step(['x', 'up', 'a']); // quit to the menu
    this.#step(['up', 'up', 'a', 'down', 'right']); // settings: one thing, and another
    this.#step(['down', 'down', 'down', 'right']);
    this.#step(['b', 'down', 'down', 'a', 'a']); // the game again, and the round to its end
    const way = play_on_desk(this.panel, ['insert flash', 'a a', 'wait 500', 'way'], { flash: machine.storage() }).said.trim().split(/\s+/);
    for (let at = 0; at < way.length;) {
      const move = way.findIndex((button, i) => i >= at && button !== 'a') + 1;
      this.#step(way.slice(at, move));
      at = move;
    }
    this.#step([]); // its result is shown and kept
    this.#step([]);
    this.#step(['a']); // the next one
    for (const button of ['right', 'down', 'left']) this.#step([button]);
  }

  // After a step everything is written.
  #step(buttons) {
    for (const button of buttons) this.device.tap(button);
    this.device.run_for(UNNOTICED);
    for (let quiet = 0, before = this.operations.length; quiet < 60; quiet += 20) {
      this.device.run_for(20);
      if (this.operations.length !== before) quiet = 0;
      before = this.operations.length;
    }
    this.steps.push(buttons);
    this.contents.push(this.device.storage().slice());
  }

  // A part of the operation: its beginning, a chance few of its bits, or both; now and then nothing, or all.
  #interruption(kind, variant) {
    const { chance } = this;
    const fraction = (chance() % 1000) / 1000;
    const few = () => chance() & chance() & 0xff, many = () => (chance() | chance()) & 0xff;
    const erase = [{ cut: 0, random: few }, { cut: fraction, random: many }, { cut: 0, random: many }, { cut: 1 }];
    const program = [{ cut: fraction }, { cut: 0, random: few }, { cut: fraction, random: many }, { cut: 1 }, { cut: 0 }];
    return kind === 'erase' ? erase[variant % erase.length] : program[variant % program.length];
  }

  // A quarter of them in erases: they are few, but a whole sector is at stake.
  cuts() {
    const of_kind = (kind) => this.operations.filter((operation) => operation.kind === kind);
    const spread = (list, count) => Array.from({ length: count }, (_, i) => ({ operation: list[i % list.length], variant: Math.floor(i / list.length) }));
    return [...spread(of_kind('erase'), CUTS >> 2), ...spread(of_kind('program'), CUTS - (CUTS >> 2))].map(({ operation, variant }) => {
      const content = operation.before.slice();
      apply_operation(content, operation, this.#interruption(operation.kind, variant));
      return { operation, content };
    });
  }
}

// Starts the device with that flash, and sees that the screens show one of the pictures they may show.
function resumes(machine, content, wanted, may_show, name) {
  const tap = (button) => machine.tap(button, { hold: 20, after: 20 });
  machine.power_off();
  machine.storage().set(content);
  machine.power_on();
  assert.ok(machine.run_until(() => machine.brightness > 0, 400, 5), `${name}: no menu, ${machine.state}: ${machine.problems()}`);
  for (const screen of wanted) {
    screen.there.forEach(tap);
    const pictures = may_show(screen.name);
    if (!machine.run_until(() => pictures.some((picture) => same(picture, machine.picture())), 3000, 40)) {
      keep_picture('cut-actual', machine.picture());
      pictures.forEach((picture, n) => keep_picture(`cut-expected-${n}`, picture));
      assert.fail(`${name}: another ${screen.name} than before; see build/emulator/cut-*.png`);
    }
    screen.back?.forEach(tap);
  }
}

export function check_power_cuts(profile, seed) {
  const session = new Session(profile, chance_from(seed));
  let expected;

  check(`${profile}: it is played, and its flash erased and programmed meanwhile`, () => {
    session.play();
    const [erases, programs] = ['erase', 'program'].map((kind) => session.operations.filter((operation) => operation.kind === kind).length);
    assert.ok(erases >= 1 && programs >= session.steps.length / 2, `${erases} erases and ${programs} programs in ${session.steps.length} steps`);
    const writing = session.frames.take().filter(({ flash }) => flash > 0);
    console.log(`${profile}: ${session.steps.length} steps with ${programs} programs and ${erases} erases; the longest frame that wrote took ` +
      `${(Math.max(...writing.map(({ work }) => work)) / 1e6).toFixed(1)} ms`);
  });

  check(`${profile}: what was written after each step is what was played`, () => {
    expected = look_on_desk(session.panel, session.contents);
    const live = play_on_desk(session.panel, ['insert worn', ...session.steps.flatMap((buttons) => [...buttons, 'wait 1000', 'say'])], { worn: session.worn }).said;
    const positions = (text) => [...text.matchAll(/^Moves: (\d+).*\n(Robots: .*)$/gm)].map(([, moves, robots]) => `${moves} ${robots}`);
    const resumed = new Set(expected.flatMap(({ words }) => positions(words)));
    assert.ok(positions(live).length > 10);
    for (const position of positions(live)) assert.ok(resumed.has(position), `${position} was not found again`);
  });

  check(`${profile}: a cut while it runs leaves what the others are made of`, () => {
    const operation = session.operations.find(({ kind, number }) => kind === 'program' && number > 4);
    const content = operation.before.slice();
    apply_operation(content, operation, { cut: 0.37 });
    const machine = session.machine();
    machine.storage().set(session.worn);
    machine.on_flash_operation = ({ number }) => (number === operation.number ? { cut: 0.37 } : undefined);
    machine.power_on().run_for(350);
    for (const buttons of session.steps) {
      for (const button of buttons) machine.tap(button);
      machine.run_until(() => machine.state === 'off', UNNOTICED + 60, 20);
      if (machine.state === 'off') break;
    }
    assert.equal(machine.state, 'off');
    assert.ok(Buffer.compare(machine.storage(), content) === 0);
  });

  check(`${profile}: ${CUTS} times the power fails inside an erase or a program, and each time the same round goes on`, () => {
    const cuts = session.cuts();
    const may_show = (step) => (screen) => [expected[Math.max(step - 1, 0)][screen], expected[step][screen]];
    session.device.on_flash_operation = () => undefined;
    cuts.forEach(({ operation: { step, kind, number }, content }, i) => {
      resumes(session.device, content, i % EVERY_SCREEN === 0 ? screens : screens.slice(-1), may_show(step), `cut ${i}, in ${kind} ${number}, step ${step}`);
    });
    // The settings and statistics of all of them, where looking costs less.
    look_on_desk(session.panel, cuts.map(({ content }) => content)).forEach((seen, i) => {
      for (const screen of ['statistics', 'settings']) {
        assert.ok(may_show(cuts[i].operation.step)(screen).some((picture) => same(picture, seen[screen])), `cut ${i}: other ${screen}`);
      }
    });
  });

  check(`${profile}: nothing was done that a real board would not forgive`, () => assert.deepEqual(session.device.problems(), []));
}
