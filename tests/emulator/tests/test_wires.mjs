// The wires to the panel: words take their time, and wrong use of the lines is noticed. A program is played by hand here,
// register by register.
import assert from 'node:assert/strict';

import { read_board } from '../board.mjs';
import { Chip } from '../chip/chip.mjs';
import { check } from '../harness.mjs';
import { make_panel, PanelBus } from '../panels/bus.mjs';

const SPI0 = 0x4003c000, IO = 0x40014000, SIO = 0xd0000000;
const DR = SPI0 + 8;

function wired({ control0 = 0xc7, prescale = 2 } = {}) {
  const facts = read_board('reference').panel;
  const chip = new Chip({ flash: new Uint8Array(16 * 1024 * 1024).fill(0xff), flash_bytes: 2097152 });
  const panel = make_panel(facts);
  const bus = new PanelBus(chip, facts, panel);
  const write = (address, value) => chip.rp2040.writeUint32(address, value);
  const wires = {
    chip, panel, bus,
    set: (pin, level) => write(SIO + (level ? 0x14 : 0x18), 1 << pin),
    wait: (nanos) => chip.clock.tick(nanos),
    send: (value) => write(DR, value),
    format: (value) => write(SPI0, value),
  };
  for (const pin of [facts.select, facts.mode, facts.reset]) {
    write(IO + pin * 8 + 4, 5);
    wires.set(pin, true);
    write(SIO + 0x24, 1 << pin);
  }
  for (const pin of [facts.clock, facts.data]) write(IO + pin * 8 + 4, 1);
  write(SPI0 + 0x10, prescale);
  wires.format(control0);
  write(SPI0 + 4, 2);
  wires.select = (on) => wires.set(facts.select, !on);
  wires.mode = (data) => wires.set(facts.mode, data);
  wires.wait(10e6);
  return wires;
}

check('a byte takes eight bits of the SPI clock', () => {
  const { chip, send, select, mode, wait, bus, panel } = wired();
  assert.equal(bus.spi.clockFrequency, 62.5e6);
  mode(false);
  select(true);
  const before = chip.nanos;
  send(0x11);
  wait(127);
  assert.ok(bus.spi.busy && panel.asleep);
  wait(1.1);
  assert.ok(!bus.spi.busy && !panel.asleep);
  assert.ok(chip.nanos - before < 129);
  assert.deepEqual(panel.errors, []);
});

check('with phase 0 there is a pause between words', () => {
  const { send, select, mode, wait, bus } = wired({ control0: 0x07 });
  mode(false);
  select(true);
  send(0x00);
  wait(150);
  assert.ok(bus.spi.busy);
  wait(3);
  assert.ok(!bus.spi.busy);
});

const noticed = (what, says, play, options) => check(`${what} is noticed`, () => {
  const wires = wired(options);
  play(wires);
  wires.wait(1e6);
  assert.ok(wires.panel.errors.some((text) => says.test(text)), `it said: ${wires.panel.errors.join('; ') || 'nothing'}`);
});

noticed('select raised in the middle of a word', /select line rose in the middle of a word/, ({ select, mode, send, wait }) => {
  mode(false);
  select(true);
  send(0x11);
  wait(60);
  select(false);
});
noticed('select raised with words still queued', /select line rose in the middle of a word/, ({ select, mode, send, wait }) => {
  mode(true);
  select(true);
  for (let i = 0; i < 4; i++) send(i);
  wait(200);
  select(false);
});
noticed('data/command changed in the middle of a word', /data\/command line changed in the middle of a word/, ({ select, mode, send }) => {
  mode(false);
  select(true);
  send(0x2a);
  mode(true);
});
noticed('the clock polarity changing while selected', /polarity changed while selected/, ({ select, mode, send, wait, format }) => {
  mode(false);
  select(true);
  send(0x00);
  wait(500);
  format(0x07);
  send(0x00);
});
noticed('a mode the panel does not read', /a mode the panel does not read/, ({ select, send }) => { select(true); send(0); }, { control0: 0x47 });
noticed('a command as a 16-bit word', /a command as a 16-bit word/, ({ select, mode, send }) => { mode(false); select(true); send(0); }, { control0: 0xcf });
noticed('an odd word length', /a word of 9 bits/, ({ select, send }) => { select(true); send(0); }, { control0: 0xc8 });

check('too fast a clock is noticed', () => {
  const { chip, select, send, wait, panel } = wired();
  chip.rp2040.clkPeri = 200e6;
  select(true);
  send(0);
  wait(1e6);
  assert.match(panel.errors[0], /SPI at 100 MHz/);
});

check('what is sent while not selected is for others', () => {
  const { send, wait, panel } = wired();
  send(0xfe);
  wait(1e6);
  assert.deepEqual(panel.errors, []);
});
