// What the player would see torn. On a board with a tearing line, nothing; with the line stuck the watch sees tears, and the game goes
// on as before. Boards without one get their strips from top to bottom.
import assert from 'node:assert/strict';

import { check, uf2_path } from '../harness.mjs';
import { Frames } from '../frames.mjs';
import { Machine } from '../machine.mjs';
import { TearWatch } from '../tear_watch.mjs';

const LINES = 344; // of a whole refresh
const OPENED = 1100; // milliseconds: the title stands still
const WAYS = ['right', 'down', 'left', 'up', 'a'];

// A device in a round of Classic, with the panel refreshed at another rate where one is given.
function playing(profile, { hertz, ...options } = {}) {
  const machine = new Machine(profile, { usb: false, ...options }).load_uf2(uf2_path('pocket-ricochet', profile)).power_on();
  if (hertz !== undefined) machine.panel.refresh = { ...machine.panel.refresh, line: 1e9 / hertz / LINES };
  machine.run_for(OPENED);
  const frames = new Frames(machine), watch = new TearWatch(machine, frames);
  const slide = (times) => {
    for (let i = 0; i < times; i++) machine.tap(WAYS[i % WAYS.length], { after: 220 });
  };
  machine.tap('a');
  machine.tap('a', { after: 250 });
  return { machine, frames, watch, slide };
}

const rate_of = (all) => ((all.length - 1) * 1e9) / (all.at(-1).start - all[0].start);
const about = (rate, hertz) => assert.ok(Math.abs(rate - hertz) < 1, `${rate} frames a second instead of ${hertz}`);

for (const hertz of [56, 62.5]) {
  check(`at ${hertz} Hz nothing is torn, neither slides nor whole screens, and frames come with the panel's refresh`, () => {
    const { machine, frames, watch, slide } = playing('picosystem', { hertz });
    assert.ok(watch.frames >= 2, 'nothing was redrawn');
    frames.take();
    slide(10);
    const all = frames.take();
    console.log(`${hertz} Hz: ${watch.frames} frames changed something, ${watch.torn.length} were torn`);
    assert.ok(watch.frames > 50, `only ${watch.frames} frames of slides`);
    assert.deepEqual(watch.torn, []);
    assert.ok(Math.max(...all.map(({ work }) => work)) < 16.7e6, 'a frame took too long');
    about(rate_of(all), hertz);
    assert.equal(watch.upwards, 0);
    assert.deepEqual(machine.problems(), []);
  });
}

for (const stuck of ['low', 'high']) {
  const { machine, frames, watch, slide } = playing('picosystem', { tearing: stuck });
  check(`with the line stuck ${stuck}, frames come as without one`, () => {
    frames.take();
    slide(WAYS.length);
    about(rate_of(frames.take()), 60);
    assert.deepEqual(machine.problems(), []);
  });
  if (stuck === 'high') continue;
  check('then the watch sees frames torn, sooner or later', () => {
    for (let i = 0; i < 12 && watch.torn.length === 0; i++) slide(WAYS.length);
    console.log(`stuck ${stuck}: ${watch.torn.length} of ${watch.frames} frames were torn`);
    assert.ok(watch.torn.length > 0, `none of ${watch.frames} frames was torn`);
  });
}

check('a line that breaks in the middle of a game costs a frame or two, and one that comes back is followed again', () => {
  const { machine, frames, watch, slide } = playing('picosystem');
  const longest_gap = (all) => Math.max(...all.slice(1).map(({ start }, i) => start - all[i].start)) / 1e6;
  frames.take();
  machine.bus.tearing = 'low';
  slide(2);
  const without = frames.take();
  assert.ok(longest_gap(without) < 90, `${longest_gap(without)} ms without a frame`);
  about(rate_of(without.slice(4)), 60);
  machine.bus.tearing = 'connected';
  machine.run_for(100);
  watch.torn = [];
  frames.take();
  slide(WAYS.length);
  about(rate_of(frames.take()), 1e9 / machine.panel.period);
  assert.deepEqual(watch.torn, []);
});

check('without a line, strips are sent from top to bottom', () => {
  const { watch, slide } = playing('reference');
  slide(4);
  assert.ok(watch.frames > 10);
  assert.equal(watch.upwards, 0);
});
