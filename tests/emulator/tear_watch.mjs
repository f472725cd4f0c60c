// Watches what the player would see torn: an area of which one pass of the panel's beam shows a part as it was before a frame, and
// a part as it is after. What touches, row by row, is one area.
export class TearWatch {
  constructor(machine, frames) {
    this.panel = machine.panel;
    this.windows = [];
    this.frames = 0; // that changed something
    this.torn = [];
    this.upwards = 0; // windows of a frame that began above the one before, seen upright
    this.panel.on_pixel = (row, different, now) => this.#written(row, different, now);
    frames.on_frame = (frame) => this.#end(frame);
  }

  #written(row, different, now) {
    const { panel, windows } = this;
    let window = windows.at(-1);
    if (window?.number !== panel.windows) {
      window = { number: panel.windows, seen_top: panel.rows.first, top: row, bottom: row, first: Infinity, last: -Infinity };
      if (windows.length > 0 && window.seen_top < windows.at(-1).seen_top) this.upwards += 1;
      windows.push(window);
    }
    window.top = Math.min(window.top, row);
    window.bottom = Math.max(window.bottom, row);
    if (!different) return;
    const pass = panel.pass_of(row, now);
    window.first = Math.min(window.first, Math.floor(pass));
    window.last = Math.max(window.last, Math.ceil(pass));
  }

  #end(frame) {
    const areas = [];
    for (const window of this.windows.filter(({ first }) => first < Infinity).sort((a, b) => a.top - b.top)) {
      const area = areas.at(-1);
      if (area !== undefined && window.top <= area.bottom + 1) {
        area.bottom = Math.max(area.bottom, window.bottom);
        area.first = Math.min(area.first, window.first);
        area.last = Math.max(area.last, window.last);
      } else areas.push({ ...window });
    }
    if (areas.length > 0) this.frames += 1;
    const torn = areas.filter(({ first, last }) => first !== last);
    if (torn.length > 0) this.torn.push({ at: frame.start / 1e6, pixels: frame.pixels, areas: torn.map(({ top, bottom }) => [top, bottom]) });
    this.windows = [];
  }
}
