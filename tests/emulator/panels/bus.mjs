// The wires between the chip's SPI block and the panel: each word takes its bits' time, and the select, data/command and
// reset lines are read from the pins. Wrong use of the wires is recorded as the panel's errors.
import { Ili9341 } from './ili9341.mjs';
import { St7789 } from './st7789.mjs';

const FUNCTION_SPI = 1;
const CEILING = 62.5e6; // above this, panels are known to lose bits

export function make_panel(facts) { return facts.controller === 'ili9341' ? new Ili9341(facts) : new St7789(facts); }

export class PanelBus {
  constructor(chip, facts, panel) {
    this.chip = chip;
    this.facts = facts;
    this.panel = panel;
    this.spi = chip.rp2040.spi[facts.spi];
    this.pins = chip.rp2040.gpio;
    this.bits_sent = 0;
    this.word = 0;
    this.last_word_at = 0; // the moment it arrived
    this.stuck = false; // a broken block: the next pixel never ends
    this.polarity = undefined;
    this.alarm = chip.clock.createAlarm(() => this.#complete());
    this.spi.onTransmit = (word) => this.#begin(word);
    this.#watch(facts.select, (level) => this.#selected(!level));
    this.#watch(facts.mode, () => this.#not_mid_word('the data/command line changed'));
    this.#watch(facts.reset, (level) => panel.set_reset_line(level, chip.nanos));
    this.tearing = 'connected'; // or where the line is stuck: 'low', 'high'
    this.tearing_alarm = chip.clock.createAlarm(() => this.#drive_tearing());
    panel.on_sleep = () => this.#drive_tearing();
  }

  // Pins that are not driven count as high: they are pulled up on the boards.
  #level(pin) { return pin === undefined || this.pins[pin].value !== 0; }

  #watch(pin, listener) {
    if (pin === undefined) return;
    let last = this.#level(pin);
    this.pins[pin].addListener(() => {
      const level = this.#level(pin);
      if (level !== last) listener(level);
      last = level;
    });
  }

  #drive_tearing() {
    const { facts: { tearing }, chip, panel } = this;
    if (tearing === undefined) return;
    // What a moment brings is true just after it.
    const { high, until } = panel.tearing_line(chip.nanos + 1);
    this.pins[tearing].setInputValue(this.tearing === 'connected' ? high : this.tearing === 'high');
    this.tearing_alarm.cancel();
    if (until < Infinity) this.tearing_alarm.schedule(until - chip.nanos);
  }

  #not_mid_word(what) {
    if (this.spi.busy || !this.spi.txFIFO.empty) this.panel.error(`${what} in the middle of a word`, this.chip.nanos);
  }

  #selected(selected) {
    this.#not_mid_word(selected ? 'the select line fell' : 'the select line rose');
    this.polarity = selected ? this.spi.control0 & 0xc0 : undefined;
  }

  #begin(word) {
    const frequency = this.spi.clockFrequency;
    this.word = word;
    this.word_bits = this.spi.dataBits;
    if (frequency > CEILING) this.panel.error(`SPI at ${frequency / 1e6} MHz`, this.chip.nanos);
    // With phase 0 the block lifts its frame signal between words, which costs a bit and a half.
    const gap = this.spi.control0 & 0x80 ? 0 : 1.5;
    const nanos = ((this.word_bits + gap) * 1e9) / frequency;
    this.alarm.schedule(nanos);
  }

  #complete() {
    if (this.stuck && this.word_bits === 16) return;
    this.#deliver();
    this.spi.completeTransmit(0xffff);
  }

  #deliver() {
    const now = this.chip.nanos;
    const { panel, facts, pins, spi } = this;
    if (pins[facts.clock].functionSelect !== FUNCTION_SPI || pins[facts.data].functionSelect !== FUNCTION_SPI) return;
    if (this.#level(facts.select) && facts.select !== undefined) return; // for someone else on the bus
    this.bits_sent += this.word_bits;
    this.last_word_at = now;
    const polarity = spi.control0 & 0xc0;
    if (polarity !== 0x00 && polarity !== 0xc0) panel.error('SPI in a mode the panel does not read', now);
    if (this.polarity !== undefined && polarity !== this.polarity) panel.error('the clock polarity changed while selected', now);
    const is_data = this.#level(facts.mode);
    if (this.word_bits === 8) panel.byte(this.word, is_data, now);
    else if (this.word_bits === 16 && is_data) panel.word(this.word, now);
    else if (this.word_bits === 16) panel.error('a command as a 16-bit word', now);
    else panel.error(`a word of ${this.word_bits} bits`, now);
  }
}
