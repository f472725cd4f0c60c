// Has the handheld draw its whole screen, whatever it shows: what the renderer remembers of the screen is spoilt from outside, between
// two frames, so that the next one sends everything.
const RAM = 0x20000000;
const TILES = 20 * 15; // firmware/draw/tile_marks.hpp: a word each, after the renderer's reference to the display

export class Redraws {
  constructor(machine, symbols, frames) {
    this.machine = machine;
    this.frames = frames;
    this.pixels = machine.board.panel.width * machine.board.panel.height;
    this.show = symbols.address('handheld::Renderer::show(handheld::Picture const&)') & ~1;
    this.renderer = undefined;
    this.all = []; // { name, work }
  }

  // Draws what is to be seen now, and keeps the frame under that name.
  draw(name) {
    this.renderer ??= this.#find_renderer();
    const marks = new Uint32Array(this.machine.chip.rp2040.sram.buffer, this.renderer - RAM + 4, TILES);
    this.frames.on_frame = () => {
      marks.forEach((mark, i) => { marks[i] = ~mark; });
      this.frames.on_frame = () => {};
    };
    this.frames.take();
    const whole = (frame) => frame.pixels === this.pixels;
    if (!this.machine.run_until(() => this.frames.all.some(whole), 500, 5)) throw new Error(`${name}: the whole screen was not redrawn`);
    this.note(name, this.frames.take());
  }

  // Keeps those of the frames that sent the whole screen, whatever else they did.
  note(name, frames) {
    this.all.push(...frames.filter(({ pixels }) => pixels === this.pixels).map(({ work }) => ({ name, work })));
  }

  get longest() {
    if (this.all.length === 0) throw new Error('the whole screen was never redrawn');
    return this.all.reduce((most, next) => (next.work > most.work ? next : most));
  }

  // Goes on instruction by instruction, from a frame's beginning until it is drawn.
  #find_renderer() {
    const { machine: { chip: { cores: [core] } }, show } = this;
    const run = core.run.bind(core);
    let found;
    this.frames.on_frame = () => {
      core.run = () => {
        for (const { until } = core; found === undefined && core.cycles < until && !core.waiting;) {
          core.until = core.cycles + 1;
          run();
          if ((core.r[15] & ~1) === show) found = core.r[0] >>> 0;
          if (core.until === 0) return;
          core.until = until;
        }
        if (found !== undefined) run();
      };
    };
    this.machine.run_until(() => found !== undefined, 500, 5);
    core.run = run;
    this.frames.on_frame = () => {};
    if (found === undefined) throw new Error('nothing is drawn');
    return found;
  }
}
