// Measures a profile's UF2 while it is played: memory, stacks, start, frames, latency, and what drawing costs the solver.
import { readFileSync } from 'node:fs';

import { play_on_desk } from './desk.mjs';
import { Symbols } from './elf.mjs';
import { Frames } from './frames.mjs';
import { uf2_path } from './harness.mjs';
import { Machine } from './machine.mjs';
import { SecondCoreWatch } from './second_core_watch.mjs';
import { read_uf2 } from './uf2.mjs';

const KB = 1024;
const STACK_PATTERN = 0x5afe57ac; // hal/pico/stack_paint.cpp
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
  constructor(profile) {
    this.profile = profile;
    this.symbols = new Symbols(profile);
    this.machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile));
    this.panel = this.machine.board.panel;
    this.pixels = this.panel.width * this.panel.height;
    this.figures = [];
    this.redraws = []; // of the whole screen
    this.results = []; // the same with a round's result laid over the board
  }

  // `most` or `least`: the limit.
  add(name, value, unit, limit) { this.figures.push({ name, value, unit, ...limit }); }

  tap(button, after = 60) { this.machine.tap(button, { after }); }

  press(...buttons) { for (const button of buttons) this.tap(button); }

  // The frames of something, with a look at redraws of the whole screen.
  frames_of(something, redraws = this.redraws) {
    something();
    const frames = this.frames.take();
    redraws.push(...frames.filter(({ pixels }) => pixels === this.pixels));
    return frames;
  }

  memory() {
    const uf2 = read_uf2(readFileSync(uf2_path('pocket-ricochet', this.profile)));
    this.add('flash used', (uf2.length * 256) / KB, 'KB', { most: 384 });
    this.add('static RAM with the solver\'s table', (this.symbols.address('__bss_end__') - 0x20000000) / KB, 'KB', { most: 230 });
  }

  start() {
    const { machine } = this;
    machine.storage().set(hard_game());
    machine.power_on();
    this.frames = new Frames(machine, this.symbols.code_in_ram(/ricochet::Search::/));
    this.second_core = new SecondCoreWatch(machine, this.symbols.code_in_ram(/ricochet::/));
    this.frames_of(() => machine.run_until(() => machine.brightness > 0, 2000, 0.5));
    this.add('reset to the first picture of the menu', machine.milliseconds, 'ms', { most: 400 });
    machine.run_for(OPENED);
  }

  // In the hard game, with the solver at work all the time.
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

  // Every kind of thing there is to do, so that the stacks go as deep as they ever do. Begins in the hard game.
  play_through() {
    const { machine } = this;
    const settle = () => machine.run_until(() => machine.chip.cores[1].waiting, 120000, 50);
    let line = 0; // of the menu
    const go_to = (wanted) => {
      this.press(...Array(Math.abs(wanted - line)).fill(wanted > line ? 'down' : 'up'));
      line = wanted;
    };
    const quit = () => this.press('x', 'up', 'a');
    const play_to_the_end = () => {
      const way = this.#way(line);
      this.frames_of(() => {
        for (const button of way) this.tap(button, button === 'a' ? 40 : 420);
        machine.run_for(2 * SETTLED);
        settle();
      }, this.results);
      this.frames_of(() => {
        this.press('down', 'down', 'a'); // watch the solution
        machine.run_for(2000);
      });
      this.frames_of(() => { this.press('b'); machine.run_for(SETTLED); }, this.results);
      this.frames_of(quit);
    };
    this.press('x', 'b', 'x', 'down', 'a', 'x', 'down', 'a'); // pauses and hints
    quit();
    this.press('a', 'down', 'a', 'down', 'a'); // another, easier game
    machine.run_for(300);
    settle();
    machine.run_for(SETTLED);
    play_to_the_end();
    for (const mode of [1, 3]) { // the day's Carom, Crystals
      go_to(mode);
      this.press('a', 'a');
      machine.run_for(300);
      settle();
      machine.run_for(SETTLED);
      play_to_the_end();
    }
    go_to(0);
    this.press('up', 'a'); // help
    machine.run_for(SETTLED);
    this.press('b', 'up', 'a', 'down', 'right', 'up', 'up', 'up', 'a'); // settings, diagnostics
    machine.run_for(SETTLED);
    this.press('b', 'b', 'up', 'a', 'right', 'right'); // statistics
    machine.run_for(SETTLED);
    this.press('b');
  }

  // The whole screen sent, against what the wires alone take.
  full_redraw() {
    const wires = (this.pixels * 16 * 1e9) / SPI_HERTZ;
    if (this.redraws.length === 0) throw new Error('the whole screen was never redrawn');
    const ratio = (redraws) => worst(redraws.map(({ work }) => work)) / wires;
    this.add('longest redraw of the whole screen', ratio(this.redraws), '× the SPI limit', { most: 1.25 });
    if (this.results.length > 0) this.add('  with a result laid over the board', ratio(this.results), '× the SPI limit', {});
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

// All figures of a profile, [{ name, value, unit, most | least | neither }], and what went wrong meanwhile.
export function measure(profile) {
  const measurement = new Measurement(profile);
  measurement.memory();
  measurement.start();
  measurement.slides();
  measurement.latency();
  measurement.frames_of(() => measurement.play_through());
  measurement.full_redraw();
  measurement.stacks();
  return { figures: measurement.figures, problems: measurement.machine.problems(), picture: measurement.machine.picture() };
}

export const holds = ({ value, most = Infinity, least = -Infinity }) => value <= most && value >= least;

export function line_of(figure) {
  const { name, value, unit, most, least } = figure;
  const limit = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : '';
  return `${holds(figure) ? '  ' : '! '}${name.padEnd(42)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(17)} ${limit}`;
}
