// The ILI9341: milliseconds and commands beyond those both controllers know.
import { Panel } from './panel.mjs';

export class Ili9341 extends Panel {
  constructor(facts) {
    super(facts, {
      name: 'ILI9341',
      timing: { after_reset: 5, commands_after_sleep_out: 5, after_sleep_out: 120, commands_after_sleep_in: 5, after_sleep_in: 120 },
      refresh: { line: 44092, blank_lines: 4 }, // 70 times a second; porches of 2 lines each
      formats: [5, 6],
      more_commands: [
        [0xb1, ['FRMCTR1', 2]], [0xb6, ['DISCTRL', undefined]], [0xb7, ['ETMOD', 1]], [0xc0, ['PWCTR1', 1]],
        [0xc1, ['PWCTR2', 1]], [0xc5, ['VMCTR1', 2]], [0xc7, ['VMCTR2', 1]], [0xcb, ['PWCTRA', 5]], [0xcf, ['PWCTRB', 3]],
        [0xe0, ['PGAMCTRL', 15]], [0xe1, ['NGAMCTRL', 15]], [0xe8, ['DTCA', 3]], [0xea, ['DTCB', 2]], [0xed, ['PWRSEQ', 4]],
        [0xf2, ['EN3G', 1]], [0xf7, ['PRCTR', 1]],
      ],
    });
  }
}
