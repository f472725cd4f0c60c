// The battery as the application reads it: through the pin and the divider of a board's profile, onto the screen and the console.
import assert from 'node:assert/strict';

import { decode_screenshot } from '../../../scripts/lib/screenshot.mjs';
import { ConsoleUser } from '../console_user.mjs';
import { assert_same_picture, check, keep_picture, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const make = (profile) => {
  const machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile)).power_on().run_for(350);
  const user = new ConsoleUser(machine);
  // Settings, the last line but one: diagnostics, and there the first topic.
  for (const button of ['up', 'up', 'a', 'up', 'up', 'a', 'a']) machine.tap(button);
  return { machine, user };
};
const on_screen = (user) => user.ask('screen').match(/^Battery: (.*)$/m)?.[1];
const on_console = (user) => user.ask('info').match(/^battery (\d+) %$/m)?.[1];

for (const profile of ['picosystem', 'reference', 'waveshare-lcd-1-3']) {
  const { machine, user } = make(profile);
  const { battery } = machine.board;
  if (battery?.sense === undefined) {
    check(`${profile}: without a battery to measure there is nothing to tell`, () => {
      assert.equal(on_screen(user), '–');
      assert.equal(on_console(user), undefined);
    });
    continue;
  }
  const { empty_millivolts: empty, full_millivolts: full } = battery;
  for (const [what, millivolts, percent] of [['full', full + 50, 100], ['nearly empty', empty + (full - empty) * 0.07, 7], ['flat', empty - 100, 0]]) {
    check(`${profile}: a ${what} battery is shown as ${percent} %`, () => {
      machine.set_battery(millivolts);
      machine.run_for(1100);
      assert.ok(Math.abs(parseInt(on_screen(user), 10) - percent) <= 1, on_screen(user));
      assert.ok(Math.abs(Number(on_console(user)) - percent) <= 1, on_console(user));
    });
  }
  if (profile !== 'picosystem') continue;

  check(`${profile}: however the reading wavers, the screen shows one number at a time`, () => {
    let noise = 1;
    const { adc } = machine.chip.rp2040;
    const read = adc.onADCRead;
    const [values, channel] = [adc.channelValues, battery.sense - 26];
    machine.set_battery((empty + full) / 2);
    const middle = values[channel];
    adc.onADCRead = (asked) => {
      noise = (Math.imul(noise, 1103515245) + 12345) >>> 0;
      values[channel] = middle + ((noise >>> 16) % 401) - 200;
      read(asked);
    };
    let compared = 0;
    for (let i = 0; i < 4; i++) {
      machine.run_for(1000 + 37 * i);
      const shot = decode_screenshot(user.ask('screenshot'));
      if (shot.changed) continue; // the next second began meanwhile
      assert_same_picture('battery', machine.picture(), shot);
      compared += 1;
    }
    assert.ok(compared > 0, 'it changes all the time');
    adc.onADCRead = read;
    keep_picture('battery', machine.picture());
    assert.ok(Math.abs(parseInt(on_screen(user), 10) - 50) < 15, on_screen(user));
  });

  check(`${profile}: nothing was done that a real board would not forgive`, () => assert.deepEqual(machine.problems(), []));
}
