// The command behind scripts/emulate: press buttons, take screenshots and talk to the console of an emulated handheld.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { profile_names } from './board.mjs';
import { ConsoleUser } from './console_user.mjs';
import { uf2_path } from './harness.mjs';
import { Machine } from './machine.mjs';
import { png } from './png.mjs';

const help = `usage: scripts/emulate PROFILE [--uf2 FILE] [--script FILE] [--serial] [--flash FILE]
  --uf2 FILE     the program; by default pocket-ricochet-PROFILE.uf2 of scripts/build-firmware, else the hardware test
  --script FILE  commands to carry out, then end; without it they are read from the keyboard
  --serial       what is typed goes to the device's console; a line that begins with a full stop is a command: ".tap a"
  --flash FILE   the flash's content is read from there, and kept there at the end
profiles: ${profile_names().join(' ')}
commands:
  wait MS            let the device run for that time
  tap BUTTON [MS]    press and release: up right down left a b x y, centre on a joystick
  press BUTTON, release BUTTON
  shot FILE.png      what the screen shows
  say TEXT           a line to the console; prints the answer
  expect TEXT        fails unless the console's last answer holds it
  status             time, state, tone, light, errors
  power off|on       as with the switch; flash stays
  quit`;

function fail(text) {
  console.error(text);
  process.exit(2);
}

let parsed;
try {
  parsed = parseArgs({ allowPositionals: true, options: {
    uf2: { type: 'string' }, script: { type: 'string' }, flash: { type: 'string' },
    serial: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
} catch (error) {
  fail(`${error.message}\n${help}`);
}
const { values: options, positionals: [profile, ...rest] } = parsed;
if (options.help) {
  console.log(help);
  process.exit(0);
}
if (!profile_names().includes(profile) || rest.length > 0) fail(help);

const uf2 = options.uf2 ?? ['pocket-ricochet', 'hardware-test'].map((program) => uf2_path(program, profile)).find(existsSync);
if (uf2 === undefined) fail(`there is no UF2 for ${profile} yet: run scripts/build-firmware ${profile}`);

const machine = new Machine(profile);
if (options.flash && existsSync(options.flash)) machine.flash.set(readFileSync(options.flash).subarray(0, machine.flash.length));
machine.load_uf2(uf2).power_on();

let last_answer = '';
const problems_said = new Set();

function say_problems() {
  for (const text of machine.problems()) {
    if (!problems_said.has(text)) console.log(`! ${text}`);
    problems_said.add(text);
  }
}

const ms = (text, otherwise) => {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`'${text}' is no time in milliseconds`);
  return value;
};

const commands = {
  wait: ([time]) => machine.run_for(ms(time)),
  tap: ([button, time]) => machine.tap(button, { hold: ms(time, 40) }),
  press: ([button]) => machine.press(button),
  release: ([button]) => machine.release(button),
  shot: ([file]) => writeFileSync(file, png(machine.picture())),
  say: (words) => {
    last_answer = new ConsoleUser(machine).ask(words.join(' '));
    process.stdout.write(last_answer);
  },
  expect: (words) => {
    if (!last_answer.includes(words.join(' '))) throw new Error(`the answer does not hold '${words.join(' ')}'`);
  },
  status: () => console.log(`${machine.milliseconds.toFixed(1)} ms, ${machine.state}, tone ${Math.round(machine.tone)} Hz, ` +
    `light ${machine.brightness} %, ${machine.problems().length} errors`),
  power: ([on]) => (on === 'on' ? machine.power_on() : machine.power_off()),
  quit: () => end(),
};

// True unless the line could not be carried out.
function obey(line) {
  const [name, ...words] = line.trim().split(/\s+/);
  if (name === '' || name.startsWith('#')) return true;
  try {
    if (!(name in commands)) throw new Error(`unknown command '${name}'; they are: ${Object.keys(commands).join(' ')}`);
    commands[name](words);
    say_problems();
    return machine.state !== 'crashed';
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

function end(status = problems_said.size > 0 ? 1 : 0) {
  if (options.flash) writeFileSync(options.flash, machine.flash.subarray(0, machine.board.flash_bytes));
  process.exit(status);
}

if (options.script !== undefined) {
  for (const line of readFileSync(options.script, 'utf8').split('\n')) {
    if (!obey(line)) end(1);
  }
  end();
}

process.stdout.on('error', () => end()); // nobody reads on
machine.serial.on_text = options.serial ? (text) => process.stdout.write(text) : () => {};
console.log(`${machine.board.title}, ${uf2}`);
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  if (!options.serial) obey(line);
  else if (line.startsWith('.')) obey(line.slice(1));
  else machine.serial.send(`${line}\r`);
});
lines.on('close', () => {
  if (options.serial) machine.run_for(500);
  end();
});
// The device lives on while nothing is typed, as fast as it can but no faster than a real one.
const origin = Date.now() - machine.milliseconds;
setInterval(() => {
  if (machine.state === 'on' && machine.milliseconds < Date.now() - origin) machine.run_for(20);
  say_problems();
}, 10);
