// Measures a profile's UF2 while it is played: memory, stacks, start, frames, latency, and what drawing costs the solver.
import { readFileSync } from 'node:fs';

import { play_on_desk } from './desk.mjs';
import { Symbols } from './elf.mjs';
import { Frames } from './frames.mjs';
import { uf2_path } from './harness.mjs';
import { Machine } from './machine.mjs';
import { Redraws } from './redraws.mjs';
import { SecondCoreWatch } from './second_core_watch.mjs';
import { read_uf2 } from './uf2.mjs';

const KB = 1024;
const STACK_PATTERN = 0x5afe57ac; // hal/pico/painted_stack.hpp
const SPI_HERTZ = 62.5e6;
const OPENED = 1100; // milliseconds: the title stands still
const SETTLED = 600;
const DEALS = 500;

const worst = (numbers) => Math.max(...numbers);

// A flash with a game of Classic whose round takes the solver long: of many deals on many boards the one with the longest way.
function hard_game() {
  const deal = 'x up a a down*2 right up a down a';
  const deals = (count, each) => ['a a', 'wait 300', ...each, ...Array(count).fill([deal, 'wait 300', ...each]).flat()];
  const size = { width: 240, height: 240 };
  const ways = play_on_desk(size, deals(DEALS, ['way'])).said.trim().split('\n');
  const lengths = ways.map((way) => way.trim().split(' ').filter((button) => button !== 'a').length);
  const hardest = lengths.indexOf(worst(lengths));
  return play_on_desk(size, [...deals(hardest, ['way']), 'wait 500', 'keep flash']).flashes.flash;
}

class Measurement {
  constructor(profile, hard) {
    this.profile = profile;
    this.hard = hard;
    this.symbols = new Symbols(profile);
    this.machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile));
    this.panel = this.machine.board.panel;
    this.figures = [];
  }

  // `most` or `least`: the limit. `note`: what else there is to say.
  add(name, value, unit, limit) { this.figures.push({ name, value, unit, ...limit }); }

  tap(button, after = 60) { this.machine.tap(button, { after }); }

  press(...buttons) { for (const button of buttons) this.tap(button); }

  // The frames of something, with a look at redraws of the whole screen.
  frames_of(something, name = 'play') {
    this.frames.take();
    something();
    const frames = this.frames.take();
    this.redraws.note(name, frames);
    return frames;
  }

  // Presses the buttons that lead to a screen, and has all of it drawn once more when it has come to rest.
  look_at(name, ...buttons) {
    this.frames_of(() => {
      this.press(...buttons);
      this.machine.run_for(100);
    }, name);
    this.redraws.draw(name);
  }

  memory() {
    const uf2 = read_uf2(readFileSync(uf2_path('pocket-ricochet', this.profile)));
    this.add('flash used', (uf2.length * 256) / KB, 'KB', { most: 384 });
    this.add('static RAM with the solver\'s table', (this.symbols.address('__bss_end__') - 0x20000000) / KB, 'KB', { most: 230 });
  }

  start() {
    const { machine } = this;
    if (this.hard) machine.storage().set(hard_game());
    machine.power_on();
    this.frames = new Frames(machine);
    this.redraws = new Redraws(machine, this.symbols, this.frames);
    this.second_core = new SecondCoreWatch(machine, this.symbols.code_in_ram(/ricochet::/));
    machine.run_until(() => machine.brightness > 0, 2000, 0.5);
    this.add('reset to the first picture of the menu', machine.milliseconds, 'ms', { most: 400 });
    this.frames_of(() => machine.run_for(OPENED), 'opening');
  }

  // In the hard game, with the solver at work all the time. Only the second core's own time counts, with a busy screen against a
  // screen at rest: the first may help when it has nothing to do.
  slides() {
    const { machine, second_core } = this;
    this.frames_of(() => { this.press('a', 'a'); machine.run_for(300); });
    const idle = second_core.share(() => machine.run_for(200));
    if (idle < 0.5) throw new Error('the puzzle is too easy: the solver does not run');
    const times = [], shares = [];
    for (const button of ['right', 'down', 'left', 'up', 'a', 'right', 'down', 'left', 'up']) {
      shares.push(second_core.share(() => times.push(...this.frames_of(() => this.tap(button, 260)).filter(({ pixels }) => pixels > 0).map(({ work }) => work / 1e6))));
      if (shares.at(-1) < 0.3) { // solved meanwhile: once more from the beginning
        shares.pop();
        this.press('x', 'up', 'a', 'a', 'a');
        machine.run_for(300);
      }
    }
    if (shares.length < 4) throw new Error('the puzzle is too easy: it was solved before the slides were over');
    this.add('longest frame of a slide, solver running', worst(times), 'ms', { most: 16.7 });
    this.add('solver speed while robots slide', (100 * shares.reduce((a, b) => a + b)) / shares.length / idle, '% of idle', { least: 90 });
    this.add('solver run from flash', (100 * second_core.from_flash) / machine.chip.cores[1].cycles, '% of its time', { most: 1 });
  }

  // The same in an easy game, which costs the emulator little: frames alone.
  easy_slides() {
    this.frames_of(() => { this.press('a', 'a'); this.machine.run_for(1000); });
    const frames = this.frames_of(() => { for (const button of ['right', 'down', 'left', 'up']) this.tap(button, 260); });
    this.add('longest frame of a slide', worst(frames.filter(({ pixels }) => pixels > 0).map(({ work }) => work / 1e6)), 'ms', { most: 16.7 });
  }

  // From the press, at any moment of a frame, to the last pixel of the picture that answers it.
  latency() {
    const { machine } = this;
    const first = [], last = [];
    for (let phase = 0; phase < 16; phase++) {
      machine.run_for(250 + phase * 1.05);
      const before = machine.panel.pixels_written, pressed = machine.milliseconds;
      machine.press(['right', 'down', 'left', 'up'][phase % 4]);
      machine.run_until(() => machine.panel.pixels_written > before, 100, 0.1);
      first.push(machine.milliseconds - pressed);
      for (let seen = -1; seen !== machine.panel.pixels_written;) {
        seen = machine.panel.pixels_written;
        last.push(machine.milliseconds - pressed);
        machine.run_for(2);
      }
      for (const button of ['right', 'down', 'left', 'up']) machine.release(button);
    }
    this.add('press to first pixel', worst(first), 'ms', { most: 35 });
    this.add('press to the answer\'s last pixel', worst(last), 'ms', { most: 35 });
  }

  #way(line) {
    return play_on_desk(this.panel, ['insert flash', `${'down '.repeat(line)}a a`, `wait ${SETTLED}`, 'way'], { flash: this.machine.storage() })
      .said.trim().split(/\s+/);
  }

  // Every kind of thing there is to do, so that the stacks go as deep as they ever do, and a look at every screen. Begins in the
  // game of the slides.
  play_through() {
    const { machine } = this;
    const settle = () => machine.run_until(() => machine.chip.cores[1].waiting, 120000, 50);
    let line = 0; // of the menu
    const go_to = (wanted) => {
      this.press(...Array(Math.abs(wanted - line)).fill(wanted > line ? 'down' : 'up'));
      line = wanted;
    };
    const quit = () => this.frames_of(() => this.press('x', 'up', 'a'), 'back to the menu');
    const play_to_the_end = (mode) => {
      this.redraws.draw(mode);
      const way = this.#way(line);
      this.frames_of(() => {
        for (const button of way) this.tap(button, button === 'a' ? 40 : 420);
        machine.run_for(2 * SETTLED);
        settle();
      }, `result of ${mode}`);
      this.redraws.draw(`result of ${mode}`);
      this.look_at(`solution of ${mode}`, 'down', 'down', 'a');
      machine.run_for(2000);
      this.look_at(`result of ${mode}, watched`, 'b');
      quit();
    };
    const deal = () => this.frames_of(() => {
      machine.run_for(300);
      settle();
      machine.run_for(SETTLED);
    }, 'dealing');
    this.look_at('hint', 'x', 'down', 'a');
    for (let tried = 0; tried < 20; tried++) { // other games, until one is easy
      quit();
      this.press('a', 'down', 'a', 'down', 'a');
      machine.run_for(300);
      if (machine.run_until(() => machine.chip.cores[1].waiting, 700, 50)) break;
    }
    deal();
    this.look_at('pause', 'x');
    this.press('b', 'x', 'down', 'a', 'x', 'down', 'a'); // more hints
    quit();
    this.look_at('menu');
    this.look_at('new game', 'a');
    this.look_at('question', 'down', 'a');
    this.press('b', 'up', 'a');
    play_to_the_end('Classic');
    for (const [wanted, mode] of [[1, 'Daily'], [3, 'Crystals']]) {
      go_to(wanted);
      this.look_at(`new game of ${mode}`, 'a');
      this.press('a');
      deal();
      play_to_the_end(mode);
    }
    go_to(0);
    this.look_at('help', 'up', 'a');
    this.look_at('lesson', 'a');
    this.look_at('rules', 'y', 'down', 'a');
    for (let page = 2; page <= 10; page++) this.look_at(`page ${page} of the rules`, 'right');
    this.look_at('settings', 'b', 'b', 'up', 'a');
    this.look_at('diagnostics', 'up', 'up', 'a');
    for (let topic = 1; topic <= 5; topic++) this.look_at(`topic ${topic} of the diagnostics`, ...(topic > 1 ? ['b', 'down'] : []), 'a');
    this.look_at('buttons and colours', 'b', 'down', 'a');
    this.look_at('statistics', 'b', 'b', 'b', 'b', 'up', 'a');
    for (const other of ['Daily', 'Carom', 'Crystals']) this.look_at(`statistics of ${other}`, 'right');
    this.press('b');
  }

  // The whole screen sent, against what the wires alone take.
  full_redraw() {
    const wires = (this.panel.width * this.panel.height * 16 * 1e9) / SPI_HERTZ;
    const { work, name } = this.redraws.longest;
    this.add('longest redraw of the whole screen', work / wires, '× the SPI limit', { most: 1.25, note: name });
  }

  stacks() {
    const ram = new Uint32Array(this.machine.chip.rp2040.sram.buffer);
    const second = this.symbols.all.find(({ name }) => name === 'hal::pico::(anonymous namespace)::second_stack');
    if (second === undefined) throw new Error('the second core has no stack of ours');
    // hal/pico/stack_paint.cpp: both small banks, and the end of main memory, which nothing else may reach.
    const first = this.symbols.address('__StackTop') - 10 * KB;
    if (this.symbols.address('__end__') + 2 * KB > first) throw new Error('memory is so full that the heap reaches the stack');
    for (const [core, bottom, top] of [['first', first, this.symbols.address('__StackTop')],
      ['second', second.address, second.address + second.size]]) {
      const from = (bottom - 0x20000000) >> 2, to = (top - 0x20000000) >> 2;
      let deepest = from;
      while (ram[deepest] === STACK_PATTERN) deepest += 1;
      this.add(`stack of the ${core} core`, (100 * (to - deepest)) / (to - from), `% of ${(to - from) * 4} bytes`, { most: 60 });
    }
  }
}

// All figures of a profile, [{ name, value, unit, most | least | neither }], and what went wrong meanwhile. Those that need the solver at
// work are left out where it is not asked to be: they take the emulator long.
export function measure(profile, { solver = true } = {}) {
  const measurement = new Measurement(profile, solver);
  measurement.memory();
  measurement.start();
  if (solver) measurement.slides();
  else measurement.easy_slides();
  measurement.latency();
  measurement.play_through();
  measurement.full_redraw();
  measurement.stacks();
  return { figures: measurement.figures, problems: measurement.machine.problems(), picture: measurement.machine.picture() };
}

export const holds = ({ value, most = Infinity, least = -Infinity }) => value <= most && value >= least;

export function line_of(figure) {
  const { name, value, unit, most, least, note } = figure;
  const limit = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : '';
  return `${holds(figure) ? '  ' : '! '}${name.padEnd(42)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(17)} ${limit}${note === undefined ? '' : `  (${note})`}`;
}
