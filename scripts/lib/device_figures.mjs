// What the solver takes on the device, against what it may take and what it took before:
//   device_figures.mjs RECORDED [--accept] solver=FILE pair=FILE [long=FILE]
// The files hold what the device programs of those names print. Status 1 if a figure is above its limit, or the cycles have
// grown by more than a fifth.
import { readFileSync, writeFileSync } from 'node:fs';

const cycles_a_millisecond = 125_000;
const tolerated_growth = 1.2;
const [recorded_file, ...words] = process.argv.slice(2);
const accept = words.includes('--accept');
const files = Object.fromEntries(words.filter((word) => word.includes('=')).map((word) => word.split('=')));

const lines_of = (file) => readFileSync(file, 'utf8').split('\n').map((line) => line.trim().split(' ').map(Number))
  .filter((fields) => fields.length === 5 && fields.every(Number.isFinite));
const solved = (file) => lines_of(file)
  .map(([, moves, cycles, nodes, slides]) => ({ moves, cycles, nodes, slides, milliseconds: cycles / cycles_a_millisecond }));
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const mean = (numbers) => (numbers.length === 0 ? undefined : sum(numbers) / numbers.length);

let missed = 0;
function show(name, value, unit, { most, least } = {}) {
  if (value === undefined) return;
  const bad = value > most || value < least;
  missed += bad ? 1 : 0;
  const limit = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : '';
  const verdict = limit === '' ? '' : `   (${limit}${bad ? ': MISSED' : ''})`;
  console.log(`${name.padEnd(34)}${value.toFixed(unit === 'times' ? 2 : 1).padStart(10)} ${unit}${verdict}`);
}

const measured = {};
const puzzles = solved(files.solver);
if (puzzles.length === 0) throw new Error('no puzzles were solved');
measured.solver_cycles = sum(puzzles.map(({ cycles }) => cycles));
console.log(`${puzzles.length} puzzles on the classic tiles, one core at 125 MHz: ${measured.solver_cycles} cycles,`
  + ` ${sum(puzzles.map(({ nodes }) => nodes))} nodes, ${sum(puzzles.map(({ slides }) => slides))} slides`);
const times = puzzles.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const percentile = (percent) => times[Math.ceil(times.length * percent / 100) - 1];
const mean_of = (list, ...moves) => mean(list.filter((puzzle) => moves.includes(puzzle.moves)).map(({ milliseconds }) => milliseconds));
show('median', percentile(50), 'ms', { most: 4 });
show('90 of 100 within', percentile(90), 'ms', { most: 35 });
show('95 of 100 within', percentile(95), 'ms', { most: 60 });
show('99 of 100 within', percentile(99), 'ms', { most: 600 });
show('longest', percentile(100), 'ms');
show('12 moves, mean', mean_of(puzzles, 12), 'ms', { most: 400 });

if (files.pair !== undefined) {
  const pairs = lines_of(files.pair);
  if (pairs.some(([, moves, , together]) => moves !== together)) throw new Error('two searchers found another length');
  measured.pair_cycles = sum(pairs.map(([, , , , cycles]) => cycles));
  show(`two cores, ${pairs.length} puzzles, mean`, mean(pairs.map(([, , alone, , together]) => alone / together)), 'times', { least: 1.7 });
}
if (files.long !== undefined) show('15 and 16 moves, mean', mean_of(solved(files.long), 15, 16), 'ms', { most: 20_000 });

if (accept) {
  writeFileSync(recorded_file, Object.entries(measured).map(([name, cycles]) => `${name} ${cycles}\n`).join(''));
  console.log(`recorded in ${recorded_file}`);
} else {
  for (const line of readFileSync(recorded_file, 'utf8').trim().split('\n')) {
    const [name, before] = line.split(' ');
    if (measured[name] === undefined) continue;
    const growth = measured[name] / Number(before);
    const bad = growth > tolerated_growth;
    missed += bad ? 1 : 0;
    console.log(`${name}: ${growth.toFixed(3)} times what was recorded${bad ? ': TOO MUCH' : ''}`);
  }
}
process.exit(missed > 0 ? 1 : 0);
