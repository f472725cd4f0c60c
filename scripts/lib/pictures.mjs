// Takes the terminal's pictures of the documentation: pictures.mjs PROGRAM FOLDER. Plays a round and looks at the screen.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Player } from '../../tests/terminal/program.mjs';
import { toSvg } from './svg.mjs';

const pictures = process.argv[3];

for (const [name, columns, lines] of [['terminal', 104, 40], ['terminal-80x24', 80, 24]]) {
  const player = new Player({ options: ['--classic', '--board', '3', '--seed', '7', '--flash', '/dev/null/none'], columns, lines });
  await player.sees('▸ New game');
  player.press('\r');
  await player.sees(() => /Round 1\/17[^]*choose a robot/.test(player.text()) && !player.text().includes('choosing'));
  player.press('\x1b[A');
  await player.sees('Moves: 1');
  await player.sees('•');
  await new Promise((done) => setTimeout(done, 600)); // it has come to rest
  writeFileSync(join(pictures, `${name}.svg`), toSvg(player.screen, `Pocket Ricochet in a terminal of ${columns} by ${lines}`));
  player.press('q');
  await player.end();
}
