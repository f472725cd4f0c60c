// scripts/screenshot with a serial port: what it saves is what the panel of the emulated handheld shows.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { assert_same_picture, check, uf2_path } from '../harness.mjs';
import { Machine } from '../machine.mjs';
import { read_png } from '../png.mjs';
import { run_beside, SerialPort } from '../serial_port.mjs';

const program = fileURLToPath(new URL('../../../scripts/screenshot', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'screenshot-'));
const file = join(folder, 'picture.png');
const machine = new Machine('picosystem').load_uf2(uf2_path('pocket-ricochet', 'picosystem')).power_on();
machine.run_until(() => machine.serial.connected, 2000);
machine.run_for(1500); // the opening is over

const port = await SerialPort.open(machine);
const { status, output } = await run_beside(machine, program, [port.path, file]);
check('scripts/screenshot takes the picture from a serial port', () => {
  assert.equal(status, 0, output);
  assert_same_picture('screenshot by its port', read_png(readFileSync(file)), machine.picture());
});

const absent = await run_beside(machine, program, [join(folder, 'no-such-port'), file]);
check('scripts/screenshot says where there is no port', () => {
  assert.equal(absent.status, 1);
  assert.match(absent.output, /there is no serial port .*no-such-port/);
});

check('nothing was done that a real board would not forgive', () => assert.deepEqual(machine.problems(), []));
port.close();
rmSync(folder, { recursive: true });
