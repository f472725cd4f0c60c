// The ST7789: milliseconds and commands beyond those both controllers know.
import { Panel } from './panel.mjs';

export class St7789 extends Panel {
  constructor(facts) {
    super(facts, {
      name: 'ST7789',
      timing: { after_reset: 5, commands_after_sleep_out: 5, after_sleep_out: 120, commands_after_sleep_in: 5, after_sleep_in: 120 },
      refresh: { line: 49000, blank_lines: 24 }, // RTNA 15: 490 clocks of 10 MHz; porches of 12 lines each
      formats: [3, 5, 6],
      more_commands: [
        [0xb0, ['RAMCTRL', 2]], [0xb2, ['PORCTRL', 5]], [0xb7, ['GCTRL', 1]], [0xbb, ['VCOMS', 1]], [0xc0, ['LCMCTRL', 1]],
        [0xc2, ['VDVVRHEN', 1]], [0xc3, ['VRHS', 1]], [0xc4, ['VDVS', 1]], [0xc6, ['FRCTRL2', 1]], [0xd0, ['PWCTRL1', 2]],
        [0xe0, ['PVGAMCTRL', 14]], [0xe1, ['NVGAMCTRL', 14]],
      ],
    });
  }
}
