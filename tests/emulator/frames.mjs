// Watches the handheld's frames from outside. A frame begins when the program feeds the watchdog, and is over when the processor
// goes to rest where it most often does. `work` is the time between, the last pixel's way to the panel included.
const FEED = 0x04; // the watchdog's LOAD register
const WFE = 0xbf20;

export class Frames {
  constructor(machine) {
    this.machine = machine;
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
      const end = this.rests.find(({ where }) => where === place)?.at ?? now;
      const after = this.#counters();
      const frame = { start: this.begun.at, work: end - this.begun.at };
      for (const name of Object.keys(after)) frame[name] = after[name] - this.begun[name];
      this.all.push(frame);
      this.on_frame(frame);
    }
    this.rests = [];
    this.begun = { at: now, ...this.#counters() };
  }
}
