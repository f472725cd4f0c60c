// What the linker knows of a profile's program: where things lie. Only for looking at a machine from outside; what runs is the UF2.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RAM = 0x20000000;

export class Symbols {
  constructor(profile, program = 'pocket-ricochet') {
    const elf = fileURLToPath(new URL(`../../build/pico/${program}-${profile}.elf`, import.meta.url));
    const text = execFileSync('arm-none-eabi-nm', ['-S', '-C', elf], { encoding: 'utf8', maxBuffer: 1 << 26 });
    this.all = text.split('\n').flatMap((line) => {
      const [, address, size, , name] = line.match(/^([0-9a-f]{8}) (?:([0-9a-f]{8}) )?([\w?]) (.*)$/) ?? [];
      return name === undefined ? [] : [{ name, address: parseInt(address, 16), size: parseInt(size ?? '0', 16) }];
    });
  }

  address(name) {
    const symbol = this.all.find((one) => one.name === name);
    if (symbol === undefined) throw new Error(`the program has no ${name}`);
    return symbol.address;
  }

  // One byte for each half-word of RAM: 1 where code of functions lies whose names match.
  code_in_ram(pattern) {
    const map = new Uint8Array(0x42000 / 2);
    for (const { name, address, size } of this.all) {
      if (address >= RAM && size > 0 && pattern.test(name)) map.fill(1, ((address & ~1) - RAM) >> 1, (((address & ~1) - RAM) + size) >> 1);
    }
    return map;
  }
}
