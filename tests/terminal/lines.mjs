// pocket-ricochet without a screen: options, and playing through pipes, line by line.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { flash, folder, run } from './program.mjs';
import { latticeOf, solve } from './solver.mjs';

const board7 = ['--board', '7', '--seed', '3'];
const names = { U: 'up', R: 'right', D: 'down', L: 'left' };
// What the screen says after each command.
const lastSaid = (output) => output.trimEnd().split(/(?<=\]\n)/).at(-1);

test('wrong options are named and end with status 2', () => {
  for (const [options, words] of [
    [['--sede', '7'], "no option '--sede'"], [['--seed'], "'--seed' needs a value"], [['--seed', '-1'], 'the seed is a number'],
    [['--seed', '4294967296'], 'up to 4294967295'], [['--seed=7x'], 'the seed is a number'], [['--ascii=yes'], "'--ascii' takes no value"],
    [['--date', '2026-02-29'], 'the date is one such as'], [['--date', 'today'], 'the date is one such as'],
    [['--tiles', '1A1B2A3A'], 'each of 1 to 4 once'], [['--rules', 'robots=6'], "robots can be 4 or 5, not '6'"],
    [['--rules', 'ricochet=often'], 'off, one-move or official'], [['--rules', 'wind=no'], "no rule 'wind'"],
    [['--board', '0'], 'a number from 1'], [['--carom', '1000000'], 'from 1 to 999999'], [['--crystals', 'huge'], 'easy, medium or hard'],
    [['--flash', ''], 'the name of a file'], [['play'], "no option 'play'"],
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
  for (const option of ['--seed', '--date', '--flash', '--board', '--tiles', '--daily', '--carom', '--crystals', '--rules', '--ascii',
    '--no-color', '--lines', '--bell']) {
    assert.ok(help.output.includes(option), `${option} is in the help`);
  }
  assert.ok(help.output.split('\n').every((line) => line.length <= 120));
});

test('a command is answered with what the screen says', () => {
  const result = run(board7, 'a\nright\nb\nx\n\nquit\nb\n');
  assert.equal(result.status, 0);
  const said = result.output.split(/(?<=\]\n)/);
  assert.match(said[0], /^Classic\n> New game\n {2}Board: random\n {2}Number: 7\n\[arrows ↑↓ move, A choose, B back\]\n$/);
  assert.match(said[1], /^Classic, Board 7, Round 1\/17\nGoal: .*\nMoves: 0, best: –\.\nRobots: .*\nChosen: .*\n\[/);
  assert.match(said[2], /Moves: 1/);
  assert.match(said[3], /Moves: 0/);
  assert.match(said[4], /^Pause \(Round 1\/17\)\n> Go on\n/);
  assert.equal(said[5], said[4], 'an empty line says it again');
  assert.equal(said.length, 6, 'nothing is played after quit');
});

test('a round is won with the moves another solver found in the drawing', () => {
  const start = run([...board7, '--ascii'], 'a\nboard\n').output;
  assert.equal(latticeOf(start).length, 33);
  const solution = solve(start, start);
  const moves = solution.map(([robot, way]) => `${robot} ${names[way]}`).join('\n');
  const result = run(board7, `a\n${moves}\n`);
  assert.equal(result.status, 0);
  assert.match(lastSaid(result.output), new RegExp(`^Perfect!\n> Next round\n[^]*Moves ${solution.length}, optimum ${solution.length}, stars 3\n`));
  const inOneLine = run(board7, `a\n${moves.replaceAll('\n', ' ')}\n`);
  assert.equal(lastSaid(inOneLine.output), lastSaid(result.output));
});

test('robots are called by name, letter and number; what cannot be done is refused in words', () => {
  const call = (line) => run([...board7, '--rules', 'robots=5'], `a\n${line}\n`);
  for (const [line, robot] of [['yellow', 'yellow'], ['G', 'green'], ['5', 'silver'], ['S', 'silver'], ['1', 'red'], ['red', 'red']]) {
    assert.match(lastSaid(call(line).output), new RegExp(`Chosen: ${robot},`), line);
  }
  for (const [line, words] of [['dance', "neither a command nor a button: 'dance'"], ['red sideways', "'sideways'"], ['wait long', 'wait how long'],
    ['expect nonsense', "does not say 'nonsense'"], ['x\nboard\nb b b b\nx up a\nboard', 'there is no board here']]) {
    const result = call(line);
    assert.equal(result.status, 1, line);
    assert.ok(result.output.includes(`refused: `) && result.output.includes(words), `${line} is answered with: ${result.output.slice(-200)}`);
  }
});

test('every mode opens by option, and is played by its own rules', () => {
  const said = (options, lines = 'a\n') => run([...options, '--seed', '3', '--date', '2026-11-18'], lines).output;
  assert.match(said(['--tiles', '1A2B3A4B']), /Classic, Tiles 1A2B3A4B, Round 1\/17/);
  assert.match(said(['--daily']), /Daily, 2026-11-18, to solve\nGoal: amber to the circle/);
  assert.match(said(['--carom', '12']), /Carom, No\. 12, to solve/);
  assert.match(said(['--crystals', 'hard']), /Crystals, No\. \d+, hard\nGoal: the crystals, then the goal/);
  const rules = said(['--classic', '--rules', 'rebound=no,robots=5'], 'a\nred up\nred down\n');
  assert.match(rules, /silver \(\d+,\d+\)/);
  assert.match(rules, /red may not go back down/);
});

test('robots playing on their own have a board too', () => {
  const result = run(['--seed', '3'], 'wait 46000\nboard\na\n');
  assert.equal(result.status, 0);
  assert.match(result.output, /Robots are sliding about\./);
  assert.match(result.output, /┌─/);
  assert.match(lastSaid(result.output), /\nPocket Ricochet\n> Classic\n/);
});

test('ASCII where the locale is not UTF-8, and no escape sequences in a pipe', () => {
  const lines = 'a\nboard\nR up\nboard\n';
  const cLocale = run(board7, lines, { LC_ALL: 'C' }).output;
  assert.match(cLocale, /^[\n -~]*$/);
  assert.equal(cLocale, run([...board7, '--ascii'], lines).output);
  assert.ok(!cLocale.includes('?'), 'every character has a plain one');
  assert.ok(!run(board7, lines).output.includes('\x1b'));
});

test('the same seed and the same commands give the same game, another seed another one', () => {
  const said = (seed) => run(['--classic', '--seed', seed], 'a\nboard\n').output;
  assert.equal(said('3'), said('3'));
  assert.notEqual(said('3'), said('4'));
});

test('what comes through a pipe is kept nowhere, unless a file is named; there it goes on', () => {
  run(board7, 'a\nred up\n');
  assert.ok(!existsSync(flash));
  const file = join(folder, 'kept.bin');
  const first = run([...board7, '--flash', file], 'a\nright\nleft\n');
  const again = run(['--classic', '--flash', file], 'a\n');
  assert.match(again.output, /> Continue: Round 1\/17/);
  assert.match(lastSaid(again.output), /Moves: [12],/);
  assert.equal(/Moves:.*\nRobots:.*/.exec(lastSaid(again.output))[0], /Moves:.*\nRobots:.*/.exec(lastSaid(first.output))[0]);
  assert.match(lastSaid(run(['--flash', file], 'restart\na\na\nb\nb\n').output), /Moves: 0/);
});

test('a damaged file costs what was in it, never the game', () => {
  const file = join(folder, 'damaged.bin');
  run([...board7, '--flash', file], 'a\nright\n');
  const bytes = readFileSync(file);
  for (const damage of [bytes.subarray(0, 100), Buffer.alloc(0), Buffer.concat([bytes, bytes]), bytes.map((byte, at) => (at % 61 === 7 ? byte ^ 16 : byte))]) {
    writeFileSync(file, damage);
    assert.equal(run(['--classic', '--flash', file], 'a\na\na\n').status, 0);
  }
});

test('a file that cannot be written is complained about, and the game can be played', () => {
  const result = run([...board7, '--flash', '/dev/null/flash'], 'a\n');
  assert.equal(result.status, 0);
  assert.match(result.errors, /nothing will be kept: .*Not a directory/);
  assert.match(result.output, /Round 1\/17/);
});
