// The handheld in its window, with real keys and clicks: it looks as the script player says it must, pixel for pixel.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, beforeEach, test } from 'node:test';

import { Player, fileAt, finish, folder, run, until } from './program.mjs';

const flash = join(folder, 'state', 'pocket-ricochet', 'flash.bin');

beforeEach(() => rmSync(join(folder, 'state'), { recursive: true, force: true }));
afterEach(() => Player.sendAllHome());
after(finish);

for (const [size, scale] of [['320x240', 1], ['320x240', 2], ['240x240', 2]]) {
  test(`the window's screen of ${size} at scale ${scale} is the script player's, pixel for pixel`, async () => {
    const player = new Player({ size, scale });
    await player.shows([]);
    player.press('Down', 'Down');
    await player.shows(['down*2']);
    player.press('a', 'Down', 'Escape', 'Up', 'Up');
    await player.shows(['down*2 a down b up*2']);
    player.press('Return', 'Return');
    await player.shows(['down*2 a down b up*2 a*2']);
    player.press('Left', 'Tab');
    await player.shows(['down*2 a down b up*2 a*2 left']);
    assert.equal(await player.quit(), 0);
    assert.equal(player.output, '');
    assert.equal(player.errors, '');
  });
}

test('every key of A, B and the d-pad does what the button does', async () => {
  const player = new Player();
  await player.shows([]);
  for (const [choose, leave] of [['a', 'b'], ['Return', 'Escape'], ['space', 'BackSpace'], ['l', 'k'], ['KP_Enter', 'b']]) {
    player.press('Down', choose);
    await player.shows(['down a']);
    player.press(leave, 'Up');
    await player.shows([]);
  }
  assert.equal(await player.quit(), 0);
});

test('so does every key of X and Y', async () => {
  const player = new Player();
  await player.shows([]);
  player.press('a', 'a');
  await player.shows(['a*2']);
  player.press('Left');
  await player.shows(['a*2 left']);
  player.press('b', 'y');
  for (const [menu, redo] of [['x', 'y'], ['i', 'j']]) {
    player.press(menu);
    await player.shows(['a*2 left', 'wait 1000', 'b y x']);
    player.press('b', 'b');
    await player.shows(['a*2 left', 'wait 1000', 'b']);
    player.press(redo);
    await player.shows(['a*2 left', 'wait 1000', 'b y']);
  }
  assert.equal(await player.quit(), 0);
});

for (const [size, width] of [['320x240', 320], ['240x240', 240]]) {
  test(`the buttons of the picture around ${size} can be clicked`, async () => {
    const player = new Player({ size, scale: 2 });
    await player.shows([]);
    player.click(-65, 146);  // the lower arm of the d-pad
    await player.shows(['down']);
    player.click(width + 95, 120);  // A, to the right of the four
    await player.shows(['down a']);
    player.click(width + 65, 150);  // B, below
    await player.shows(['down a b']);
    player.click(-65, 94);  // the upper arm
    await player.shows([]);
    assert.equal(await player.quit(), 0);
  });
}

test('F12 saves the picture the script player saves, byte for byte', async () => {
  const player = new Player({ scale: 2 });
  await player.shows([]);
  player.press('Down', 'a');
  const expected = await player.shows(['down a']);
  player.press('F12');
  const [, path] = await player.says(/saved (.*)\n/);
  assert.deepEqual(readFileSync(path), readFileSync(expected));
  player.press('F12');
  await player.says(/saved .*-002\.png\n/);
  assert.deepEqual(readdirSync(player.pictures).filter((name) => name.endsWith('.png')),
    ['pocket-ricochet-001.png', 'pocket-ricochet-002.png']);
  assert.equal(await player.quit(), 0);
});

test('a recording has a picture of each change and its time', async () => {
  const player = new Player();
  const first = await player.shows([]);
  player.press('F9');
  const [, recording] = await player.says(/recording into (.*)\n/);
  player.press('Down');
  const second = await player.shows(['down']);
  player.press('a');
  const third = await player.shows(['down a']);
  player.press('F9');
  const [, pictures] = await player.says(/recorded (\d+) pictures/);
  assert.equal(pictures, '3');
  for (const [i, path] of [first, second, third].entries()) {
    assert.deepEqual(readFileSync(join(recording, `00000${i + 1}.png`)), readFileSync(path));
  }
  assert.match(readFileSync(join(recording, 'pictures.txt'), 'utf8'),
    /^ffconcat version 1\.0\n(file 00000[123]\.png\nduration \d+\.\d{3}\n){3}$/);
  assert.equal(await player.quit(), 0);
});

test('what was set is there again after quitting', async () => {
  const set = 'down*2 a right down right';
  const first = new Player();
  await first.shows([]);
  first.press('Down', 'Down', 'a', 'Right', 'Down', 'Right');
  await first.shows([set]);
  assert.equal(await first.quit(), 0);
  const second = new Player();
  await second.shows([]);
  second.press('Down', 'Down', 'a', 'Down');
  await second.shows([set, 'wait 1000', 'restart', 'down*2 a down']);
  assert.equal(await second.quit(), 0);
  assert.equal(fileAt(flash).length, 32 * 4096);
});

test('a second window leaves the first one\'s flash alone', async () => {
  const first = new Player();
  await first.shows([]);
  const second = new Player();
  await second.says(/^This game will not be kept: .*flash\.bin is in use by another game\n$/);
  second.process.kill('SIGTERM');
  assert.equal(await second.ended, 0);
  first.process.kill('SIGTERM');  // without a window manager nobody gives the keyboard back to it
  assert.equal(await first.ended, 0);
});

test('buttons are heard', async () => {
  const player = new Player();
  await player.shows([]);
  await until('the sound card is fed', () => fileAt(player.sounds).length > 0);
  assert.ok(fileAt(player.sounds).every((byte) => byte === 0), 'silence before the first button');
  player.press('Down');
  await until('there is a sound', () => fileAt(player.sounds).some((byte) => byte !== 0));
  assert.equal(await player.quit(), 0);
  // The step sounds at 880 Hz for 12 ms: ten or eleven whole periods, all of them of one loudness.
  const sounds = fileAt(player.sounds);
  const samples = Array.from({ length: sounds.length / 2 }, (_, i) => sounds.readInt16LE(i * 2)).filter((s) => s !== 0);
  assert.equal(new Set(samples.map(Math.abs)).size, 1);
  assert.ok(Math.abs(samples.length - 0.012 * 44100) <= 1, `${samples.length} samples`);
  const edges = samples.filter((sample, i) => i > 0 && (sample > 0) !== (samples[i - 1] > 0)).length;
  assert.ok(Math.abs(edges - 2 * 0.012 * 880) <= 1, `${edges} edges`);
});

test('SIGTERM closes the window, and the round goes on where it was', async () => {
  const played = 'a*2 left';
  const player = new Player();
  await player.shows([]);
  player.press('a', 'a');
  await player.shows(['a*2']);
  player.press('Left');
  await player.shows([played]);
  player.process.kill('SIGTERM');
  assert.equal(await player.ended, 0);
  const again = new Player();
  await again.shows([played, 'wait 1000', 'restart']);
  again.press('a', 'a');
  await again.shows([played, 'wait 1000', 'restart', 'a*2']);
  assert.equal(await again.quit(), 0);
});

test('without a display it says so', () => {
  const { status, errors } = run([], { DISPLAY: ':none' });
  assert.equal(status, 3);
  assert.match(errors, /^pocket-ricochet-desktop: no window can be opened: /);
});

for (const [options, complaint] of [
  [['--size', '300x200'], 'the size can be 320x240 or 240x240'], [['--scale=0'], "'--scale' is a number from 1 to 8"],
  [['--date', '2026-02-29'], 'the date is one such as 2026-01-31'], [['--seed'], "'--seed' needs a value"],
  [['--flash='], 'the flash is the name of a file'], [['--pictures', '/nowhere'], 'the pictures go into a folder that is there'],
  [['--fast'], "there is no option '--fast'"],
]) {
  test(`${options.join(' ')} is refused in words`, () => {
    const { status, output, errors } = run(options);
    assert.deepEqual([status, output, errors],
      [2, '', `pocket-ricochet-desktop: ${complaint} (--help lists the options)\n`]);
  });
}

test('--help lists the keys', () => {
  const { status, output, errors } = run(['--help'], { DISPLAY: '' });
  assert.equal(status, 0);
  assert.equal(errors, '');
  for (const word of ['--size', '--scale', '--seed', '--date', 'F12', 'F9', 'Ctrl-Q', 'arrows']) assert.ok(output.includes(word), word);
});
