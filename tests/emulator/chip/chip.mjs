// The RP2040 with both cores, from one reset to the next. The package's model is the ground; the cores, the I/O block between
// them, the ROM and the flash are our own. Time is the package's clock, in nanoseconds; each core counts its cycles.
import { RP2040 } from 'rp2040js';

import { Core } from './core.mjs';
import { Fault } from './core_bus.mjs';
import { Flash } from './flash.mjs';
import { FlashInterface, Registers, RingOscillator, Watchdog } from './peripherals.mjs';
import { boot, make_rom, rom_call } from './rom.mjs';
import { SecondCoreRom, Sio } from './sio.mjs';

const PROC1 = 1 << 16; // in the power state machine's registers
const SHARED_QUANTUM = 64; // cycles: how far one core may run ahead of the other
const ALONE_QUANTUM = 4096;
const EVENT_EVERY = 1e6; // nanoseconds: a core waiting for an event wakes now and then, as it may

// Keeps what the package complains about: a peripheral or instruction that is not there.
class Complaints {
  constructor() { this.texts = new Set(); }
  debug() {}
  info() {}
  warn(who, text) { this.texts.add(`${who}: ${text}`); }
  error(who, text) { this.texts.add(`${who}: ${text}`); }
}

export class Chip {
  // scratch: the watchdog's registers, which survive a reset that is not a loss of power.
  constructor({ flash, flash_bytes, flash_times, seed = 1, unique_id = [0xe6, 0x60, 0x58, 0x38, 0x83, 0x2d, 0x41, 0x2a], scratch, reason = 0 }) {
    const rp2040 = new RP2040();
    this.rp2040 = rp2040;
    this.#find_peripherals_fast();
    this.clock = rp2040.clock;
    this.complaints = new Complaints();
    rp2040.logger = this.complaints;
    rp2040.flash = flash;
    rp2040.flash16 = new Uint16Array(flash.buffer);
    rp2040.flashView = new DataView(flash.buffer);
    rp2040.bootrom.set(make_rom());

    this.xip = true;
    this.ended = undefined; // why this life of the chip ended: 'watchdog', 'reset', 'bootsel'
    this.cores = [new Core(this, 0), new Core(this, 1)];
    this.current = this.cores[0];
    this.second_core_rom = new SecondCoreRom(this);
    this.sio = new Sio(this);
    rp2040.sio = this.sio;
    rp2040.core = this.cores[0];
    this.private_buses = [rp2040.ppb, new rp2040.ppb.constructor(rp2040, 'PPB1')];
    rp2040.setInterrupt = (irq, value) => this.cores.forEach((core) => core.setInterrupt(irq, value));

    this.flash = new Flash(this, flash, flash_bytes, flash_times);
    this.#replace_peripherals(seed, unique_id, scratch, reason);
    this.local = [0, 0]; // nanoseconds each core has lived
    this.last_event = 0;
    this.horizon = 0;
    this.programmed = boot(this);
  }

  #replace_peripherals(seed, unique_id, scratch, reason) {
    const { peripherals } = this.rp2040;
    const interface_ = new FlashInterface(this.rp2040, this.flash, unique_id);
    peripherals[0x18000] = interface_;
    peripherals[0x14000] = new Registers(this.rp2040, 'XIP_CTRL_BASE', { 0x00: 3, 0x08: 3 });
    peripherals[0x40018] = new Registers(this.rp2040, 'IO_QSPI_BASE');
    peripherals[0x40018].on_write = (offset) => { if (offset === 0x0c) interface_.select(); };
    peripherals[0x40060] = new RingOscillator(this.rp2040, seed);
    peripherals[0x40064] = new Registers(this.rp2040, 'VREG_AND_CHIP_RESET_BASE', { 0x00: 0x10b1 });

    this.watchdog = new Watchdog(this.rp2040, { scratch, reason });
    this.watchdog.on_restart = () => this.leave('watchdog');
    peripherals[0x40058] = this.watchdog;

    const power = peripherals[0x40010];
    const write = power.writeUint32.bind(power);
    power.writeUint32 = (offset, value) => {
      const was_off = power.frceOff & PROC1;
      write(offset, value);
      if (was_off && !(power.frceOff & PROC1)) this.sio.send_to_first(0);
      if (power.frceOff & PROC1) this.cores[1].running = false;
    };
  }

  // The package's own look-up takes most of the time of an access.
  #find_peripherals_fast() {
    const { rp2040 } = this;
    const table = [];
    rp2040.findPeripheral = (address) => {
      const page = address >>> 14;
      if (page >= 0x14400) return undefined;
      const known = table[page];
      if (known !== undefined) return known === null ? undefined : known;
      table[page] = rp2040.peripherals[page << 2] ?? null;
      return rp2040.peripherals[page << 2];
    };
  }

  get nanos() { return this.clock.nanos; }

  // --- what the cores call ----------------------------------------------------------------------------------------------------

  rom_call(core, number) { rom_call(core, this, number); }

  send_event(sender) {
    for (const core of this.cores) {
      core.eventRegistered = true;
      if (core !== sender && core.waiting && core.sleeps_for_event) {
        core.eventRegistered = false;
        core.waiting = false;
        sender.until = 0;
      }
    }
  }

  leave(why) {
    this.ended ??= why;
    for (const core of this.cores) core.until = 0;
  }

  // The moment a core has come to, in the middle of its turn.
  time_of(core) { return this.local[core.index] + (core.cycles - core.counted) * this.nanos_a_cycle; }

  before_access(core) {
    const now = this.time_of(core);
    if (now > this.clock.nanos) this.clock.tick(now - this.clock.nanos);
  }

  // An alarm that is due before this turn's end, or the other core awake again: the turn is over.
  after_access(core) {
    const alarm = this.clock.nextAlarm;
    if ((alarm !== null && alarm.nanos < this.horizon) || this.#other_woke(core)) core.until = 0;
  }

  #other_woke(core) {
    const other = this.cores[1 - core.index];
    return this.alone && other.running && !other.waiting;
  }

  start_second_core(vectors, stack, entry) {
    const core = this.cores[1];
    core.VTOR = vectors;
    core.registers[13] = stack;
    core.registers[15] = entry & ~1;
    core.running = true;
    core.waiting = false;
    this.local[1] = this.clock.nanos;
    this.cores[0].until = 0;
  }

  // --- time -------------------------------------------------------------------------------------------------------------------

  get nanos_a_cycle() { return 1e9 / this.rp2040.clkSys; }

  // Runs to a moment in nanoseconds, or until the chip's life ends.
  run_to(moment) {
    while (this.clock.nanos < moment && this.ended === undefined) this.#turn(moment);
  }

  #turn(moment) {
    const { clock } = this;
    const [first, second] = this.cores;
    if (clock.nanos - this.last_event > EVENT_EVERY) this.#wake_for_no_reason();
    const first_awake = first.running && !first.waiting;
    const second_awake = second.running && !second.waiting;
    const alarm = clock.nextAlarm === null ? Infinity : clock.nextAlarm.nanos;
    if (!first_awake && !second_awake) {
      const next = Math.min(moment, alarm, this.last_event + EVENT_EVERY + 1);
      clock.tick(Math.max(next - clock.nanos, 0));
      return;
    }
    this.alone = first_awake !== second_awake;
    const quantum = (this.alone ? ALONE_QUANTUM : SHARED_QUANTUM) * this.nanos_a_cycle;
    this.horizon = Math.max(Math.min(moment, alarm, clock.nanos + quantum), clock.nanos);
    let reached = this.horizon;
    if (first_awake) reached = Math.min(reached, this.#run_core(first, this.horizon));
    if (second_awake && this.ended === undefined) reached = Math.min(reached, this.#run_core(second, this.horizon));
    if (this.ended === undefined) clock.tick(Math.max(reached - clock.nanos, 0)); // also what is due at this very moment
  }

  // A core that slept has lived until now; one that is ahead (a long flash operation) waits for the clock.
  // Returns the moment up to which this core lets the clock go: sooner than asked where its turn was ended.
  #run_core(core, horizon) {
    const { index } = core;
    const start = Math.max(this.local[index], core.slept ? this.clock.nanos : 0);
    this.local[index] = start;
    const budget = Math.ceil((horizon - start) / this.nanos_a_cycle);
    if (budget <= 0 && start > horizon) return horizon;
    core.counted = core.cycles;
    core.until = core.cycles + Math.max(budget, 1);
    this.current = core;
    this.rp2040.core = core;
    this.rp2040.ppb = this.private_buses[index];
    const rate = this.nanos_a_cycle;
    core.run();
    this.local[index] = start + (core.cycles - core.counted) * rate;
    core.slept = core.waiting;
    return core.until === 0 ? this.local[index] : horizon;
  }

  #wake_for_no_reason() {
    this.last_event = this.clock.nanos;
    for (const core of this.cores) {
      if (core.waiting && core.sleeps_for_event) core.waiting = false;
    }
  }
}

export { Fault };
