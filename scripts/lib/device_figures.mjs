// What the solver takes on the device, from the lines of solver_cycles (number, moves, cycles, nodes, slides), against what
// it may take. Status 1 if anything is above.
import { readFileSync } from 'node:fs';

const cycles_a_millisecond = 125_000;
const puzzles = readFileSync(0, 'utf8').split('\n').map((line) => line.trim().split(' ').map(Number))
  .filter((fields) => fields.length === 5 && fields.every(Number.isFinite))
  .map(([number, moves, cycles, nodes, slides]) => ({ number, moves, milliseconds: cycles / cycles_a_millisecond, cycles, nodes, slides }));
if (puzzles.length === 0) throw new Error('no puzzles were solved');

const times = puzzles.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const percentile = (percent) => times[Math.floor((times.length - 1) * percent / 100)];
const sum = (what) => puzzles.reduce((total, puzzle) => total + puzzle[what], 0);
const mean = (moves) => {
  const some = puzzles.filter((puzzle) => moves.includes(puzzle.moves)).map(({ milliseconds }) => milliseconds);
  return some.length === 0 ? undefined : some.reduce((a, b) => a + b) / some.length;
};

let above = false;
const show = (name, value, target) => {
  if (value === undefined) return;
  above ||= target !== undefined && value > target;
  const verdict = target === undefined ? '' : `   (at most ${target} ms${value > target ? ': ABOVE' : ''})`;
  console.log(`${name.padEnd(24)}${value.toFixed(1).padStart(10)} ms${verdict}`);
};
console.log(`${puzzles.length} puzzles, ${sum('cycles')} cycles, ${sum('nodes')} nodes, ${sum('slides')} slides`);
show('median', percentile(50), 4);
show('p90', percentile(90), 35);
show('p95', percentile(95), 60);
show('p99', percentile(99), 600);
show('longest', percentile(100));
show('12 moves, mean', mean([12]), 400);
show('15 and 16 moves, mean', mean([15, 16]), 20_000);
process.exit(above ? 1 : 0);
