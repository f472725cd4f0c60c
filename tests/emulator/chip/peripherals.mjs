// Small blocks the package leaves out, as far as the SDK touches them.
import { BasePeripheral } from 'rp2040js';

// Registers that read back what was written.
export class Registers extends BasePeripheral {
  constructor(rp2040, name, initial = {}) {
    super(rp2040, name);
    this.values = new Map(Object.entries(initial).map(([offset, value]) => [Number(offset), value]));
    this.on_write = () => {};
  }

  readUint32(offset) { return this.values.get(offset) ?? 0; }

  writeUint32(offset, value) {
    this.values.set(offset, value >>> 0);
    this.on_write(offset, value >>> 0);
  }
}

// The ring oscillator: its random bit comes from a seed, so that a run can be repeated.
export class RingOscillator extends Registers {
  constructor(rp2040, seed) {
    super(rp2040, 'ROSC_BASE', { 0x18: 0x80001000 }); // STATUS: stable, enabled
    this.state = (seed * 2654435761 + 1) >>> 0 || 1;
  }

  readUint32(offset) {
    if (offset !== 0x1c) return super.readUint32(offset);
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return this.state & 1;
  }
}

// The watchdog: counts down twice a microsecond (erratum RP2040-E1) and restarts the chip at zero. Its scratch registers and
// the reason survive that, and only that.
export class Watchdog extends Registers {
  constructor(rp2040, { scratch = [], reason = 0 } = {}) {
    super(rp2040, 'WATCHDOG_BASE', { 0x00: 0x07000000, 0x08: reason, 0x2c: 0x600 });
    scratch.forEach((value, i) => this.values.set(0x0c + i * 4, value));
    this.on_restart = () => {};
    this.end = Infinity; // nanoseconds
    this.load = 0;
    this.alarm = rp2040.clock.createAlarm(() => this.#restart(1));
  }

  get scratch() { return Array.from({ length: 8 }, (_, i) => this.values.get(0x0c + i * 4) ?? 0); }

  get reason() { return this.values.get(0x08); }

  get #enabled() { return (this.values.get(0x00) & 0x40000000) !== 0; }

  readUint32(offset) {
    if (offset !== 0x00) return super.readUint32(offset);
    const left = this.#enabled ? Math.max(Math.floor((this.end - this.rp2040.clock.nanos) / 500), 0) : this.load;
    return (super.readUint32(offset) & ~0xffffff) | left;
  }

  writeUint32(offset, value) {
    if (offset === 0x08) return;
    if (offset === 0x04) this.load = value & 0xffffff;
    else super.writeUint32(offset, offset === 0x2c ? value | 0x400 : value);
    if (offset === 0x00 && value & 0x80000000) this.#restart(2);
    else if (offset <= 0x04) this.#wind();
  }

  #wind() {
    this.alarm.cancel();
    if (!this.#enabled) return;
    this.end = this.rp2040.clock.nanos + this.load * 500;
    this.alarm.schedule(this.load * 500);
  }

  #restart(reason) {
    this.values.set(0x08, reason);
    this.on_restart();
  }
}

// The flash interface as the second-stage boot loader and flash_do_cmd use it: bytes to the flash chip and its answers.
export class FlashInterface extends Registers {
  constructor(rp2040, flash, unique_id) {
    super(rp2040, 'SSI');
    this.flash = flash;
    this.unique_id = unique_id;
    this.sent = [];
    this.answers = [];
  }

  select() {
    this.sent = [];
    this.answers = [];
  }

  readUint32(offset) {
    if (offset === 0x28) return 0x06 | (this.answers.length > 0 ? 0x08 : 0); // SR: room, empty, perhaps something to read
    if (offset === 0x60) return this.answers.shift() ?? 0;
    return super.readUint32(offset);
  }

  writeUint32(offset, value) {
    if (offset === 0x60) {
      this.sent.push(value & 0xff);
      this.answers.push(this.#answer());
      return;
    }
    super.writeUint32(offset, value);
    if (offset === 0x08) { // SSIENR
      this.select();
      // Quad frames switched on are the boot loader's last word: from then on flash is memory.
      if (value === 1 && ((this.readUint32(0x00) >>> 21) & 3) === 2) this.flash.enter_xip();
    }
  }

  #answer() {
    const position = this.sent.length - 1;
    switch (this.sent[0]) {
      case 0x35: return position === 0 ? 0 : 0x02; // status 2: quad enabled
      case 0x4b: return position < 5 ? 0 : this.unique_id[(position - 5) % 8];
      case 0x9f: return [0, 0xef, 0x40, 0x15][position] ?? 0;
      default: return 0;
    }
  }
}
