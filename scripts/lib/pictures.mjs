// Takes the pictures of the documentation: pictures.mjs PROGRAM FOLDER. Plays a few rounds of a game and looks at the screen.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Player, folder } from '../../tests/terminal/program.mjs';
import { playGoals } from '../../tests/terminal/whole_game.mjs';
import { toSvg } from './svg.mjs';

const pictures = process.argv[3];
const game = join(folder, 'game');
const keysOf = { U: '\x1b[A', R: '\x1b[C', D: '\x1b[B', L: '\x1b[D' };
const solution = playGoals(game, ['--seed', '2'], 3).split(' ');

for (const [name, columns, lines] of [['terminal', 101, 33], ['terminal-80x24', 80, 24]]) {
  const player = new Player({ options: ['--save', game], columns, lines });
  await player.sees('The game goes on.');
  // All but the last move, so that there is something left to see.
  const moves = solution.slice(0, -1);
  for (const [i, [robot, way]] of moves.entries()) {
    player.press(robot.toLowerCase() + keysOf[way]);
    await player.sees(moves.slice(0, i + 1).join(' '));
  }
  await player.sees(() => !player.text().includes('goes on'));
  writeFileSync(join(pictures, `${name}.svg`), toSvg(player.screen, `Pocket Ricochet in a terminal of ${columns} by ${lines}`));
  player.press('Rq');
  await player.end();
}
