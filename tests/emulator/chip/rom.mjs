// A stand-in for the RP2040's boot ROM: the tables the SDK looks functions up in, and each function as two instructions,
// BKPT #n and BX LR. The work behind a BKPT is done in JavaScript (rom_call). Also what the real ROM does at power-on.
import { Fault } from './core_bus.mjs';

const FUNCTION_TABLE = 0x100;
const DATA_TABLE = 0x300;
const CODE = 0x400;
const FLASH = 0x10000000;
const BOOT2_COPY = 0x20041f00;
const BOOT2_BYTES = 256;

// Each function gets the core and the chip; arguments are in r0 to r3, the result goes to r0.
const functions = {
  MS: (core, chip) => fill(core, chip, 1),
  S4: (core, chip) => fill(core, chip, 4),
  MC: (core, chip) => copy(core, chip, 1),
  C4: (core, chip) => copy(core, chip, 4),
  P3: (core) => { core.r[0] = popcount(core.r[0]); },
  L3: (core) => { core.r[0] = Math.clz32(core.r[0]); },
  T3: (core) => { core.r[0] = core.r[0] === 0 ? 32 : 31 - Math.clz32(core.r[0] & -core.r[0]); },
  R3: (core) => { core.r[0] = reverse_bits(core.r[0]); },
  IF: (core, chip) => chip.flash.connect(),
  EX: (core, chip) => chip.flash.exit_xip(),
  RE: (core, chip) => chip.flash.erase(core, core.r[0] >>> 0, core.r[1] >>> 0),
  RP: (core, chip) => chip.flash.program(core, core.r[0] >>> 0, core.r[1] >>> 0, core.r[2] >>> 0),
  FC: () => {},
  CX: (core, chip) => chip.flash.enter_xip(),
  UB: (core, chip) => chip.leave('bootsel'),
};
const codes = Object.keys(functions);
const LOOKUP = codes.length;

const code_word = (code) => code.charCodeAt(0) | (code.charCodeAt(1) << 8);

export function make_rom() {
  const rom = new Uint16Array(8192);
  const put = (address, value) => { rom[address >> 1] = value; };
  put(0x10, 0x754d); // "Mu"
  put(0x12, 0x0301); // 1, and version 3 of the ROM: that of RP2040 B2
  put(0x14, FUNCTION_TABLE);
  put(0x16, DATA_TABLE);
  put(0x18, (CODE + LOOKUP * 4) | 1);
  codes.forEach((code, i) => {
    put(FUNCTION_TABLE + i * 4, code_word(code));
    put(FUNCTION_TABLE + i * 4 + 2, (CODE + i * 4) | 1);
  });
  for (let i = 0; i <= LOOKUP; i++) {
    put(CODE + i * 4, 0xbe00 | i);
    put(CODE + i * 4 + 2, 0x4770);
  }
  return new Uint32Array(rom.buffer);
}

export function rom_call(core, chip, number) {
  if (number === LOOKUP) look_up(core, chip);
  else if (number < LOOKUP) functions[codes[number]](core, chip);
  else throw new Fault(`${core.where()}: no ROM function ${number}`);
}

// r0 = the table, r1 = the code; the answer is a pointer, or 0.
function look_up(core, chip) {
  const { bootrom } = chip.rp2040;
  core.cycles += 20;
  for (let at = core.r[0] >>> 2; (bootrom[at] & 0xffff) !== 0; at++) {
    if ((bootrom[at] & 0xffff) === (core.r[1] & 0xffff)) {
      core.r[0] = bootrom[at] >>> 16;
      return;
    }
  }
  core.r[0] = 0;
}

// The time is that of a loop of word stores, or of byte stores.
function fill(core, chip, unit) {
  const to = core.r[0], value = core.r[1] & 0xff, count = core.r[2] >>> 0;
  for (let i = 0; i < count; i++) core.store8((to + i) | 0, value);
  core.cycles += 20 + Math.ceil(count / (unit === 4 ? 3 : 1));
}

function copy(core, chip, unit) {
  const to = core.r[0], from = core.r[1], count = core.r[2] >>> 0;
  for (let i = 0; i < count; i++) core.store8((to + i) | 0, core.load8((from + i) | 0));
  core.cycles += 20 + Math.ceil(unit === 4 || ((to | from) & 3) === 0 ? count / 1.5 : count * 2);
}

function popcount(value) {
  let count = 0;
  for (let rest = value >>> 0; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function reverse_bits(value) {
  let result = 0;
  for (let i = 0; i < 32; i++) result = (result << 1) | ((value >>> i) & 1);
  return result;
}

// What happens at power-on: the first 256 bytes of flash are checked, copied to RAM and started there.
// False where the flash holds no program: the real ROM would wait as a USB drive.
export function boot(chip) {
  const { flash, sram } = chip.rp2040;
  const boot2 = flash.subarray(0, BOOT2_BYTES);
  const view = new DataView(boot2.buffer, boot2.byteOffset, BOOT2_BYTES);
  if (crc32(boot2.subarray(0, BOOT2_BYTES - 4)) !== view.getUint32(BOOT2_BYTES - 4, true)) return false;
  sram.set(boot2, BOOT2_COPY - 0x20000000);
  const core = chip.cores[0];
  core.registers[13] = BOOT2_COPY;
  core.registers[14] = 0;
  core.registers[15] = BOOT2_COPY;
  chip.flash.exit_xip();
  return true;
}

export const flash_base = FLASH;

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let i = 0; i < 8; i++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}
