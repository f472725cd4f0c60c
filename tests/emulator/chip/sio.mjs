// The single-cycle I/O block as both cores see it: GPIO and spin locks shared; processor number, divider, interpolators and
// mailboxes one for each.
import { RP2040 } from 'rp2040js';

const BaseSio = new RP2040().sio.constructor;

const CPUID = 0x00;
const FIFO_STATUS = 0x50, FIFO_WRITE = 0x54, FIFO_READ = 0x58;
const DIVIDER_FIRST = 0x60, DIVIDER_LAST = 0x78;
const INTERPOLATORS_LAST = 0xff;
const MAILBOX_SIZE = 8;

// The 8-cycle divider of one core. Also right where the package is not: division by zero.
class Divider {
  constructor() { Object.assign(this, { dividend: 0, divisor: 0, quotient: 0, remainder: 0, dirty: 0 }); }

  read(offset) {
    switch (offset) {
      case 0x60: case 0x68: return this.dividend >>> 0;
      case 0x64: case 0x6c: return this.divisor >>> 0;
      case 0x70: this.dirty = 0; return this.quotient >>> 0;
      case 0x74: return this.remainder >>> 0;
      default: return 1 | (this.dirty << 1);
    }
  }

  write(offset, value) {
    this.dirty = 1;
    switch (offset) {
      case 0x60: this.dividend = value; return this.divide(false);
      case 0x64: this.divisor = value; return this.divide(false);
      case 0x68: this.dividend = value; return this.divide(true);
      case 0x6c: this.divisor = value; return this.divide(true);
      case 0x70: this.quotient = value; return undefined;
      case 0x74: this.remainder = value; return undefined;
      default: return undefined;
    }
  }

  divide(signed) {
    const a = signed ? this.dividend | 0 : this.dividend >>> 0;
    const b = signed ? this.divisor | 0 : this.divisor >>> 0;
    this.quotient = b === 0 ? (signed && a < 0 ? 1 : -1) : Math.trunc(a / b);
    this.remainder = b === 0 ? a : a % b;
  }
}

export class Sio extends BaseSio {
  constructor(chip) {
    super(chip.rp2040);
    this.chip = chip;
    this.dividers = [new Divider(), new Divider()];
    this.interpolators = [new BaseSio(chip.rp2040), new BaseSio(chip.rp2040)];
    this.mailboxes = [[], []]; // what each core can read
    this.overflow = [0, 0];
    this.underflow = [0, 0];
  }

  readUint32(offset) {
    const self = this.chip.current.index;
    if (offset === CPUID) return self;
    if (offset >= FIFO_STATUS && offset <= FIFO_READ) return this.#read_mailbox(offset, self);
    if (offset >= DIVIDER_FIRST && offset <= DIVIDER_LAST) return this.dividers[self].read(offset);
    if (offset > DIVIDER_LAST && offset <= INTERPOLATORS_LAST) return this.interpolators[self].readUint32(offset);
    return super.readUint32(offset);
  }

  writeUint32(offset, value) {
    const self = this.chip.current.index;
    if (offset >= FIFO_STATUS && offset <= FIFO_READ) this.#write_mailbox(offset, value, self);
    else if (offset >= DIVIDER_FIRST && offset <= DIVIDER_LAST) this.dividers[self].write(offset, value);
    else if (offset > DIVIDER_LAST && offset <= INTERPOLATORS_LAST) this.interpolators[self].writeUint32(offset, value);
    else super.writeUint32(offset, value);
  }

  #read_mailbox(offset, self) {
    const own = this.mailboxes[self];
    if (offset === FIFO_STATUS) {
      const space = this.mailboxes[1 - self].length < MAILBOX_SIZE;
      return (own.length > 0 ? 1 : 0) | (space ? 2 : 0) | (this.overflow[self] << 2) | (this.underflow[self] << 3);
    }
    if (offset !== FIFO_READ) return 0;
    if (own.length === 0) { this.underflow[self] = 1; return 0; }
    const value = own.shift();
    this.update_interrupts();
    return value >>> 0;
  }

  #write_mailbox(offset, value, self) {
    if (offset === FIFO_STATUS) {
      this.overflow[self] = 0;
      this.underflow[self] = 0;
    } else if (offset === FIFO_WRITE) {
      if (self === 0 && !this.chip.cores[1].running) this.chip.second_core_rom.take(value >>> 0);
      else if (this.mailboxes[1 - self].length < MAILBOX_SIZE) this.mailboxes[1 - self].push(value);
      else this.overflow[self] = 1;
    }
    this.update_interrupts();
  }

  // The ROM's side of the conversation with a core that has not been started.
  send_to_first(value) {
    this.mailboxes[0].push(value);
    this.update_interrupts();
  }

  update_interrupts() {
    for (const core of this.chip.cores) {
      const wanted = this.mailboxes[core.index].length > 0 || this.overflow[core.index] || this.underflow[core.index];
      core.setInterrupt(15 + core.index, Boolean(wanted));
    }
  }
}

// What core 1 does in ROM until it is started: echoes each word of 0, 0, 1, vector table, stack, entry.
export class SecondCoreRom {
  constructor(chip) {
    this.chip = chip;
    this.words = [];
  }

  take(value) {
    const expected = [0, 0, 1][this.words.length];
    if (expected !== undefined && value !== expected) this.words = value === 0 ? [0] : [];
    else this.words.push(value);
    this.chip.sio.send_to_first(value);
    this.chip.send_event(this.chip.cores[0]);
    if (this.words.length === 6) {
      const [, , , vectors, stack, entry] = this.words;
      this.words = [];
      this.chip.start_second_core(vectors, stack, entry);
    }
  }
}
