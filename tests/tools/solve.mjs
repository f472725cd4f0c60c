// The solving program from outside: lines in, answers out.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from 'node:test';

const program = resolve(process.argv[2] ?? 'build/host-debug/solve');

function solve(lines, ...options) {
  const { status, stdout, stderr } = spawnSync(program, options, { input: lines.join('\n'), encoding: 'utf8' });
  return { status, answers: stdout.split('\n').slice(0, -1), errors: stderr };
}

// The walls of an open board, and of one with the cell (x, y) walled in.
function walls(width, height, closed = -1) {
  const sides = Array(width * height).fill(0);
  const add = (cell, side) => { if (cell >= 0 && cell < sides.length) sides[cell] |= side; };
  for (let x = 0; x < width; ++x) { add(x, 1); add((height - 1) * width + x, 4); }
  for (let y = 0; y < height; ++y) { add(y * width, 8); add(y * width + width - 1, 2); }
  if (closed >= 0) {
    add(closed, 15);
    add(closed - width, 4); add(closed + width, 1); add(closed - 1, 2); add(closed + 1, 8);
  }
  return sides.map((side) => side.toString(16)).join('');
}

// Red in the top left corner; the others stand side by side in the middle.
const open = `5x5 ${walls(5, 5)} 0,11,12,13`;

test('wrong options are named and end with status 2', () => {
  for (const [options, words] of [
    [['--sovle'], "unknown option '--sovle'"], [['--workers'], '--workers needs a number'],
    [['--workers', '3'], "from 1 to 2, not '3'"], [['--table=3'], 'from 4 to'], [['--max-nodes', '-1'], "not '-1'"],
    [['--max-nodes', '0'], "from 1 to"], [['--limit', '5'], '--limit is for --all'],
    [['--all', '--simple'], 'leave out one of them'], [['positions.txt'], "unknown option 'positions.txt'"],
  ]) {
    const { status, answers, errors } = solve([`${open} R:4`], ...options);
    assert.equal(status, 2, `status of ${options}`);
    assert.deepEqual(answers, []);
    assert.ok(errors.includes(words), `${options} says: ${errors}`);
  }
});

test('a position is answered with the number of moves and the moves', () => {
  const { status, answers, errors } = solve([`${open} R:4`, `${open} R:24`]);
  assert.equal(status, 0);
  assert.equal(answers[0], '1 RR');
  assert.match(answers[1], /^2 (RR RD|RD RR)$/);
  assert.match(errors, /^2 solved \(3 moves, the longest 2\), 0 impossible, 0 given up, 0 refused; \d+ nodes in \d+ ms\n$/);
});

test('a robot on its goal has to leave and come back', () => {
  assert.deepEqual(solve([`${open} R:0 ricochet=one-move`]).answers[0].split(' ')[0], '2');
  assert.match(solve([`${open} R:0`]).answers[0], /^2 (RR RL|RD RU)$/);
  assert.match(solve([`${open} R:0 rebound=no`]).answers[0], /^4 (RR RD RL RU|RD RR RU RL)$/);
});

test('every rule of a line counts', () => {
  assert.match(solve([`${open} R:4 ricochet=one-move`]).answers[0], /^2 /);
  assert.match(solve([`${open} R:4 ricochet=official`]).answers[0], /^3 (RD RR RU|RR RD RU)$/);
  assert.match(solve([`${open},24 S:4`]).answers[0], /^1 SU$/);
  assert.match(solve([`${open} *:10`]).answers[0], /^1 YL$/);
});

test('a goal that nobody can reach is impossible', () => {
  const { status, answers } = solve([`5x5 ${walls(5, 5, 18)} 0,11,12,13 R:18`]);
  assert.equal(status, 0);
  assert.deepEqual(answers, ['impossible']);
});

test('a search that takes too long is given up and says so', () => {
  const { status, answers, errors } = solve([`16x16 ${walls(16, 16)} 0,1,2,3 R:136`], '--max-nodes', '500');
  assert.equal(status, 3);
  assert.match(answers[0], /^gave up after \d+ nodes at depth \d+$/);
  assert.match(errors, /1 given up/);
});

test('every line but comments and empty ones has its answer, and errors have the number of the line', () => {
  const { status, answers, errors } = solve(
    ['# two positions', '', `${open} R:4`, 'nonsense', '   ', `5x5 ${walls(5, 5)} 0,0,12,13 R:4`, `\t${open} R:20\r`]);
  assert.equal(status, 1);
  assert.equal(answers.length, 4);
  assert.equal(answers[0], '1 RR');
  assert.match(answers[1], /^error: /);
  assert.match(answers[2], /^error: .*yellow/);
  assert.equal(answers[3], '1 RD');
  assert.match(errors, /^line 4: .*\nline 6: .*\n2 solved/);
  assert.ok(answers[1].endsWith(errors.split('\n')[0].slice('line 4: '.length)));
});

test('an empty input has no answers', () => {
  const { status, answers, errors } = solve([]);
  assert.equal(status, 0);
  assert.deepEqual(answers, []);
  assert.match(errors, /^0 solved, 0 impossible, 0 given up, 0 refused; 0 nodes in \d+ ms\n$/);
});

test('all shortest solutions are listed and counted, up to a limit', () => {
  assert.match(solve([`${open} R:24`], '--all').answers[0], /^2 (RR RD \| RD RR|RD RR \| RR RD) \(2 solutions\)$/);
  assert.equal(solve([`${open} R:4`], '--all').answers[0], '1 RR (1 solution)');
  assert.match(solve([`${open} R:24`], '--all', '--limit', '1').answers[0], /^2 R. R. \(the first 1 of more solutions\)$/);
});

test('the simple solution moves the fewest robots', () => {
  assert.match(solve([`${open} R:24`], '--simple').answers[0], /^2 R[RD] R[RD]$/);
});

test('two workers and small tables find the same lengths', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `8x8 ${walls(8, 8, 9 + i)} 0,${30 + i},${62 - i},7 R:${(i * 7 + 20) % 60}`)
    .filter((line) => !/ 0,(\d+),\1,/.test(line));
  const lengths = (...options) => solve(lines, '--max-nodes', '20000', ...options).answers.map((answer) => answer.split(' ')[0]);
  const alone = lengths();
  assert.ok(alone.some((length) => Number(length) > 3));
  const smaller = lengths('--table', '4');
  const together = lengths('--workers', '2');
  alone.forEach((length, i) => {
    for (const other of [smaller[i], together[i]]) {
      if (length !== 'gave' && other !== 'gave') assert.equal(other, length, lines[i]);
    }
  });
});

test('statistics are told for each line', () => {
  assert.match(solve([`${open} R:24`], '--stats').errors, /^line 1: \d+ nodes, \d+ slides, \d+ table hits, table of 1024 KB.*ms\n/);
});

test('Crystals positions are answered with directions', () => {
  const crystals = `crystals 5x5 ${walls(5, 5)}`;
  assert.deepEqual(solve([`${crystals} 0 1 2 4`]).answers, ['1 R']);
  assert.deepEqual(solve([`${crystals} 0 2 14 20`]).answers, ['3 R D L']);
  assert.deepEqual(solve([`${crystals} 0 2 14 24`], '--all').answers, ['2 R D (1 solution)']);
  assert.deepEqual(solve([`${crystals} 0 12 14 24`]).answers, ['impossible']);
  const refused = solve([`${crystals} 0 2 2 24`]);
  assert.equal(refused.status, 1);
  assert.match(refused.answers[0], /^error: /);
});
