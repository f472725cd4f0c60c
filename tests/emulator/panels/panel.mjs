// What the ST7789 and the ILI9341 have in common: a memory of 240 columns and 320 rows behind a command stream, and rules
// about the stream that a real panel punishes with a blank or torn picture. Breaking one is recorded as an error.
export const COLUMNS = 240;
export const ROWS = 320;

const MILLISECOND = 1e6;

// name, and how many parameters it takes; undefined: any number.
const common_commands = new Map([
  [0x00, ['NOP', 0]],
  [0x01, ['SWRESET', 0]],
  [0x10, ['SLPIN', 0]],
  [0x11, ['SLPOUT', 0]],
  [0x13, ['NORON', 0]],
  [0x20, ['INVOFF', 0]],
  [0x21, ['INVON', 0]],
  [0x26, ['GAMSET', 1]],
  [0x28, ['DISPOFF', 0]],
  [0x29, ['DISPON', 0]],
  [0x2a, ['CASET', 4]],
  [0x2b, ['RASET', 4]],
  [0x2c, ['RAMWR', undefined]],
  [0x34, ['TEOFF', 0]],
  [0x35, ['TEON', 1]],
  [0x36, ['MADCTL', 1]],
  [0x3a, ['COLMOD', 1]],
  [0x53, ['WRCTRLD', 1]],
]);

export class Panel {
  // facts: the board's panel. `timing` in milliseconds; `refresh`: nanoseconds a line, and lines between
  // the last row and the first; `more_commands` like common_commands; `formats`: COLMOD's low three bits.
  constructor(facts, { name, timing, refresh, more_commands, formats }) {
    this.facts = facts;
    this.name = name;
    this.timing = timing;
    this.refresh = refresh;
    this.on_sleep = () => {}; // it fell asleep, or woke
    this.on_pixel = undefined; // (row, whether it looks different, now)
    this.commands = new Map([...common_commands, ...more_commands]);
    this.formats = formats;
    this.errors = [];
    this.memory = new Uint16Array(COLUMNS * ROWS).fill(0x1234);
    this.pixels_written = 0;
    this.windows = 0;
    this.reset_line = true;
    this.reset_at = -Infinity;
    this.#forget(-Infinity);
  }

  // --- the beam: from SLPOUT on the rows are read one after the other, then there is a blank, and so on ---------------------------

  get period() { return (ROWS + this.refresh.blank_lines) * this.refresh.line; }

  // The first pass, counted from SLPOUT, that will read the row at this moment or later: a fraction while it is being read.
  pass_of(row, now) {
    const since = now - this.scan_from - row * this.refresh.line; // its first reading began
    const whole = Math.ceil(since / this.period);
    const into = since - (whole - 1) * this.period; // the last one
    return into < this.refresh.line && whole > 0 ? whole - 0.5 : whole;
  }

  // Whether the tearing line is high, and when that will change.
  tearing_line(now) {
    if (this.asleep || !this.tearing) return { high: false, until: Infinity };
    const begun = now - ((now - this.scan_from) % this.period), blank = begun + ROWS * this.refresh.line;
    return now < blank ? { high: false, until: blank } : { high: true, until: begun + this.period };
  }

  #forget(now) {
    this.ready_at = now + this.timing.after_reset * MILLISECOND;
    this.asleep = true;
    this.awake_at = Infinity; // when memory may be written
    this.slept_at = -Infinity; // when it was last sent to sleep
    this.on = false;
    this.inverted = false;
    this.tearing = false;
    this.access = 0;
    this.format = 6;
    this.columns = undefined;
    this.rows = undefined;
    this.command = undefined;
    this.parameters = [];
    this.partial = [];
    this.left = 0;
  }

  error(text, now) {
    if (this.errors.length < 50) this.errors.push(`${this.name} at ${(now / MILLISECOND).toFixed(3)} ms: ${text}`);
  }

  set_reset_line(level, now) {
    if (level && !this.reset_line) this.#forget(now);
    this.reset_line = level;
  }

  // One byte from the bus, as the panel has it at the byte's last bit.
  byte(value, is_data, now) {
    if (!this.reset_line) return this.error('spoken to while held in reset', now);
    if (now < this.ready_at) return this.error('spoken to too soon after reset', now);
    if (is_data) return this.#data(value, now);
    this.#end(now);
    return this.#begin(value, now);
  }

  #begin(value, now) {
    const known = this.commands.get(value);
    if (known === undefined) {
      this.error(`unknown command 0x${value.toString(16).padStart(2, '0')}`, now);
      return;
    }
    [this.command, this.expected] = known;
    this.parameters = [];
    this.partial = [];
    if (this.command === 'RAMWR') this.#begin_pixels(now);
    else if (this.expected === 0) this.#obey(now);
  }

  #data(value, now) {
    if (this.command === undefined) return this.error('data without a command', now);
    if (this.command === 'RAMWR') return this.#pixel_byte(value, now);
    this.parameters.push(value);
    if (this.parameters.length === this.expected) this.#obey(now);
    else if (this.expected !== undefined && this.parameters.length > this.expected) {
      this.error(`${this.command} has more than ${this.expected} parameters`, now);
    }
    return undefined;
  }

  #end(now) {
    const { command, parameters, expected } = this;
    if (command === undefined) return;
    if (command === 'RAMWR') {
      if (this.partial.length > 0) this.error('pixels end in the middle of one', now);
      else if (this.left > 0) this.error(`pixels end with ${this.left} places of the window still open`, now);
    } else if (expected !== undefined && parameters.length < expected) {
      this.error(`${command} has ${parameters.length} of ${expected} parameters`, now);
    }
    this.command = undefined;
  }

  #obey(now) {
    const { command, parameters } = this;
    const since_sleep_out = now - (this.awake_at - this.timing.after_sleep_out * MILLISECOND);
    if (!this.asleep && since_sleep_out < this.timing.commands_after_sleep_out * MILLISECOND) {
      this.error(`${command} too soon after SLPOUT`, now);
    }
    const { commands_after_sleep_in, after_sleep_in } = this.timing;
    if (now < this.slept_at + (command === 'SLPOUT' ? after_sleep_in : commands_after_sleep_in) * MILLISECOND) {
      this.error(`${command} too soon after SLPIN`, now);
    }
    switch (command) {
      case 'SWRESET': this.#forget(now); break;
      case 'SLPOUT':
        this.asleep = false;
        this.scan_from = now;
        this.on_sleep(now);
        this.awake_at = now + this.timing.after_sleep_out * MILLISECOND;
        break;
      case 'SLPIN':
        if (now < this.awake_at) this.error('SLPIN too soon after SLPOUT', now);
        if (!this.asleep) this.slept_at = now;
        this.asleep = true;
        this.on_sleep(now);
        break;
      case 'INVON': case 'INVOFF': this.inverted = command === 'INVON'; break;
      case 'DISPON': case 'DISPOFF': this.on = command === 'DISPON'; break;
      case 'TEON': case 'TEOFF': this.tearing = command === 'TEON'; break;
      case 'MADCTL': [this.access] = parameters; break;
      case 'COLMOD':
        this.format = parameters[0] & 7;
        if (!this.formats.includes(this.format)) this.error(`COLMOD 0x${parameters[0].toString(16)} is no pixel format`, now);
        break;
      case 'CASET': this.columns = this.#range(parameters, this.#exchanged ? ROWS : COLUMNS, now); break;
      case 'RASET': this.rows = this.#range(parameters, this.#exchanged ? COLUMNS : ROWS, now); break;
    }
  }

  get #exchanged() { return (this.access & 0x20) !== 0; }

  #range([high0, low0, high1, low1], limit, now) {
    const first = (high0 << 8) | low0, last = (high1 << 8) | low1;
    if (first <= last && last < limit) return { first, last };
    this.error(`${this.command} ${first} to ${last} does not lie within 0 to ${limit - 1}`, now);
    return undefined;
  }

  #begin_pixels(now) {
    this.left = 0;
    if (this.asleep) this.error('pixels while asleep', now);
    else if (now < this.awake_at) this.error('pixels too soon after SLPOUT', now);
    if (this.columns === undefined || this.rows === undefined) {
      this.error('pixels before a window', now);
      return;
    }
    this.windows += 1;
    this.x = this.columns.first;
    this.y = this.rows.first;
    this.left = (this.columns.last - this.columns.first + 1) * (this.rows.last - this.rows.first + 1);
  }

  #pixel_byte(value, now) {
    this.partial.push(value);
    if (this.format === 5 && this.partial.length === 2) {
      this.pixel((this.partial[0] << 8) | this.partial[1], now);
    } else if (this.format === 6 && this.partial.length === 3) {
      const [red, green, blue] = this.partial;
      this.pixel(((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3), now);
    }
  }

  // The way of whole 16-bit words of pixels, for speed; the same as two bytes.
  word(value, now) {
    if (this.command === 'RAMWR' && this.format === 5 && this.partial.length === 0 && this.reset_line) this.pixel(value, now);
    else {
      this.byte(value >>> 8, true, now);
      this.byte(value & 0xff, true, now);
    }
  }

  pixel(value, now) {
    this.partial.length = 0;
    if (this.left === 0) {
      this.error('more pixels than the window has places', now);
      return;
    }
    const along = this.#exchanged ? this.y : this.x; // of the memory's columns
    const down = this.#exchanged ? this.x : this.y;
    const column = this.access & 0x40 ? COLUMNS - 1 - along : along;
    const row = this.access & 0x80 ? ROWS - 1 - down : down;
    if (this.on_pixel !== undefined) this.on_pixel(row, this.memory[row * COLUMNS + column] !== value, now);
    this.memory[row * COLUMNS + column] = value;
    this.pixels_written += 1;
    this.left -= 1;
    if (++this.x > this.columns.last) {
      this.x = this.columns.first;
      this.y += 1;
    }
  }

  // What the player sees: the glass in front of the memory, mounted as the board's facts say. Black while off or asleep.
  picture() {
    const { width, height, scan } = this.facts;
    const pixels = new Uint16Array(width * height);
    if (!this.on || this.asleep) return { width, height, pixels };
    const glass_rows = scan.exchange ? width : height;
    const glass_columns = scan.exchange ? height : width;
    const negative = this.inverted !== Boolean(scan.inverted);
    const swap = Boolean(this.access & 0x08) !== Boolean(scan.blue_first);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const down = scan.exchange ? x : y, along = scan.exchange ? y : x;
        const row = scan.mirror_rows ? glass_rows - 1 - down : down;
        const column = scan.mirror_columns ? glass_columns - 1 - along : along;
        let pixel = this.memory[row * COLUMNS + column];
        if (swap) pixel = ((pixel & 0x1f) << 11) | (pixel & 0x7e0) | (pixel >>> 11);
        pixels[y * width + x] = negative ? ~pixel : pixel;
      }
    }
    return { width, height, pixels };
  }
}
