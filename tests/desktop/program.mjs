// Runs pocket-ricochet-desktop on an X server of its own and presses its keys; the script player tells what to expect.
import { spawn, spawnSync, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { enlarged, find, pictureOfPng, pictureOfXwd, standsAt } from './pictures.mjs';

const build = resolve(process.argv[2] ?? 'build/host-debug');
const program = join(build, 'pocket-ricochet-desktop');
const scriptPlayer = join(build, 'script-player');
export const folder = mkdtempSync(join(tmpdir(), 'ricochet-desktop-'));

const patience = 20000;  // ms: only a failure waits that long
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export async function until(what, condition) {
  for (const start = Date.now(); Date.now() - start < patience; await pause(20)) {
    const result = condition();
    if (result) return result;
  }
  throw new Error(`in vain: ${what}`);
}

// An X server without a monitor; it writes what it shows into a file and chooses a free number for itself.
const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x760x24', '-fbdir', folder, '-nolisten', 'tcp'],
  { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
let number = '';
server.stdio[3].setEncoding('utf8').on('data', (text) => { number += text; });
await until('the X server starts', () => number.endsWith('\n'));
const display = `:${number.trim()}`;
const environment = { ...process.env, DISPLAY: display, HOME: folder, XDG_STATE_HOME: join(folder, 'state') };
delete environment.WAYLAND_DISPLAY;
environment.ASAN_OPTIONS = 'detect_leaks=0:detect_stack_use_after_return=1';  // what SDL and X keep is theirs
environment.SDL_VIDEODRIVER = 'x11';
environment.SDL_AUDIODRIVER = 'disk';  // into a file rather than a sound card
environment.SDL_DISKAUDIODELAY = '10';

export function finish() {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

export function run(options, variables = {}) {
  const result = spawnSync(program, options, { encoding: 'utf8', env: { ...environment, ...variables } });
  return { status: result.status, output: result.stdout, errors: result.stderr };
}

const told = ['--seed', '5', '--date', '2026-01-31'];

// What the script player's screen looks like after these lines: the path of a PNG.
let count = 0;
const shots = new Map();
function expected(lines, size) {
  const input = [...lines, 'wait 1000'].join('\n');
  const key = `${size} ${input}`;
  if (!shots.has(key)) {
    const name = `expected-${count++}`;
    execFileSync(scriptPlayer, ['--size', size, ...told, '--pictures', folder],
      { input: `${input}\nshot ${name}\n`, stdio: ['pipe', 'inherit', 'inherit'] });
    shots.set(key, join(folder, `${name}.png`));
  }
  return shots.get(key);
}

export class Player {
  static #playing = new Set();

  static sendAllHome() {
    for (const player of Player.#playing) player.process.kill('SIGKILL');
  }

  constructor({ size = '320x240', scale = 1, options = [] } = {}) {
    Object.assign(this, { size, scale, errors: '', output: '', pictures: join(folder, `pictures-${count++}`) });
    mkdirSync(this.pictures);
    this.sounds = join(this.pictures, 'sounds.raw');
    this.process = spawn(program,
      ['--size', size, '--scale', `${scale}`, ...told, '--pictures', this.pictures, ...options],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment, SDL_DISKAUDIOFILE: this.sounds } });
    this.process.stdout.setEncoding('utf8').on('data', (text) => { this.output += text; });
    this.process.stderr.setEncoding('utf8').on('data', (text) => { this.errors += text.replaceAll(/^CRITICAL:.*\n/gm, ''); });
    Player.#playing.add(this);
    this.ended = new Promise((done) => {
      this.process.on('close', (status) => { Player.#playing.delete(this); done(status); });
    });
  }

  // Waits until the window's screen is, pixel for pixel, what the script player shows after these lines.
  async shows(lines) {
    const path = expected(lines, this.size);
    const picture = enlarged(pictureOfPng(path), this.scale);
    try {
      await until(`the window looks as after '${lines.join(' / ')}'`, () => {
        if (this.process.exitCode !== null) throw new Error(`the program ended: ${this.errors}`);
        const seen = pictureOfXwd(join(folder, 'Xvfb_screen0'));
        this.screen ??= find(picture, seen);
        return this.screen && standsAt(this.screen, picture, seen);
      });
    } catch (problem) {
      throw new Error(`${problem.message}\n${this.errors}`);
    }
    return path;
  }

  // Real key events, from the X server.
  press(...keys) { execFileSync('xdotool', ['key', ...keys], { env: environment }); }

  // A place of the device, counted in pixels of its screen from the screen's upper left corner.
  #place(x, y) { return [this.screen.x + x * this.scale, this.screen.y + y * this.scale].map(String); }
  click(x, y) {
    execFileSync('xdotool', ['mousemove', ...this.#place(x, y), 'click', '1'], { env: environment });
  }

  async says(pattern) { return until(`it says ${pattern}`, () => pattern.exec(this.errors)); }

  async quit() {
    this.press('ctrl+q');
    await until('the window closes', () => this.process.exitCode !== null || this.process.signalCode !== null);
    return this.ended;
  }
}

export const fileAt = (path) => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));
