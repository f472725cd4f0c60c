// The flash chip: erased in sectors, programmed in pages, with the time that takes. Every operation can be watched, and the
// power cut before, within or after it; the array lives on in the Machine.
import { Fault } from './core_bus.mjs';

export const SECTOR = 4096;
export const PAGE = 256;

// Typical times of a W25Q16, microseconds.
export const typical_times = { erase_sector: 45000, program_page: 400 };

// Thrown to end the machine's life at that instant.
export class PowerCut extends Error {}

// Does an operation to the array, or the part of it that happens before the power fails: the first `cut` of its bytes as meant, and
// where `random` is given the others as chance has it. An erase sets bits, a program clears those that are not in the page.
export function apply_operation(array, { kind, address, bytes, page }, { cut = 1, random } = {}) {
  const done = Math.floor(bytes * cut);
  for (let i = 0; i < bytes; i++) {
    if (i >= done && random === undefined) break;
    const spared = i < done ? 0 : random();
    if (kind === 'erase') array[address + i] |= ~spared;
    else array[address + i] &= page[i] | spared;
  }
}

export class Flash {
  // on_operation({kind: 'erase' | 'program', address, bytes, page, number}): undefined lets it happen; {cut, random} as for
  // apply_operation does that part of it and then cuts the power.
  constructor(chip, array, bytes, times = typical_times) {
    this.chip = chip;
    this.array = array;
    this.bytes = bytes;
    this.times = times;
    this.on_operation = () => undefined;
    this.operations = 0;
    this.done_at = 0; // the moment the last of them ended
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
      this.#operate({ kind: 'erase', address: at, bytes: SECTOR });
      this.#take(core, this.times.erase_sector);
    }
  }

  program(core, address, data, count) {
    this.#check(core, 'program', address, count, PAGE);
    for (let at = address; at < address + count; at += PAGE) {
      const page = Uint8Array.from({ length: PAGE }, (_, i) => core.load8((data + (at - address) + i) | 0));
      this.#operate({ kind: 'program', address: at, bytes: PAGE, page });
      this.#take(core, this.times.program_page);
    }
  }

  #check(core, what, address, count, unit) {
    if (!this.ready) throw new Fault(`${core.where()}: ${what} of flash that still serves the processor`);
    if (address % unit !== 0 || count % unit !== 0 || address + count > this.bytes) {
      throw new Fault(`${core.where()}: ${what} of flash at ${address}, ${count} bytes: not whole units of ${unit} within ${this.bytes}`);
    }
  }

  #operate(operation) {
    const answer = this.on_operation({ ...operation, number: this.operations++ });
    apply_operation(this.array, operation, answer);
    if (answer !== undefined) throw new PowerCut(`power cut in ${operation.kind} at ${operation.address}`);
  }

  #take(core, microseconds) {
    core.cycles += Math.round((microseconds * this.chip.rp2040.clkSys) / 1e6);
    this.done_at = this.chip.time_of(core);
  }
}
