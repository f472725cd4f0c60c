// Sees what the second core spends its time on: the solver, or something else (sleep, standing still while flash is written).
const RAM = 0x20000000;

export class SecondCoreWatch {
  // solver: a map of RAM as Symbols.code_in_ram makes it.
  constructor(machine, solver) {
    this.machine = machine;
    this.solving = 0; // cycles in the solver
    this.from_flash = 0; // cycles in code that lies in flash
    const core = machine.chip.cores[1];
    const run = core.run.bind(core);
    core.run = () => {
      const where = core.r[15] >>> 0, before = core.cycles;
      run();
      const cycles = core.cycles - before;
      if (where < RAM) this.from_flash += cycles;
      else if (solver[(where - RAM) >> 1]) this.solving += cycles;
    };
  }

  // The share of the second core's time that goes into the solver while the machine does something.
  share(something) {
    const { chip } = this.machine;
    const cycles = this.solving, nanos = chip.nanos;
    something();
    return ((this.solving - cycles) * chip.nanos_a_cycle) / (chip.nanos - nanos);
  }
}
