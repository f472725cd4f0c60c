// pocket-ricochet in scripts: options, lists of moves, commands through pipes.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { folder, run, savedGame } from './program.mjs';
import { solve } from './solver.mjs';
import { drawingOf, goalOf, playGoals } from './whole_game.mjs';

const plain = ['--seed', '7', '--ascii'];

test('wrong options are named and end with status 2', () => {
  for (const [options, words] of [
    [['--sede', '7'], "unknown option '--sede'"], [['--seed'], '--seed needs a value'],
    [['--seed', '-1'], "not '-1'"], [['--seed', '4294967296'], 'from 0 to 4294967295'], [['--seed=7x'], "'7x'"],
    [['--tiles', '1A1B2A3A'], 'each of the tiles 1 to 4 once'], [['--rules', 'robots=6'], "robots can be 4 or 5, not '6'"],
    [['--rules', 'ricochet=often'], 'off, one-move or official'], [['--rules', 'wind=no'], "unknown rule 'wind'"],
    [['play'], "unknown option 'play'"], [['--save', 'x', '--moves', 'RU'], 'leave out --save'],
  ]) {
    const result = run(options);
    assert.equal(result.status, 2, `status of ${options}`);
    assert.equal(result.output, '');
    assert.ok(result.errors.includes(words), `${options} says: ${result.errors}`);
  }
});

test('help and version are there', () => {
  assert.match(run(['--version']).output, /^pocket-ricochet \d+\.\d+\.\d+\n$/);
  const help = run(['--help']);
  assert.equal(help.status, 0);
  for (const option of ['--seed', '--tiles', '--moves', '--rules', '--new', '--save', '--ascii', '--no-color']) {
    assert.ok(help.output.includes(option), `${option} is in the help`);
  }
});

test('moves that reach the goal end with status 0 and say how many there were', () => {
  const start = run([...plain, '--moves', '']);
  assert.equal(start.status, 1);
  assert.match(start.output, /Not solved: there are no moves\./);
  const solution = solve(drawingOf(start.output), goalOf(start.output));
  const count = solution.split(' ').length;
  const result = run([...plain, '--moves', solution]);
  assert.equal(result.status, 0);
  assert.match(result.output, new RegExp(`Solved: \\w+ did it in ${count} moves?\\.\n$`));
  const words = solution.replaceAll(/(.)(.) ?/g, (_, robot, direction) => `${
    { R: 'red', Y: 'yellow', G: 'green', B: 'blue' }[robot]} ${{ U: 'up', R: 'right', D: 'down', L: 'left' }[direction]}, `);
  assert.equal(run([...plain, '--moves', words]).output, result.output);
  const tooMany = run([...plain, '--moves', `${solution} RU`]);
  assert.equal(tooMany.status, 1);
  assert.ok(tooMany.output.includes(`Not solved: move ${count + 1}: the goal has been reached already.`));
});

test('a refused move is named by its number in the validator\'s words', () => {
  const result = run([...plain, '--moves', 'RU RU']);
  assert.equal(result.status, 1);
  assert.match(result.output, /^1 RU: red up from \(\d+,\d+\) to \(\d+,\d+\)$/m);
  assert.match(result.output, /^Not solved: move 2: red cannot move up\.$/m);
  assert.match(run([...plain, '--moves', 'purple up']).output, /unknown robot 'purple'/);
  assert.match(run([...plain, '--moves', 'SU']).output, /there is no silver robot in this game/);
});

test('rules are kept', () => {
  const rebound = ['--seed', '7', '--rules', 'rebound=no,robots=5', '--moves'];
  assert.match(run([...rebound, 'RU RD']).output, /move 2: red may not go straight back down/);
  assert.match(run([...rebound, 'SU']).output, /^1 SU: silver up/m);
});

test('the same seed gives the same game, another seed another one', () => {
  assert.equal(run([...plain, '--moves', 'RU']).output, run([...plain, '--moves', 'RU']).output);
  assert.notEqual(run(plain).output, run(['--seed', '8', '--ascii']).output);
});

test('tiles lie as they are named; any seed chooses among the random ones', () => {
  assert.match(run(['--tiles', '1A2B3A4B', '--moves', 'RU']).output, /^Tiles 1A2B3A4B, 4 robots/);
  const names = new Set([1, 2, 3, 4, 5].map((seed) =>
    /^Tiles (\S+),/.exec(run(['--tiles', 'random', '--seed', `${seed}`, '--moves', 'RU']).output)[1]));
  assert.ok(names.size > 1);
});

test('ASCII where the locale is not UTF-8, no escape sequences in a pipe, colour on request', () => {
  const cLocale = run(['--seed', '7', '--moves', 'RU'], '', { LC_ALL: 'C' }).output;
  assert.match(cLocale, /^[\n -~]*$/);
  assert.equal(cLocale, run([...plain, '--moves', 'RU']).output);
  const unicode = run(['--seed', '7', '--moves', 'RU']).output;
  assert.match(unicode, /┌─/);
  assert.ok(!unicode.includes('\x1b'));
  const colour = run(['--seed', '7', '--color', '--moves', 'RU']).output;
  assert.match(colour, /\x1b\[0;1;30;101mR/);
  assert.equal(colour.replaceAll(/\x1b\[[0-9;]*m/g, ''), unicode.replaceAll(/ +$/gm, ''));
});

test('commands through a pipe: every one answers, and only refusals spoil the status', () => {
  const good = run(plain, 'goal\nred up\nmoves\nundo\nredo\nrestart\nboard\nskip\ngoals\n# nothing\n\nhelp\nquit\nRU\n');
  assert.equal(good.status, 0);
  const answers = good.output.split('\n').slice(35);
  assert.match(answers.join('\n'), new RegExp(['^goal: bring .*', '1 RU: red up .*', '1 move: RU', 'undone: 0 moves now',
    'made again: 1 move now', 'back at the start of the round', '[^]*skipped', 'goal: bring .*', '[^]*0 goals in 0 moves\n'].join('\n')));
  assert.ok(good.output.endsWith('help, quit\n'), 'nothing is played after quit');
  for (const [command, words] of [['undo', 'no move to take back'], ['redo', 'no move to make again'],
    ['next', 'has not been reached yet'], ['dance', "unknown robot 'dance'"], ['red', 'no direction for red'],
    ['red sideways', "unknown direction 'sideways'"], ['RU RU', 'move 2: red cannot move up']]) {
    const result = run(plain, `${command}\n`);
    assert.equal(result.status, 1, command);
    assert.ok(result.output.includes(words), `${command} is answered with: ${result.output.slice(-80)}`);
  }
});

test('undo takes back what a move did, and a restart all of it', () => {
  const board = (commands) => drawingOf(run(plain, `${commands}\nboard\n`).output).replaceAll('.', ' ');
  const start = board('goal');
  assert.notEqual(board('RU GL'), start);
  assert.equal(board('RU GL\nundo\nundo'), start);
  assert.equal(board('RU GL\nrestart'), start);
  assert.equal(board('RU GL\nundo\nredo'), board('RU GL'));
});

test('scripts neither read nor write the player\'s saved game', () => {
  run(plain, 'RU\n');
  run(['--new'], 'RU\n');
  assert.ok(!existsSync(savedGame));
});

test('with a file by name, a whole game is played over many runs to the end', () => {
  const file = join(folder, 'whole-game');
  let output = '';
  playGoals(file, ['--seed', '11'], 17, (said, won) => {
    output = said;
    assert.match(output, new RegExp(won < 17 ? `${won}/17 done` : 'all goals are completed'));
  });
  assert.match(output, /^17 goals in \d+ moves$/m);
  const after = run(['--save', file], 'RU\nnext\nskip\nundo\n');
  assert.equal(after.status, 1);
  assert.match(after.output, /the goal has been reached already/);
});

test('a damaged file is kept aside, in words, and a new game begins', () => {
  const file = join(folder, 'damaged');
  run(['--seed', '7', '--save', file], 'RU\n');
  const bytes = readFileSync(file);
  for (const [what, damage, words] of [
    ['cut short', () => bytes.subarray(0, 100), 'it is not a whole game'], ['empty', () => Buffer.alloc(0), 'it is not a whole game'],
    ['too long', () => Buffer.concat([bytes, bytes]), 'it is not a whole game'],
    ['one bit wrong', () => bytes.map((byte, at) => (at === 60 ? byte ^ 1 : byte)), 'its checksum is wrong'],
  ]) {
    writeFileSync(file, damage());
    const result = run(['--save', file], 'moves\n');
    assert.match(result.output, /^0 moves/m, what);
    assert.ok(result.errors.includes(`The saved game is damaged: ${words}. It is kept as ${file}.damaged`), what);
    assert.deepEqual(readFileSync(`${file}.damaged`), Buffer.from(damage()), what);
  }
});

test('a file that cannot be written is complained about, and the game can be played', () => {
  const result = run(['--seed', '7', '--save', '/dev/null/game'], 'RU\n');
  assert.equal(result.status, 1);
  assert.match(result.output, /not saved: Not a directory/);
  assert.match(result.output, /^1 RU: red up/m);
});
