// The instructions that are seldom met, or end a core's turn.
import { CoreBus, Fault } from './core_bus.mjs';

const PC = 15;

export class RareInstructions extends CoreBus {
  // Sleeping, events, break points and undefined instructions; the rest of the rare ones as the package does them.
  rare(op) {
    const { r } = this;
    switch (op) {
      case 0xbf20: case 0xbf30: // WFE, WFI
        r[PC] += 2;
        this.cycles += 2;
        if (op === 0xbf20 && this.eventRegistered) this.eventRegistered = false;
        else { this.waiting = true; this.sleeps_for_event = op === 0xbf20; }
        return;
      case 0xbf40: // SEV
        r[PC] += 2;
        this.cycles += 1;
        this.chip.send_event(this);
        return;
      case 0xbf10: // YIELD
        r[PC] += 2;
        this.cycles += 1;
        return;
    }
    if (op >>> 8 === 0xbe) {
      if (r[PC] >>> 0 >= 0x4000) throw new Fault(`${this.where()}: break point ${op & 0xff} (a panic, or a hard fault)`);
      r[PC] += 2;
      this.cycles += 1;
      this.chip.rom_call(this, op & 0xff);
      return;
    }
    if (op >>> 8 === 0xde) throw new Fault(`${this.where()}: undefined instruction`);
    this.executeInstruction();
  }
}
