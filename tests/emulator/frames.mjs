// Watches the handheld's frames from outside. A frame begins when the program feeds the watchdog, and is over when the processor
// goes to rest where it most often does, or helps the other core with a search. `work` is the time between, the last pixel's way
// to the panel included.
const RAM = 0x20000000;
const FEED = 0x04; // the watchdog's LOAD register
const WFE = 0xbf20;

export class Frames {
  // search: the searching code in RAM, as Symbols.code_in_ram makes it.
  constructor(machine, search = new Uint8Array(0)) {
    this.machine = machine;
    this.search = search;
    this.helped = undefined; // when that began in this frame
    this.all = [];
    this.rests = [];
    this.places = new Map(); // how often the processor rested where
    this.begun = undefined;
    this.on_frame = () => {};
    this.#watch(machine.chip);
  }

  // What has been seen since the last take.
  take() {
    const frames = this.all;
    this.all = [];
    return frames;
  }

  #watch(chip) {
    const { watchdog, cores: [core] } = chip;
    const write = watchdog.writeUint32.bind(watchdog);
    watchdog.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset === FEED && chip.current === core) this.#feed(chip.time_of(core));
    };
    const run = core.run.bind(core);
    core.run = () => {
      if (this.search[((core.r[15] >>> 0) - RAM) >> 1] === 1) this.helped ??= chip.time_of(core);
      run();
    };
    const rare = core.rare.bind(core);
    core.rare = (op) => {
      if (op === WFE) this.#rest(core.r[15], chip.time_of(core));
      rare(op);
    };
  }

  #rest(where, at) {
    this.places.set(where, (this.places.get(where) ?? 0) + 1);
    this.rests.push({ where, at });
  }

  #counters() {
    const { panel, bus, chip } = this.machine;
    return { pixels: panel.pixels_written, spi: bus?.busy_nanos ?? 0, flash: chip.flash.operations };
  }

  #feed(now) {
    if (this.begun !== undefined) {
      const [place] = [...this.places].reduce((most, next) => (next[1] > most[1] ? next : most), [undefined, 0]);
      const end = Math.min(this.rests.find(({ where }) => where === place)?.at ?? now, this.helped ?? now);
      const after = this.#counters();
      const frame = { start: this.begun.at, work: end - this.begun.at };
      for (const name of Object.keys(after)) frame[name] = after[name] - this.begun[name];
      this.all.push(frame);
      this.on_frame(frame);
    }
    this.rests = [];
    this.helped = undefined;
    this.begun = { at: now, ...this.#counters() };
  }
}
