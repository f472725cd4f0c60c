// A core's way to memory: RAM and flash directly, everything else over the package's buses, at this core's own time.
import { RP2040 } from 'rp2040js';

const BaseCore = new RP2040().core.constructor;

export const RAM = 0x20000000;
export const RAM_BYTES = 0x42000;
export const FLASH = 0x10000000;
export const FLASH_BYTES = 0x1000000;

// What the emulated program did that no program may do. Stops the machine.
export class Fault extends Error {}

const hex = (value) => `0x${(value >>> 0).toString(16).padStart(8, '0')}`;

// Cycles beyond the first for a load or store outside RAM and flash.
function bus_cycles(address, write) {
  switch (address >>> 28) {
    case 0xd: return 0;
    case 0x4: return write ? 4 : 3;
    default: return 1;
  }
}

export class CoreBus extends BaseCore {
  constructor(chip, index) {
    super(chip.rp2040);
    this.chip = chip;
    this.index = index;
    this.r = new Int32Array(this.registers.buffer);
    this.ram8 = chip.rp2040.sram;
    this.ram16 = new Uint16Array(this.ram8.buffer);
    this.ram32 = new Int32Array(this.ram8.buffer);
    this.flash8 = chip.rp2040.flash;
    this.flash16 = new Uint16Array(this.flash8.buffer);
    this.flash32 = new Int32Array(this.flash8.buffer);
    this.rom16 = new Uint16Array(chip.rp2040.bootrom.buffer);
    this.running = index === 0;
    this.until = 0; // cycle count at which run() returns
    this.cycles = 0;
    this.sleeps_for_event = false;
    this.instructions = 0;
  }

  where() { return `core ${this.index} at ${hex(this.r[15])}`; }

  load32(address) {
    const ram = (address - RAM) >>> 0;
    if (ram < RAM_BYTES && (address & 3) === 0) return this.ram32[ram >>> 2];
    const flash = (address - FLASH) >>> 0;
    if (flash < FLASH_BYTES && (address & 3) === 0 && this.chip.xip) return this.flash32[flash >>> 2];
    return this.bus_load(address, 4) | 0;
  }

  load16(address) {
    const ram = (address - RAM) >>> 0;
    if (ram < RAM_BYTES && (address & 1) === 0) return this.ram16[ram >>> 1];
    const flash = (address - FLASH) >>> 0;
    if (flash < FLASH_BYTES && (address & 1) === 0 && this.chip.xip) return this.flash16[flash >>> 1];
    return this.bus_load(address, 2) | 0;
  }

  load8(address) {
    const ram = (address - RAM) >>> 0;
    if (ram < RAM_BYTES) return this.ram8[ram];
    const flash = (address - FLASH) >>> 0;
    if (flash < FLASH_BYTES && this.chip.xip) return this.flash8[flash];
    return this.bus_load(address, 1) | 0;
  }

  store32(address, value) {
    const ram = (address - RAM) >>> 0;
    if (ram < RAM_BYTES && (address & 3) === 0) this.ram32[ram >>> 2] = value;
    else this.bus_store(address, value, 4);
  }

  store16(address, value) {
    const ram = (address - RAM) >>> 0;
    if (ram < RAM_BYTES && (address & 1) === 0) this.ram16[ram >>> 1] = value;
    else this.bus_store(address, value, 2);
  }

  store8(address, value) {
    const ram = (address - RAM) >>> 0;
    if (ram < RAM_BYTES) this.ram8[ram] = value;
    else this.bus_store(address, value, 1);
  }

  // Everything that is not plain memory: the clock is brought up to this core's time first.
  bus_load(address, bytes) {
    address >>>= 0;
    if (address & (bytes - 1)) throw new Fault(`${this.where()}: unaligned load of ${bytes} bytes from ${hex(address)}`);
    if (address >>> 26 === 0x4 && !this.chip.xip) throw new Fault(`${this.where()}: read flash at ${hex(address)} while it was being written`);
    this.chip.before_access(this);
    const { rp2040 } = this.chip;
    this.cycles += bus_cycles(address, false) - 1;
    const value = bytes === 4 ? rp2040.readUint32(address) : bytes === 2 ? rp2040.readUint16(address) : rp2040.readUint8(address);
    this.chip.after_access(this);
    return value;
  }

  bus_store(address, value, bytes) {
    address >>>= 0;
    if (address & (bytes - 1)) throw new Fault(`${this.where()}: unaligned store of ${bytes} bytes to ${hex(address)}`);
    if (address < 0x4000) return; // ROM takes no notice; TinyUSB relies on that
    if (address < 0x14000000) throw new Fault(`${this.where()}: wrote to read-only memory at ${hex(address)}`);
    this.chip.before_access(this);
    const { rp2040 } = this.chip;
    this.cycles += bus_cycles(address, true) - 1;
    if (bytes === 4) rp2040.writeUint32(address, value >>> 0);
    else if (bytes === 2) rp2040.writeUint16(address, value & 0xffff);
    else rp2040.writeUint8(address, value & 0xff);
    this.chip.after_access(this);
  }
}
