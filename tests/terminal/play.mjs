// pocket-ricochet as a player has it: every mode and screen, windows of all sizes, keeping, signals. Needs script(1) for
// a terminal.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

import { Player, flash } from './program.mjs';
import { latticeOf, solve } from './solver.mjs';

const arrows = { up: '\x1b[A', down: '\x1b[B', right: '\x1b[C', left: '\x1b[D' };
const ways = { U: 'up', R: 'right', D: 'down', L: 'left' };
const board7 = ['--board', '7', '--seed', '3'];

beforeEach(() => rmSync(dirname(flash), { recursive: true, force: true }));
afterEach(() => Player.sendAllHome());

async function quit(player) {
  player.press('q');
  return player.end();
}

// The shell says what happened, on a screen nobody has put back.
async function kill(player) {
  player.screen.strict = false;
  player.signal('SIGKILL');
  return player.end();
}

// A round of Classic that waits for its first move.
async function begin(settings = {}) {
  const player = new Player({ options: board7, ...settings });
  await player.sees('New game');
  player.press('\r');
  await player.sees(() => /Round 1\/17[^]*choose a robot/.test(player.text()) && !player.text().includes('choosing'));
  return player;
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// A key that comes again within a moment is one that is held down; fingers are slower.
async function tap(player, keys) {
  await pause(100);
  player.press(keys);
}

// Asks for the next move as often as it takes, and makes it. The words are the mode's own: "slate 2 up".
async function playByHints(player, letterOf) {
  await pause(100); // the page is drawn
  await player.sees(() => !player.text().includes('choosing'));
  for (let moves = 0; !/Solved\.|Solved!|Perfect!/.test(player.text()); ++moves) {
    assert.ok(moves < 40, 'the hints lead nowhere');
    await player.sees(`Moves: ${moves},`);
    for (const answer of [/\d+ moves? from here/, /moves \w/, /(?<!can )\b(\w+(?: \d)?)\s+(up|right|down|left)\s*\n/]) {
      player.press('x');
      await player.sees('Go on');
      player.press(`${arrows.down}\r`);
      await player.sees(answer);
    }
    const [, robot, way] = /^.*?(?:^|\s)(amber|slate \d|robot)\s+(up|right|down|left)\s*$/m.exec(player.text());
    player.press(letterOf(robot));
    player.press(arrows[way]);
    await player.sees(() => new RegExp(`Moves: ${moves + 1},|Solved|Perfect!`).test(player.text()));
    await player.sees(() => !player.text().includes('from here'));
  }
}

test('80 by 24 shows everything: title, board, goal in words, robots and their ways, buttons, keys', async () => {
  const player = await begin();
  const text = player.text();
  assert.equal(text.split('\n').filter((line) => /^[ \d]\d│.{47}│/.test(line)).length, 16);
  assert.match(text, /^ Classic, Board 7, Round 1\/17 +R {3}Y {3}G {3}B\n/);
  assert.match(text, /Goal: .*\n/);
  assert.match(text, /Chosen: \w+, can slide/);
  assert.match(text, / ←↑→↓ slide {4}A {2}robot {4}B {2}undo {4}X {2}menu {4}Y {2}redo\n keys: .* R Y G B choose a robot; q quits$/);
  assert.deepEqual(await quit(player), { status: 0, restored: true });
  assert.match(player.screen.shown, /Everything is kept/);
});

test('a round of Classic is won by the drawing alone, and the next one begins', async () => {
  const player = await begin({ columns: 104, lines: 40, variables: { LC_ALL: 'C' } });
  assert.equal(latticeOf(player.text()).length, 33);
  const solution = solve(player.text(), player.text().replaceAll(/\n.{69}/g, ' ').replaceAll(/\s+/g, ' '));
  for (const [i, [robot, way]] of solution.entries()) {
    player.press(robot + arrows[ways[way]]);
    if (i + 1 < solution.length) await player.sees(`Moves: ${i + 1},`);
  }
  await player.sees(`Moves ${solution.length}, optimum ${solution.length}, stars 3`);
  assert.match(player.text(), /Perfect!/);
  assert.equal(latticeOf(player.text()).length, 33, 'the board is still there');
  player.press('\r');
  await player.sees('Round 2/17');
  await quit(player);
});

test('the puzzle of the day is solved with the hints, and its result and streak are kept', async () => {
  const options = ['--daily', '--date', '2026-11-18'];
  const player = new Player({ options });
  await player.sees('Daily (streak 0)');
  player.press('\r');
  await player.sees('amber to the circle');
  await playByHints(player, (robot) => robot.replace(/slate /, '').replace('amber', 'A'));
  await player.sees(/Moves (\d+), optimum \1, stars 3/);
  await quit(player);
  const again = new Player({ options });
  await again.sees(/Daily \(\d+ moves {3}streak 1\)/);
  await quit(again);
});

test('a round of Crystals is solved with the hints, and another one follows', async () => {
  const player = new Player({ options: ['--crystals', 'easy', '--seed', '5'] });
  await player.sees('New game');
  player.press('\r');
  await player.sees('the crystals, then');
  await playByHints(player, () => '');
  await player.sees('Next puzzle');
  const number = /No\. (\d+)/.exec(player.raw)[1];
  player.press('\r');
  await player.sees(`No. ${Number(number) + 1}, easy`);
  await quit(player);
});

test('every screen can be reached and left', async () => {
  const player = await begin();
  for (const [keys, seen] of [
    ['x', 'Pause (Round 1/17)'], [arrows.up + arrows.up + '\r', 'Help: Classic (3 of'], [arrows.right, '(4 of'], ['b', 'Pause'], ['\x1b', 'Chosen'],
    ['x', 'Pause'], [`${arrows.down}${arrows.down}\r`, /move \d+ of \d+/], ['b', 'Chosen'],
    ['x', 'Pause'], [`${arrows.up}\r`, 'Pocket Ricochet'], ['\r', /▸ Continue +Round 1\/17/], [`${arrows.down}\r`, 'Start a new game?'],
    ['b', '▸ New game'], ['b', 'Pocket Ricochet'],
    [`${arrows.down.repeat(4)}\r`, 'Statistics (Classic)'], [arrows.right, 'Statistics (Daily)'], ['b', '▸ Statistics'],
    [`${arrows.down}\r`, 'Settings'], [`${arrows.down}`, /▸ Ricochet rule +‹ off ›/], [arrows.right, '‹ one-move ›'],
    [`${arrows.up}${arrows.up}`, '▸ Reset everything'], ['\r', 'Reset everything?'], [`${arrows.down}\r`, 'Really everything?'], ['b', '▸ Reset everything'],
    [`${arrows.up}\r`, /▸ Device +terminal/], [`${arrows.up}\r`, 'Buttons and colours'], ['bb', '▸ Buttons'], ['b', '▸ Diagnostics'], ['b', '▸ Settings'],
    [`${arrows.down}\r`, '▸ Play the tutorial'], ['\r', /lesson 1 of [^]*\[R\]/], [arrows.right, 'Moves: 1.'],
    ['y', '▸ Play the tutorial'], [`${arrows.down}\r`, 'Help: Sliding'], ['b', '▸ Sliding'], ['b', '▸ Help'],
  ]) {
    await tap(player, keys);
    await player.sees(seen);
  }
  assert.deepEqual(await quit(player), { status: 0, restored: true });
});

test('keys choose robots and move them; what is impossible is refused in words', async () => {
  const player = await begin({ options: [...board7, '--rules', 'robots=5'] });
  for (const [key, robot] of [['R', 'red'], ['Y', 'yellow'], ['G', 'green'], ['B', 'blue'], ['\t', 'silver'], ['\t', 'red'], ['\x1b[Z', 'silver'],
    ['1', 'red'], ['5', 'silver'], ['2', 'yellow'], ['a', 'green'], [' ', 'blue'], ['\r', 'silver'], ['R', 'red']]) {
    player.press(key);
    await player.sees(`Chosen: ${robot},`);
  }
  for (const [key, moves] of [['k', 1], ['l', 2], ['j', 3], ['h', 4], ['u', 3], ['U', 4], ['b', 3], ['y', 4], ['\x7f', 3], ['\x1bOA', 4]]) {
    await tap(player, key);
    await player.sees(`Moves: ${moves},`);
  }
  await tap(player, '\x1b[1;2A');
  await player.sees(/red cannot move\s+(\S+\s+)?up/);
  player.press('zZ!');
  await player.sees(() => !player.text().includes('cannot'));
  await player.sees('Moves: 4,');
  await quit(player);
});

test('one key sends only what it changes', async () => {
  const player = new Player();
  await player.sees('q quits');
  const before = player.raw.length;
  player.press(arrows.down);
  await player.sees('▸ Daily');
  const sent = player.raw.length - before;
  assert.ok(sent < 500, `${sent} characters for one step in the menu`);
  await quit(player);
});

for (const [columns, lines] of [[79, 24], [80, 23], [60, 20], [104, 39], [104, 40], [300, 100], [20, 8], [10, 3], [1, 1]]) {
  test(`every page keeps within a window of ${columns} by ${lines}`, async () => {
    const player = new Player({ options: board7, columns, lines });
    await (columns < 20 ? pause(300) : player.sees('New game'));
    for (const key of ['\r', arrows.up, 'x', arrows.up, '\r']) {
      player.press(key);
      await pause(60);
    }
    assert.deepEqual(await quit(player), { status: 0, restored: true });
  });
}

test('a window may change its size at any time; a small one has the words without the board', async () => {
  const player = await begin();
  player.resize(120, 44);
  await player.sees(/┌───[^]*└───/);
  player.resize(60, 20);
  await player.sees('A window of 80 by 24 shows the board.');
  assert.match(player.text(), /Goal: /);
  player.resize(10, 3);
  await player.sees(' Classic,');
  player.resize(80, 24);
  await player.sees(/15│▁▁/);
  await quit(player);
});

test('a game goes on where it was left, and even where it was killed', async () => {
  const first = await begin();
  first.press(`R${arrows.up}${arrows.left}`);
  await first.sees(/Moves: [12],/);
  await first.sees(() => !first.text().includes('•') || first.text().includes('can slide'));
  const standing = /Moves: \d/.exec(first.text())[0];
  await quit(first);
  for (const end of [quit, kill]) {
    const again = new Player({ options: ['--classic'] });
    await again.sees('▸ Continue');
    again.press('\r');
    await again.sees(standing);
    await end(again);
  }
  const killed = new Player({ options: ['--classic'] });
  await killed.sees('▸ Continue');
  killed.press('\rY');
  await killed.sees('Chosen: yellow');
  killed.press('b');
  await killed.sees(`Moves: ${Number(standing.at(-1)) - 1}`);
  await pause(300); // what is written waits until nothing moves
  assert.equal((await kill(killed)).status, 137);
  const last = new Player({ options: ['--classic'] });
  await last.sees('▸ Continue');
  last.press('\r');
  await last.sees(`Moves: ${Number(standing.at(-1)) - 1}`);
  await quit(last);
});

test('two at once do not write into one flash: the second says so', async () => {
  const first = new Player();
  await first.sees('q quits');
  const second = new Player();
  await second.sees('nothing will be kept');
  second.press(arrows.down);
  await second.sees('▸ Daily');
  await quit(second);
  assert.match(second.screen.shown, /nothing will be kept/);
  await quit(first);
});

for (const [signal, status] of [['SIGTERM', 143], ['SIGINT', 130], ['SIGHUP', 129]]) {
  test(`${signal} leaves the terminal as it was and the game kept`, async () => {
    const player = await begin();
    player.press('x');
    await player.sees('Pause');
    player.signal(signal);
    assert.deepEqual(await player.end(), { status, restored: true });
    const again = new Player({ options: ['--classic'] });
    await again.sees('▸ Continue');
    await quit(again);
  });
}

test('Control-Z gives the terminal back to the shell until the game is continued', async () => {
  const player = new Player({ suspends: true });
  await player.sees('▸ Classic');
  player.press('\x1a');
  await player.sees(() => player.screen.shown.includes('suspended'));
  assert.equal(player.state(), 'T');
  assert.ok(!player.screen.alternate && player.screen.cursorVisible);
  player.press('\n');
  await player.sees('▸ Classic');
  player.press(arrows.down);
  await player.sees('▸ Daily');
  assert.deepEqual(await quit(player), { status: 0, restored: true });
});

test('Control-Z where no shell could continue the game changes nothing; Control-L draws it again', async () => {
  const player = new Player();
  await player.sees('▸ Classic');
  player.press('\x1a');
  await player.sees(() => player.raw.split('\x1b[?1049h').length === 3);
  player.press(arrows.down);
  await player.sees('▸ Daily');
  assert.ok(player.screen.alternate);
  const pages = player.raw.split('\x1b[2J').length;
  player.press('\x0c');
  await player.sees(() => player.raw.split('\x1b[2J').length > pages);
  await player.sees('▸ Daily');
  assert.deepEqual(await quit(player), { status: 0, restored: true });
});

test('Control-C ends the game', async () => {
  const player = new Player();
  await player.sees('▸ Classic');
  player.press('\x03');
  assert.deepEqual(await player.end(), { status: 130, restored: true });
});

test('colours: many, sixteen, or none, where letters and marks still tell everything', async () => {
  for (const [variables, allowed, robot] of [
    [{ TERM: 'xterm-256color' }, /^0(;[14])*(;38;5;\d+)?(;48;5;\d+)?(;90)?(;7)?$/, /38;5;16;48;5;/],
    [{ TERM: 'xterm' }, /^0(;[14])*(;(30|3\d|9\d|4\d|10\d))*(;7)?$/, /;30;(4|10)\d/],
    [{ NO_COLOR: '1' }, /^0(;[1247])*$/, /0;1;7/],
  ]) {
    const player = await begin({ variables });
    const styles = new Set([...player.raw.matchAll(/\x1b\[([0-9;]*)m/g)].map(([, style]) => style));
    assert.ok([...styles].some((style) => robot.test(style)), 'robots and the current goal stand out');
    for (const style of styles) assert.match(style, allowed);
    await quit(player);
    rmSync(dirname(flash), { recursive: true, force: true });
  }
});

test('a terminal without UTF-8 gets ASCII', async () => {
  const player = await begin({ variables: { LC_ALL: 'C' } });
  assert.match(player.text(), /^[\n -~]*$/);
  assert.ok(!player.text().includes('?'), 'every character has a plain one');
  await quit(player);
});

test('the bell rings for a refused move, if it is wanted', async () => {
  const player = await begin({ options: [...board7, '--bell'] });
  player.screen.bells = 0;
  player.press(arrows.up);
  await player.sees(/Moves: 1|cannot/);
  await tap(player, arrows.up);
  await player.sees('cannot');
  assert.ok(player.screen.bells > 0);
  await quit(player);
});

test('a dumb terminal plays line by line, and everything is kept', async () => {
  const player = new Player({ options: board7, variables: { TERM: 'dumb' } });
  const shows = (words) => player.sees(() => player.raw.includes(words));
  await shows('> New game');
  player.press('a\n');
  await shows('Round 1/17');
  player.press('quit\n');
  assert.equal((await player.end()).status, 0);
  assert.ok(!player.raw.includes('\x1b'));
  const again = new Player({ options: ['--classic'] });
  await again.sees('▸ Continue');
  await quit(again);
});
