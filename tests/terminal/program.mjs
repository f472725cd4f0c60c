// Runs pocket-ricochet for the tests: through pipes, or on a terminal of its own made by script(1).
import { spawn, spawnSync, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { Screen } from './screen.mjs';

export const program = resolve(process.argv[2] ?? 'build/host-debug/pocket-ricochet');
export const folder = mkdtempSync(join(tmpdir(), 'ricochet-terminal-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const environment = {
  ...process.env, LC_ALL: 'C.UTF-8', TERM: 'xterm-256color', HOME: folder, XDG_STATE_HOME: join(folder, 'state'),
};
delete environment.NO_COLOR;
delete environment.COLORTERM;
export const flash = join(environment.XDG_STATE_HOME, 'pocket-ricochet', 'flash.bin');

// Through pipes: { status, output, errors }.
export function run(options, input = '', variables = {}) {
  const result = spawnSync(program, options, { input, encoding: 'utf8', env: { ...environment, ...variables } });
  return { status: result.status, output: result.stdout, errors: result.stderr };
}

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
let count = 0;

export class Player {
  static #playing = new Set();

  // Ends what a failed test left behind.
  static sendAllHome() {
    for (const player of Player.#playing) player.process.kill('SIGKILL');
  }

  constructor({ options = [], columns = 80, lines = 24, variables = {}, suspends = false } = {}) {
    this.files = join(folder, `player-${count++}`);
    this.screen = new Screen(columns, lines);
    this.raw = '';
    // A shell that outlives Control-C, or one with job control, in which a suspended game waits for Enter.
    const start = suspends ? ['set -m'] : ['trap : INT'];
    const goOn = suspends ? ['echo suspended', 'read line', 'fg >/dev/null'] : [];
    const inside = [
      ...start, `stty rows ${lines} columns ${columns}`, `tty >${this.files}.tty`, `stty -a >${this.files}.before`,
      `sh -c 'echo $$ >${this.files}.pid; exec "$@"' sh ${[program, ...options].map(quoted).join(' ')}`,
      ...goOn, `echo $? >${this.files}.status`, `stty -a >${this.files}.after`,
    ].join('; ');
    this.process = spawn('script', ['-qfc', inside, '/dev/null'],
      { stdio: ['pipe', 'pipe', 'inherit'], env: { ...environment, SHELL: '/bin/sh', ...variables } });
    this.process.stdout.setEncoding('utf8');
    this.process.stdout.on('data', (text) => {
      this.raw += text;
      try {
        this.screen.feed(text);
      } catch (problem) {
        this.problem ??= problem;
      }
    });
    Player.#playing.add(this);
    this.ended = new Promise((done) => this.process.on('close', done)).then(() => Player.#playing.delete(this));
  }

  get pid() { return Number(readFileSync(`${this.files}.pid`, 'utf8')); }
  text() { return this.screen.text(); }
  press(keys) { this.process.stdin.write(keys); }

  // Waits until the screen shows this text, matches this expression or fulfils this condition.
  async sees(wanted) {
    const fulfilled = typeof wanted === 'function' ? wanted
      : () => (wanted instanceof RegExp ? wanted.test(this.text()) : this.text().includes(wanted));
    for (let tries = 0; tries < 1500; ++tries) {
      if (this.problem) throw this.problem;
      if (fulfilled()) return;
      await pause(10);
    }
    throw new Error(`waited in vain for ${wanted}; the screen shows:\n${this.text()}\noutside of it:\n${this.screen.shown}`);
  }

  resize(columns, lines) {
    this.screen.resize(columns, lines);
    const terminal = readFileSync(`${this.files}.tty`, 'utf8').trim();
    // stty changes one after the other, so the game may draw a page for a window that is half changed.
    this.screen.strict = false;
    execFileSync('stty', ['-F', terminal, 'columns', `${columns}`, 'rows', `${lines}`]);
  }

  signal(name) { process.kill(this.pid, name); }

  // S sleeping, T stopped, and so on.
  state() { return readFileSync(`/proc/${this.pid}/stat`, 'utf8').replace(/.*\) /s, '')[0]; }

  // Waits for the end; the exit status, and whether the terminal is as it was.
  async end() {
    await this.sees(() => existsSync(`${this.files}.after`) && readFileSync(`${this.files}.after`, 'utf8') !== '');
    this.process.stdin.end();
    await this.ended;
    const read = (what) => readFileSync(`${this.files}.${what}`, 'utf8');
    return {
      status: Number(read('status')),
      restored: read('before') === read('after') && !this.screen.alternate && this.screen.cursorVisible,
    };
  }
}
