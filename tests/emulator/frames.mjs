// Watches the handheld's frames from outside. A frame begins when the program feeds the watchdog, and its work is done when the last
// pixel it sends is at the panel and the last byte in flash; what the processors do with the time until the next is their own affair.
const FEED = 0x04; // the watchdog's LOAD register

export class Frames {
  constructor(machine) {
    this.machine = machine;
    this.all = [];
    this.begun = undefined;
    this.on_frame = () => {};
    const { chip } = machine;
    const { watchdog, cores: [core] } = chip;
    const write = watchdog.writeUint32.bind(watchdog);
    watchdog.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset === FEED && chip.current === core) this.#feed(chip.time_of(core));
    };
  }

  // What has been seen since the last take.
  take() {
    const frames = this.all;
    this.all = [];
    return frames;
  }

  #feed(now) {
    const { panel, bus, chip: { flash } } = this.machine;
    if (this.begun !== undefined) {
      const { at, pixels, operations } = this.begun;
      const frame = { start: at, pixels: panel.pixels_written - pixels, flash: flash.operations - operations };
      frame.work = Math.max(frame.pixels > 0 ? bus.last_word_at : at, frame.flash > 0 ? flash.done_at : at) - at;
      this.all.push(frame);
      this.on_frame(frame);
    }
    this.begun = { at: now, pixels: panel.pixels_written, operations: flash.operations };
  }
}
