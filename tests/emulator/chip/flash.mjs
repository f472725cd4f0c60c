// The flash chip: erased in sectors, programmed in pages, with the time that takes. Every operation can be watched, and the
// power cut before, within or after it; the array lives on in the Machine.
import { Fault } from './core_bus.mjs';

export const SECTOR = 4096;
export const PAGE = 256;

// Typical times of a W25Q16, microseconds.
export const typical_times = { erase_sector: 45000, program_page: 400 };

// Thrown to end the machine's life at that instant.
export class PowerCut extends Error {}

export class Flash {
  // on_operation({kind: 'erase' | 'program', address, bytes, number}): undefined lets it happen; {cut: fraction, random?}
  // does that part of it and then cuts the power. An interrupted erase leaves random bits behind where `random` is given.
  constructor(chip, array, bytes, times = typical_times) {
    this.chip = chip;
    this.array = array;
    this.bytes = bytes;
    this.times = times;
    this.on_operation = () => undefined;
    this.operations = 0;
    this.wear = new Uint32Array(bytes / SECTOR);
    this.ready = false;
  }

  connect() {}

  exit_xip() { this.chip.xip = false; this.ready = true; }

  enter_xip() { this.chip.xip = true; this.ready = false; }

  erase(core, address, count) {
    this.#check(core, 'erase', address, count, SECTOR);
    for (let at = address; at < address + count; at += SECTOR) {
      this.wear[at / SECTOR] += 1;
      this.#operate({ kind: 'erase', address: at, bytes: SECTOR }, (i) => { this.array[at + i] = 0xff; },
        (i, random) => { this.array[at + i] |= random() & 0xff; });
      this.#take(core, this.times.erase_sector);
    }
  }

  program(core, address, data, count) {
    this.#check(core, 'program', address, count, PAGE);
    for (let at = address; at < address + count; at += PAGE) {
      const page = Uint8Array.from({ length: PAGE }, (_, i) => core.load8((data + (at - address) + i) | 0));
      this.#operate({ kind: 'program', address: at, bytes: PAGE }, (i) => { this.array[at + i] &= page[i]; },
        (i, random) => { this.array[at + i] &= page[i] | random(); });
      this.#take(core, this.times.program_page);
    }
  }

  #check(core, what, address, count, unit) {
    if (!this.ready) throw new Fault(`${core.where()}: ${what} of flash that still serves the processor`);
    if (address % unit !== 0 || count % unit !== 0 || address + count > this.bytes) {
      throw new Fault(`${core.where()}: ${what} of flash at ${address}, ${count} bytes: not whole units of ${unit} within ${this.bytes}`);
    }
  }

  // Does `whole` for each byte, or for as many as the hook lets happen; `partly` for the byte the power was lost at, and after.
  #operate(operation, whole, partly) {
    const answer = this.on_operation({ ...operation, number: this.operations++ });
    const done = answer === undefined ? operation.bytes : Math.floor(operation.bytes * answer.cut);
    for (let i = 0; i < done; i++) whole(i);
    if (answer === undefined) return;
    if (answer.random) for (let i = done; i < operation.bytes; i++) partly(i, answer.random);
    throw new PowerCut(`power cut in ${operation.kind} at ${operation.address}`);
  }

  #take(core, microseconds) { core.cycles += Math.round((microseconds * this.chip.rp2040.clkSys) / 1e6); }
}
