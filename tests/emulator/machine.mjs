// A whole device: the board of a profile with the emulated chip on it. Flash outlives loss of power; everything else does not.
import { readFileSync } from 'node:fs';

import { read_board } from './board.mjs';
import { Chip, Fault } from './chip/chip.mjs';
import { PowerCut, SECTOR } from './chip/flash.mjs';
import { make_panel, PanelBus } from './panels/bus.mjs';
import { flash_uf2 } from './uf2.mjs';
import { UsbSerial } from './usb_serial.mjs';

const MILLISECOND = 1e6;
const STORAGE_BYTES = 32 * SECTOR; // hal::Storage::standard_size
const FLASH_SPACE = 16 * 1024 * 1024; // the chip's address space for it

// Every answer on the console ends with a line `ok` or `error: why`.
export const END_OF_ANSWER = /(^|\n)(ok|error: [^\n]*)\n$/;

export class Machine {
  // flash: the array of another machine, to go on with what it kept. usb: whether a host is plugged in.
  // tearing: 'connected', or where the panel's tearing line is stuck, 'low' or 'high'.
  constructor(profile, { flash, seed = 1, usb = true, panel_connected = true, tearing = 'connected', flash_times } = {}) {
    this.board = read_board(profile);
    this.flash = flash ?? new Uint8Array(FLASH_SPACE).fill(0xff);
    this.options = { seed, usb, panel_connected, tearing, flash_times };
    this.on_flash_operation = () => undefined;
    this.held = new Set();
    this.errors = []; // of all lives so far
    this.resets = [];
    this.state = 'off';
    this.uptime_before = 0;
  }

  load_uf2(path) {
    flash_uf2(this.flash, readFileSync(path));
    return this;
  }

  power_on() {
    this.resets = [];
    this.#start({});
    return this;
  }

  // What the record log holds: the part of flash below its last sector. A view, not a copy.
  storage() {
    const end = this.board.flash_bytes - SECTOR;
    return this.flash.subarray(end - STORAGE_BYTES, end);
  }

  // Pulls the plug. Flash stays.
  power_off() {
    this.#keep_errors();
    this.state = 'off';
  }

  #start({ scratch, reason }) {
    const { seed, usb, panel_connected, tearing, flash_times } = this.options;
    this.chip = new Chip({ flash: this.flash, flash_bytes: this.board.flash_bytes, flash_times, seed: seed + this.resets.length, scratch, reason });
    this.chip.flash.on_operation = (operation) => this.on_flash_operation(operation);
    this.panel = make_panel(this.board.panel);
    this.bus = panel_connected ? new PanelBus(this.chip, this.board.panel, this.panel) : undefined;
    if (this.bus !== undefined) this.bus.tearing = tearing;
    if (!panel_connected) for (const spi of this.chip.rp2040.spi) spi.onTransmit = () => spi.completeTransmit(0);
    this.serial = usb ? new UsbSerial(this.chip) : undefined;
    const battery = this.board.battery;
    if (battery?.sense !== undefined) this.set_battery(4000);
    for (const button of Object.keys(this.board.buttons)) this.#drive(button);
    this.state = this.chip.programmed ? 'on' : 'bootsel';
  }

  // --- time -------------------------------------------------------------------------------------------------------------------

  get milliseconds() { return this.chip.nanos / MILLISECOND; }

  // Runs for some time of the device. Ends early when the device is off or in its boot loader.
  run_for(milliseconds) {
    let left = milliseconds * MILLISECOND;
    while (this.state === 'on' && left > 0) left -= this.#live(left);
    return this;
  }

  // Runs until the condition holds, looked at every `step` milliseconds. False when the time is up before.
  run_until(condition, limit, step = 1) {
    for (let past = 0; past < limit; past += step) {
      if (condition()) return true;
      if (this.state !== 'on') return false;
      this.run_for(Math.min(step, limit - past));
    }
    return condition();
  }

  // Runs this life of the chip for so many nanoseconds, or to its end. Returns how long it was.
  #live(nanos) {
    const { chip } = this;
    const start = chip.nanos;
    try {
      chip.run_to(start + nanos);
    } catch (error) {
      if (!(error instanceof Fault) && !(error instanceof PowerCut)) throw error;
      this.#keep_errors();
      this.state = error instanceof PowerCut ? 'off' : 'crashed';
      if (error instanceof Fault) this.errors.push(error.message);
    }
    if (chip.ended === undefined) return nanos;
    this.#end_of_life();
    return chip.nanos - start;
  }

  #end_of_life() {
    const why = this.chip.ended;
    this.#keep_errors();
    this.resets.push(why);
    if (why === 'bootsel') {
      this.state = 'bootsel';
      return;
    }
    const { scratch, reason } = this.chip.watchdog;
    this.#start({ scratch, reason });
  }

  #keep_errors() {
    this.errors.push(...this.panel.errors);
    this.panel.errors = [];
  }

  // Everything that went wrong so far, in words.
  problems() {
    this.#keep_errors();
    return [...this.errors, ...this.chip.complaints.texts];
  }

  // --- the player's side ------------------------------------------------------------------------------------------------------

  press(button) {
    this.held.add(button);
    this.#drive(button);
  }

  release(button) {
    this.held.delete(button);
    this.#drive(button);
  }

  // Press, hold a moment, release, and give the device time to answer.
  tap(button, { hold = 40, after = 40 } = {}) {
    this.press(button);
    this.run_for(hold);
    this.release(button);
    this.run_for(after);
  }

  #drive(button) {
    if (!(button in this.board.buttons)) throw new Error(`there is no button '${button}'`);
    const pin = this.board.buttons[button];
    if (pin !== undefined) this.chip.rp2040.gpio[pin].setInputValue(!this.held.has(button));
  }

  picture() { return this.panel.picture(); }

  // The piezo: hertz, or 0 while silent.
  get tone() { return this.#pwm(this.board.piezo)?.hertz ?? 0; }

  // The light behind the screen, 0 to 100.
  get brightness() {
    const pwm = this.#pwm(this.board.panel.backlight);
    return pwm === undefined ? 0 : Math.round(pwm.duty * 100);
  }

  #pwm(pin) {
    if (pin === undefined || this.chip.rp2040.gpio[pin].functionSelect !== 4) return undefined;
    const channel = this.chip.rp2040.pwm.channels[(pin >> 1) & 7];
    const level = pin & 1 ? channel.cc >>> 16 : channel.cc & 0xffff;
    if (!(channel.csr & 1) || level === 0) return undefined;
    const divider = (channel.div >> 4 || 256) + (channel.div & 15) / 16;
    return { hertz: this.chip.rp2040.clkSys / divider / (channel.top + 1), duty: Math.min(level / (channel.top + 1), 1) };
  }

  set_battery(millivolts) {
    const { sense, divider } = this.board.battery;
    this.chip.rp2040.adc.channelValues[sense - 26] = Math.min(Math.round((millivolts / divider / 3300) * 4096), 4095);
  }

  // Sends a line to the console and returns its answer, of whose end `ok` is taken off. A device that leaves or loses power has said what
  // it has; one that goes on must come to the end.
  ask(line, { limit = 1000 } = {}) {
    this.serial.take();
    this.serial.send(`${line}\r`);
    let text = '';
    const ended = this.run_until(() => {
      text += this.serial.take().replaceAll('\r', '');
      return END_OF_ANSWER.test(text);
    }, limit);
    if (!ended && this.state === 'on') throw new Error(`no end of the answer to ${line}: ${text.slice(-500)}`);
    return Buffer.from(text.replace(/(^|\n)ok\n$/, '$1'), 'latin1').toString('utf8');
  }
}
