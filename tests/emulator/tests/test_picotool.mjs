// What `picotool info` tells of every profile's UF2: the program, its version, the profile, and the name of every pin.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { profile_names, read_board } from '../board.mjs';
import { check, uf2_path } from '../harness.mjs';

const tree = fileURLToPath(new URL('../../../', import.meta.url));
const picotool = (...words) => execFileSync('bash', ['-c', 'root=$PWD; . scripts/lib/picotool.sh; has_picotool || exit 127; run_picotool "$@"', 'picotool', ...words],
  { cwd: tree, encoding: 'utf8' });
const version = readFileSync(`${tree}firmware/app/version.hpp`, 'utf8').match(/"([\d.]+)"/)[1];

// Pins by the names that firmware/pico/binary_info.cpp gives them.
const names = { 'panel.clock': 'screen clock', 'panel.data': 'screen data', 'panel.select': 'screen select', 'panel.mode': 'screen data/command',
  'panel.reset': 'screen reset', 'panel.backlight': 'screen light', 'panel.tearing': 'screen tearing line', piezo: 'piezo', 'battery.sense': 'battery',
  'buttons.up': 'up', 'buttons.right': 'right', 'buttons.down': 'down', 'buttons.left': 'left', 'buttons.a': 'A', 'buttons.b': 'B', 'buttons.x': 'X',
  'buttons.y': 'Y', 'buttons.centre': 'joystick button' };

for (const profile of profile_names()) {
  check(`picotool info names the program and the pins of ${profile}`, () => {
    const info = picotool('info', '-a', uf2_path('pocket-ricochet', profile));
    assert.match(info, /^ name: +Pocket Ricochet$/m);
    assert.match(info, new RegExp(`^ version: +${version.replaceAll('.', '\\.')}$`, 'm'));
    assert.match(info, new RegExp(`^ description: +board profile ${profile}$`, 'm'));
    const board = read_board(profile);
    const wanted = Object.entries(names).map(([path, name]) => [path.split('.').reduce((part, key) => part?.[key], board), name])
      .filter(([pin]) => pin !== undefined);
    const told = [...info.matchAll(/^ (\d+): +(.*)$/gm)].map(([, pin, name]) => [Number(pin), name]);
    const by_pin = (a, b) => a[0] - b[0] || a[1].localeCompare(b[1]);
    assert.deepEqual(told.sort(by_pin), wanted.sort(by_pin));
  });
}
