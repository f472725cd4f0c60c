// The same handheld on the desk: the script player, which shows what an emulated device has to show, and knows the way.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { read_png } from './png.mjs';

const player = fileURLToPath(new URL('../../build/host-release/script-player', import.meta.url));

// Plays the lines of a script on a screen of that size, with flashes[name] as files that `insert` finds by name.
// Returns what was said, the pictures of `shot`, and the flash contents of `keep`, by name.
export function play_on_desk({ width, height }, lines, flashes = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    for (const [name, bytes] of Object.entries(flashes)) writeFileSync(join(folder, name), bytes);
    const script = lines.map((line) => line.replace(/^(insert|keep) (.*)/, (_, command, name) => `${command} ${join(folder, name)}`));
    const said = execFileSync(player, ['--size', `${width}x${height}`, '--pictures', folder], { input: `${script.join('\n')}\n`, encoding: 'utf8' });
    const named = (command) => lines.flatMap((line) => (line.startsWith(`${command} `) ? [line.slice(command.length + 1)] : []));
    return {
      said,
      pictures: Object.fromEntries(named('shot').map((name) => [name, read_png(readFileSync(join(folder, `${name}.png`)))])),
      flashes: Object.fromEntries(named('keep').map((name) => [name, readFileSync(join(folder, name))])),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
