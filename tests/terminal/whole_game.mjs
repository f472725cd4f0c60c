// Plays a kept game through the pipe, goal after goal, as far as it is asked to.
import { run } from './program.mjs';
import { solve } from './solver.mjs';

export const drawingOf = (output) => output.split('\n').filter((line) => /^[+|]/.test(line)).slice(-33).join('\n');
export const goalOf = (output) => output.split('\n').findLast((line) => line.includes('bring '));

// Begins a game in this file and completes so many goals; `seen` is called with what the program says after each run.
// The answer is the solution of the goal after them, where there is one.
export function playGoals(file, options, goals, seen = () => {}) {
  const play = (commands, more = []) => run([...more, '--ascii', '--save', file], `${commands}\nboard\ngoal\n`).output;
  let output = play('', options);
  for (let won = 0, tries = 0; tries < 100; ++tries) {
    const solution = won < 17 ? solve(drawingOf(output), goalOf(output)) : undefined;
    if (won === goals && (solution || goals === 17)) return solution;
    // Too far away for the little solver: another goal, and if it is the only one left, robots standing elsewhere.
    output = play(solution ? `${solution}\nnext` : `skip\n${['RU', 'YR', 'GD', 'BL'][tries % 4]}`);
    won += solution ? 1 : 0;
    seen(output, won);
  }
  throw new Error(`${goals} goals could not be completed`);
}
