// While the screen rests, the first core takes part in long searches: the shipped UF2 against itself with that taken out.
import assert from 'node:assert/strict';

import { ConsoleUser } from '../console_user.mjs';
import { Symbols } from '../elf.mjs';
import { check, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';

const profile = 'reference';
const FLASH = 0x10000000;
const RETURN_FALSE = [0x00, 0x20, 0x70, 0x47]; // movs r0, #0; bx lr

// The first, the fifth and the last of the puzzles of 100 ms and more that scripts/bench --device solves with two cores.
const puzzles = [
  '16x16 9391511111395113840290000002900283800000000002c28000006ac00000128000001010000006c000000006840003902c000441038002800100293800000280402c2c680000028290010110002c028000000000000102c0000000068000069000400001000043800038000040003a8680000002900002c54446c44446c446 229,92,155,190 Y:54',
  '16x16 9111391111391113840000682c000042a90000100100003a80000000000000028000004000680006c000003800104003902c00044002900280010029380000028000002c680000028002c0415000006ac0001290380000169000000400002c03840000038040010283800000029000028006800000000002c4456c444446c446 237,68,203,14 G:227',
  '16x16 91113911153911138400006803800002a90000100006800280000000000100068000004000000003c000003800002c02902c000440400102800100293a9000028000002c680000068006800150000403c001040290002902900029000068000280000000001002c2ac000040040000128100003803800002c4446c444446c446 152,38,92,62 B:233',
];

function start({ alone }) {
  const machine = new Machine(profile).load_uf2(uf2_path('pocket-ricochet', profile));
  if (alone) machine.flash.set(RETURN_FALSE, (new Symbols(profile).address('handheld::Analyst::assist()') & ~1) - FLASH);
  machine.power_on().run_for(1500);
  return { machine, user: new ConsoleUser(machine) };
}

// Moves, and milliseconds by the device's own clock.
function solve({ user }, puzzle) {
  const [, moves, milliseconds] = user.ask(`solve ${puzzle}`).match(/^(\d+) [^]*, ([\d.]+) ms$/m);
  return { moves: Number(moves), milliseconds: Number(milliseconds) };
}

const alone = start({ alone: true });
const by_one = puzzles.map((puzzle) => solve(alone, puzzle));

check('with the first core\'s help long searches take less than two thirds of the time, and find the same lengths', () => {
  const together = start({ alone: false });
  const by_two = puzzles.map((puzzle) => solve(together, puzzle));
  assert.deepEqual(by_two.map(({ moves }) => moves), by_one.map(({ moves }) => moves));
  const gains = by_two.map(({ milliseconds }, i) => by_one[i].milliseconds / milliseconds);
  const mean = gains.reduce((a, b) => a + b) / gains.length;
  console.log(`a long search with the first core's help: ${mean.toFixed(2)} times as fast`);
  assert.ok(mean > 1.5, gains.join(' '));
  assert.deepEqual(together.machine.problems(), []);
});

check('a player who calls the first core away again and again does not hold the search up', () => {
  const busy = start({ alone: false });
  const { machine } = busy;
  const [puzzle] = puzzles.slice(-1);
  machine.serial.send(`solve ${puzzle}\r`);
  let text = '';
  for (let i = 0; i < 60 && !/^ok$/m.test(text); i++) {
    machine.tap(['up', 'down'][i % 2], { after: 10 });
    text += machine.serial.take().replaceAll('\r', '');
  }
  const [, moves, milliseconds] = text.match(/^(\d+) [A-Z ]+\n[^\n]*, ([\d.]+) ms$/m) ?? assert.fail(text);
  assert.equal(Number(moves), by_one.at(-1).moves);
  assert.ok(Number(milliseconds) < by_one.at(-1).milliseconds, `${milliseconds} ms`);
  assert.deepEqual(machine.problems(), []);
});
