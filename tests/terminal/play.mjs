// pocket-ricochet as a player has it: keys, windows of all sizes, saving, signals. Needs script(1) for a terminal.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

import { Player, folder, run, savedGame } from './program.mjs';
import { solve } from './solver.mjs';
import { playGoals } from './whole_game.mjs';

const seed = ['--seed', '7'];
const keysOf = { U: '\x1b[A', D: '\x1b[B', R: '\x1b[C', L: '\x1b[D' };
// Chooses each robot and slides it.
const keysFor = (solution) => solution.split(' ').map(([robot, way]) => robot.toLowerCase() + keysOf[way]).join('');
const startDrawing = run([...seed, '--ascii', '--moves', '']).output;
const solution = solve(startDrawing.split('\n').slice(1, 34).join('\n'), startDrawing.split('\n')[0]);
const count = solution.split(' ').length;

beforeEach(() => rmSync(dirname(savedGame), { recursive: true, force: true }));
afterEach(() => Player.sendAllHome());

// The board of a full page, as scripts print it: without the brackets around the selected robot.
const boardOf = (text) => text.split('\n').slice(0, 33).map((line) => line.slice(0, 65).replaceAll(/[[\]]/g, ' '));

async function quit(player) {
  player.press('q');
  return player.end();
}

test('80 by 24 shows everything: board, goal in words, robots and their ways, keys', async () => {
  const player = new Player({ options: seed });
  await player.sees('q: save and quit');
  const lines = player.text().split('\n');
  assert.equal(lines.filter((line) => /^│.{63}│$/.test(line)).length, 16);
  assert.match(player.text(), /Goal   bring blue to the square at \(7,12\) ■ +0\/17 goals done/);
  assert.match(player.text(), /Robots  R  ↑→↓←    Y  ·→↓·    G  ↑·↓←   \[B\] ↑→↓←/);
  assert.deepEqual(await quit(player), { status: 0, restored: true });
  assert.match(player.screen.shown, /Saved, 0 of 17 goals done\./);
});

test('a large window has the drawing that scripts have', async () => {
  const player = new Player({ options: seed, columns: 120, lines: 40 });
  await player.sees('? help');
  assert.deepEqual(boardOf(player.text()), run([...seed, '--moves', '']).output.split('\n').slice(1, 34));
  await quit(player);
});

for (const [columns, lines, last] of [[65, 23, 'q: save and quit'], [64, 23, 'q: quit'], [65, 22, 'q: quit'], [65, 39, 'q: save and quit'],
  [101, 26, 'q save and quit'], [101, 33, 'q save and quit'], [300, 100, 'q save and quit'], [10, 3, 'needs: 65'], [1, 1, 'T']]) {
  test(`every page keeps within a window of ${columns} by ${lines}`, async () => {
    const player = new Player({ options: seed, columns, lines });
    await player.sees(last);
    player.press('?');
    await player.sees(columns > 9 ? 'Pocket Ric' : 'P');
    player.press(' ');
    await player.sees(last);
    assert.deepEqual(await quit(player), { status: 0, restored: true });
  });
}

test('a window may change its size at any time', async () => {
  const player = new Player({ options: seed });
  await player.sees('q: save and quit');
  player.resize(120, 40);
  await player.sees(/┌───[^]*└───.* \? help  q save and quit/);
  player.resize(70, 40);
  await player.sees(/┌───[^]*└───.*\nGoal[^]*q: save and quit/);
  player.resize(60, 20);
  await player.sees(/needs: 65 columns by 23 lines\n.*q: quit/);
  player.resize(101, 26);
  await player.sees('? help  q save and quit');
  player.resize(10, 3);
  await player.sees(/This windo\n.*\nneeds: 65/);
  player.resize(80, 24);
  await player.sees('q: save and quit');
  await quit(player);
});

test('a round is won, the next one begins, and the summary counts it', async () => {
  const player = new Player({ options: seed });
  await player.sees('Goal');
  player.press('\r');
  await player.sees('First bring the robot to the goal.');
  player.press(keysFor(solution));
  await player.sees(`did it in ${count} moves. Enter: next goal.`);
  player.press('w');
  await player.sees('The goal has been reached already.');
  player.press('u');
  await player.sees('One move back.');
  player.press('U');
  await player.sees(`did it in ${count} moves. Enter: next goal.`);
  player.press(' ');
  await player.sees('1/17 goals done');
  await player.sees(/Next: bring/);
  await quit(player);
});

test('the last goal ends the game with a summary, and another game can begin', async () => {
  const file = join(folder, 'last-goal');
  const lastSolution = playGoals(file, ['--seed', '11'], 16);
  const player = new Player({ options: ['--save', file] });
  await player.sees('16/17 goals done');
  player.press('S');
  await player.sees('This is the only goal left.');
  player.press(`${keysFor(lastSolution)}\r`);
  await player.sees(/All goals completed: board 11\n(  .* \d+ moves?\n){17}  17 goals in \d+ moves\n\nEnter: a new game   q: quit/);
  await quit(player);
  const again = new Player({ options: ['--save', file] });
  await again.sees('All goals completed');
  again.press('rwxu');
  again.press('\r');
  await again.sees('A new game: board');
  await again.sees('0/17 goals done');
  await quit(again);
});

test('keys choose robots and move them; what is impossible is refused in words', async () => {
  const player = new Player({ options: [...seed, '--rules', 'robots=5'] });
  await player.sees('[B]');
  for (const [key, robot] of [['r', 'R'], ['y', 'Y'], ['g', 'G'], ['b', 'B'], ['\t', 'S'], ['\t', 'R'], ['\x1b[Z', 'S'],
    ['1', 'R'], ['5', 'S'], ['2', 'Y'], ['3', 'G'], ['4', 'B'], ['1', 'R']]) {
    player.press(key);
    await player.sees(`[${robot}] `);
  }
  for (const [key, moves] of [['w', '1  RU'], ['d', '2  RU RR'], ['s', '3  RU RR RD'], ['a', '4  RU RR RD RL'],
    ['u', '3  RU RR RD\n'], ['U', '4  RU RR RD RL'], ['R', '0\n'], ['\x12', '1  RU'], ['\x1bOB', '2  RU RD'],
    ['\x1b[1;2A', '3  RU RD RU']]) {
    player.press(key);
    await player.sees(`Moves  ${moves}`);
  }
  player.press('w');
  await player.sees('Refused: red cannot move up.');
  player.press('x');
  await player.sees('No such key: ? shows them all.');
  player.press('\x1b');
  await player.sees(() => !player.text().includes('No such key'));
  player.press('?');
  await player.sees('Any key goes back to the game.');
  player.press('q');
  await player.sees('Moves  3');
  await quit(player);
});

test('skipping and giving up lose moves, so they ask', async () => {
  const player = new Player({ options: seed });
  await player.sees('bring blue');
  player.press('S');
  await player.sees('Skipped: it comes again later.');
  assert.ok(!player.text().includes('bring blue to the square'));
  const goal = /bring [^)]*\)/.exec(player.text())[0];
  player.press('rwS');
  await player.sees('Press S again to skip this goal');
  player.press('dS');
  await player.sees('Press S again to skip this goal');
  assert.ok(player.text().includes(goal));
  player.press('S');
  await player.sees('Skipped');
  player.press('N');
  await player.sees('Press N again to give this game up');
  player.press('N');
  await player.sees('A new game: board');
  await quit(player);
});

test('a game goes on where it was left, and --new begins another', async () => {
  const first = new Player({ options: seed });
  await first.sees('Goal');
  first.press('rwda');
  await first.sees('Moves  3  RU RR RL');
  const before = first.text().split('\n').slice(0, 19);
  await quit(first);
  const second = new Player();
  await second.sees('The game goes on.');
  second.press('r');
  await second.sees(() => !second.text().includes('goes on'));
  assert.deepEqual(second.text().split('\n').slice(0, 19), before);
  second.press('u');
  await second.sees('Moves  2  RU RR');
  await quit(second);
  const third = new Player({ options: ['--new'] });
  await third.sees('Moves  0');
  await quit(third);
});

test('a damaged game is kept aside and a new one begins', async () => {
  mkdirSync(dirname(savedGame), { recursive: true });
  writeFileSync(savedGame, 'this is no game');
  const player = new Player();
  await player.sees('The saved game is damaged: it is not a whole game.');
  await player.sees(/kept as\s.*game\.damaged; a new game\s+begins\./s);
  assert.equal(readFileSync(`${savedGame}.damaged`, 'utf8'), 'this is no game');
  await quit(player);
});

test('where nothing can be saved, the game says so and is played', async () => {
  const player = new Player({ options: [...seed, '--save', '/dev/null/game'] });
  await player.sees('(not saved: Not a directory)');
  player.press('rw');
  await player.sees('Moves  1  RU');
  await quit(player);
  assert.match(player.screen.shown, /This game is not saved/);
});

for (const [signal, status] of [['SIGTERM', 143], ['SIGINT', 130], ['SIGHUP', 129]]) {
  test(`${signal} leaves the terminal as it was and the game saved`, async () => {
    const player = new Player({ options: seed });
    await player.sees('Goal');
    player.press('rw');
    await player.sees('Moves  1  RU');
    player.signal(signal);
    assert.deepEqual(await player.end(), { status, restored: true });
    const again = new Player();
    await again.sees('Moves  1  RU');
    await quit(again);
  });
}

test('Control-Z gives the terminal back to the shell until the game is continued', async () => {
  const player = new Player({ options: seed, suspends: true });
  await player.sees('Goal');
  player.press('rw');
  await player.sees('Moves  1  RU');
  player.press('\x1a');
  await player.sees(() => player.screen.shown.includes('suspended'));
  assert.equal(player.state(), 'T');
  assert.ok(!player.screen.alternate && player.screen.cursorVisible);
  player.press('\n');
  await player.sees('Moves  1  RU');
  player.press('d');
  await player.sees('Moves  2  RU RR');
  assert.deepEqual(await quit(player), { status: 0, restored: true });
});

test('Control-Z where no shell could continue the game changes nothing', async () => {
  const player = new Player({ options: seed });
  await player.sees('Goal');
  player.press('\x1a');
  await player.sees(() => player.raw.split('\x1b[?1049h').length === 3);
  player.press('rw');
  await player.sees('Moves  1  RU');
  assert.ok(player.screen.alternate);
  assert.deepEqual(await quit(player), { status: 0, restored: true });
});

test('Control-C ends the game', async () => {
  const player = new Player({ options: seed });
  await player.sees('Goal');
  player.press('\x03');
  assert.deepEqual(await player.end(), { status: 130, restored: true });
});

test('without colour, letters and marks still tell everything', async () => {
  const player = new Player({ options: seed, variables: { NO_COLOR: '1' } });
  await player.sees('q: save and quit');
  const styles = new Set([...player.raw.matchAll(/\x1b\[([0-9;]*)m/g)].map(([, style]) => style));
  assert.ok(styles.has('0;1;7'), 'robots and the current goal stand out');
  for (const style of styles) assert.match(style, /^0(;[147])*$/);
  await quit(player);
});

test('a terminal without UTF-8 gets ASCII', async () => {
  const player = new Player({ options: seed, variables: { LC_ALL: 'C' } });
  await player.sees('q: save and quit');
  assert.match(player.text(), /^[\n -~]*$/);
  assert.match(player.text(), /^ _{63}\n\|/);
  await quit(player);
});

test('a dumb terminal plays line by line, and saves', async () => {
  const player = new Player({ options: seed, variables: { TERM: 'dumb' } });
  const shows = (words) => player.sees(() => player.raw.includes(words));
  await shows('goal: bring blue');
  player.press('red up\n');
  await shows('1 RU: red up from');
  player.press('quit\n');
  assert.equal((await player.end()).status, 0);
  assert.ok(!player.raw.includes('\x1b'));
  assert.ok(existsSync(savedGame));
});
