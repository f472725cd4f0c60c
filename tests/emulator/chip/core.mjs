// A Cortex-M0+ that runs many instructions a call. It keeps the package's core as its base (exceptions, interrupts, special
// registers) and does the everyday instructions itself, several times faster, with the timing of the RP2040's cores:
// 1 cycle; 2 for loads, stores and taken branches (1 on the single-cycle I/O bus, more on the APB); 1 + n for multiple ones.
// One long function, because only so does the JavaScript engine keep the flags and the program counter in registers.
import { Fault, FLASH, FLASH_BYTES, RAM, RAM_BYTES } from './core_bus.mjs';
import { RareInstructions } from './core_rare.mjs';

const PC = 15;
const LR = 14;
const SP = 13;

const bit_counts = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

export class Core extends RareInstructions {
  // Runs until the cycle counter reaches `this.until` or the core goes to sleep.
  run() {
    const { r, ram16, flash16, rom16, chip } = this;
    // N and Z are kept as the last result (both at once never come about), C and V as 0 or 1.
    let nz = this.Z ? 0 : this.N ? -1 : 1;
    let c = this.C ? 1 : 0;
    let v = this.V ? 1 : 0;
    let pc = r[PC] & ~1;
    let executed = 0;
    let a = 0, b = 0, x = 0;

    while (this.cycles < this.until) {
      if (this.interruptsUpdated) {
        r[PC] = pc; this.N = nz < 0; this.Z = nz === 0; this.C = c === 1; this.V = v === 1;
        if (this.checkForInterrupts()) {
          this.cycles += 15;
          pc = r[PC] & ~1;
        }
      }

      // Fetch.
      let op;
      const in_ram = (pc - RAM) >>> 0;
      if (in_ram < RAM_BYTES) op = ram16[in_ram >>> 1];
      else {
        const in_flash = (pc - FLASH) >>> 0;
        if (in_flash < FLASH_BYTES) {
          if (!chip.xip) { r[PC] = pc; throw new Fault(`${this.where()}: ran from flash while it was being written`); }
          op = flash16[in_flash >>> 1];
        } else if (pc >>> 0 < 0x4000) op = rom16[pc >>> 1];
        else { r[PC] = pc; throw new Fault(`${this.where()}: no memory to run from`); }
      }
      const here = pc;
      pc = (pc + 2) | 0;
      executed += 1;

      switch (op >>> 8) {
        // LSLS Rd, Rm, #imm
        case 0x00: case 0x01: case 0x02: case 0x03: case 0x04: case 0x05: case 0x06: case 0x07:
          a = r[(op >>> 3) & 7]; x = (op >>> 6) & 31;
          if (x !== 0) c = (a >>> (32 - x)) & 1;
          nz = r[op & 7] = a << x;
          this.cycles += 1;
          break;
        // LSRS Rd, Rm, #imm
        case 0x08: case 0x09: case 0x0a: case 0x0b: case 0x0c: case 0x0d: case 0x0e: case 0x0f:
          a = r[(op >>> 3) & 7]; x = (op >>> 6) & 31;
          if (x === 0) { c = a >>> 31; nz = 0; } else { c = (a >>> (x - 1)) & 1; nz = (a >>> x) | 0; }
          r[op & 7] = nz;
          this.cycles += 1;
          break;
        // ASRS Rd, Rm, #imm
        case 0x10: case 0x11: case 0x12: case 0x13: case 0x14: case 0x15: case 0x16: case 0x17:
          a = r[(op >>> 3) & 7]; x = (op >>> 6) & 31;
          if (x === 0) { c = a >>> 31; nz = a >> 31; } else { c = (a >>> (x - 1)) & 1; nz = a >> x; }
          r[op & 7] = nz;
          this.cycles += 1;
          break;
        // ADDS Rd, Rn, Rm and #imm3
        case 0x18: case 0x19: case 0x1c: case 0x1d:
          a = r[(op >>> 3) & 7]; b = (op >>> 6) & 7;
          if (op < 0x1c00) b = r[b];
          x = (a + b) | 0;
          c = (x >>> 0) < (a >>> 0) ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31;
          nz = r[op & 7] = x;
          this.cycles += 1;
          break;
        // SUBS Rd, Rn, Rm and #imm3
        case 0x1a: case 0x1b: case 0x1e: case 0x1f:
          a = r[(op >>> 3) & 7]; b = (op >>> 6) & 7;
          if (op < 0x1c00) b = r[b];
          x = (a - b) | 0;
          c = (a >>> 0) >= (b >>> 0) ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31;
          nz = r[op & 7] = x;
          this.cycles += 1;
          break;
        // MOVS Rd, #imm8
        case 0x20: case 0x21: case 0x22: case 0x23: case 0x24: case 0x25: case 0x26: case 0x27:
          nz = r[(op >>> 8) & 7] = op & 0xff;
          this.cycles += 1;
          break;
        // CMP Rn, #imm8
        case 0x28: case 0x29: case 0x2a: case 0x2b: case 0x2c: case 0x2d: case 0x2e: case 0x2f:
          a = r[(op >>> 8) & 7]; b = op & 0xff;
          x = (a - b) | 0;
          c = (a >>> 0) >= b ? 1 : 0; v = (a & (a ^ x)) >>> 31; // b is never negative
          nz = x;
          this.cycles += 1;
          break;
        // ADDS Rdn, #imm8
        case 0x30: case 0x31: case 0x32: case 0x33: case 0x34: case 0x35: case 0x36: case 0x37:
          a = r[(op >>> 8) & 7]; b = op & 0xff;
          x = (a + b) | 0;
          c = (x >>> 0) < (a >>> 0) ? 1 : 0; v = (~a & x) >>> 31;
          nz = r[(op >>> 8) & 7] = x;
          this.cycles += 1;
          break;
        // SUBS Rdn, #imm8
        case 0x38: case 0x39: case 0x3a: case 0x3b: case 0x3c: case 0x3d: case 0x3e: case 0x3f:
          a = r[(op >>> 8) & 7]; b = op & 0xff;
          x = (a - b) | 0;
          c = (a >>> 0) >= b ? 1 : 0; v = (a & ~x) >>> 31;
          nz = r[(op >>> 8) & 7] = x;
          this.cycles += 1;
          break;
        // Data processing on two low registers.
        case 0x40: case 0x41: case 0x42: case 0x43: {
          const d = op & 7;
          a = r[d]; b = r[(op >>> 3) & 7];
          this.cycles += 1;
          switch ((op >>> 6) & 15) {
            case 0x0: nz = r[d] = a & b; break;
            case 0x1: nz = r[d] = a ^ b; break;
            case 0x2: // LSLS
              x = b & 0xff;
              if (x === 0) nz = a;
              else if (x < 32) { c = (a >>> (32 - x)) & 1; nz = a << x; } else { c = x === 32 ? a & 1 : 0; nz = 0; }
              r[d] = nz;
              break;
            case 0x3: // LSRS
              x = b & 0xff;
              if (x === 0) nz = a;
              else if (x < 32) { c = (a >>> (x - 1)) & 1; nz = (a >>> x) | 0; } else { c = x === 32 ? a >>> 31 : 0; nz = 0; }
              r[d] = nz;
              break;
            case 0x4: // ASRS
              x = b & 0xff;
              if (x === 0) nz = a;
              else if (x < 32) { c = (a >>> (x - 1)) & 1; nz = a >> x; } else { c = a >>> 31; nz = a >> 31; }
              r[d] = nz;
              break;
            case 0x5: { // ADCS
              const sum = (a >>> 0) + (b >>> 0) + c;
              x = sum | 0;
              c = sum > 0xffffffff ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31;
              nz = r[d] = x;
              break;
            }
            case 0x6: { // SBCS
              const difference = (a >>> 0) - (b >>> 0) - (1 - c);
              x = difference | 0;
              c = difference >= 0 ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31;
              nz = r[d] = x;
              break;
            }
            case 0x7: // RORS
              x = b & 0xff;
              if (x === 0) nz = a;
              else { x &= 31; nz = x === 0 ? a : (a >>> x) | (a << (32 - x)); c = nz >>> 31; }
              r[d] = nz;
              break;
            case 0x8: nz = a & b; break; // TST
            case 0x9: // RSBS (0 - b)
              x = (0 - b) | 0;
              c = b === 0 ? 1 : 0; v = (b & x) >>> 31;
              nz = r[d] = x;
              break;
            case 0xa: // CMP
              x = (a - b) | 0;
              c = (a >>> 0) >= (b >>> 0) ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31;
              nz = x;
              break;
            case 0xb: // CMN
              x = (a + b) | 0;
              c = (x >>> 0) < (a >>> 0) ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31;
              nz = x;
              break;
            case 0xc: nz = r[d] = a | b; break;
            case 0xd: nz = r[d] = Math.imul(a, b); break;
            case 0xe: nz = r[d] = a & ~b; break;
            case 0xf: nz = r[d] = ~b; break;
          }
          break;
        }
        // ADD, CMP, MOV with high registers
        case 0x44: {
          const d = ((op >>> 4) & 8) | (op & 7), m = (op >>> 3) & 15;
          x = ((d === PC ? here + 4 : r[d]) + (m === PC ? here + 4 : r[m])) | 0;
          this.cycles += 1;
          if (d === PC) { pc = x & ~1; this.cycles += 1; } else r[d] = d === SP ? x & ~3 : x;
          break;
        }
        case 0x45: {
          const m = (op >>> 3) & 15;
          a = r[((op >>> 4) & 8) | (op & 7)]; b = m === PC ? here + 4 : r[m];
          x = (a - b) | 0;
          c = (a >>> 0) >= (b >>> 0) ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31;
          nz = x;
          this.cycles += 1;
          break;
        }
        case 0x46: {
          const d = ((op >>> 4) & 8) | (op & 7), m = (op >>> 3) & 15;
          x = m === PC ? here + 4 : r[m];
          this.cycles += 1;
          if (d === PC) { pc = x & ~1; this.cycles += 1; } else r[d] = d === SP ? x & ~3 : x;
          break;
        }
        // BX, BLX
        case 0x47: {
          x = r[(op >>> 3) & 15];
          this.cycles += 2;
          if (op & 0x80) { r[LR] = pc | 1; pc = x & ~1; break; }
          if (x >>> 28 !== 0xf) { pc = x & ~1; break; }
          r[PC] = pc; this.N = nz < 0; this.Z = nz === 0; this.C = c === 1; this.V = v === 1;
          this.BXWritePC(x >>> 0);
          this.cycles += 13;
          pc = r[PC] & ~1; nz = this.Z ? 0 : this.N ? -1 : 1; c = this.C ? 1 : 0; v = this.V ? 1 : 0;
          break;
        }
        // LDR Rt, [PC, #imm]
        case 0x48: case 0x49: case 0x4a: case 0x4b: case 0x4c: case 0x4d: case 0x4e: case 0x4f:
          this.cycles += 2; r[PC] = here;
          r[(op >>> 8) & 7] = this.load32(((here + 4) & ~3) + ((op & 0xff) << 2));
          break;
        // Loads and stores with a register offset
        case 0x50: case 0x51: this.cycles += 2; r[PC] = here; this.store32((r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0, r[op & 7]); break;
        case 0x52: case 0x53: this.cycles += 2; r[PC] = here; this.store16((r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0, r[op & 7]); break;
        case 0x54: case 0x55: this.cycles += 2; r[PC] = here; this.store8((r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0, r[op & 7]); break;
        case 0x56: case 0x57: this.cycles += 2; r[PC] = here; r[op & 7] = (this.load8((r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0) << 24) >> 24; break;
        case 0x58: case 0x59: this.cycles += 2; r[PC] = here; r[op & 7] = this.load32((r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0); break;
        case 0x5a: case 0x5b: this.cycles += 2; r[PC] = here; r[op & 7] = this.load16((r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0); break;
        case 0x5c: case 0x5d: this.cycles += 2; r[PC] = here; r[op & 7] = this.load8((r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0); break;
        case 0x5e: case 0x5f: this.cycles += 2; r[PC] = here; r[op & 7] = (this.load16((r[(op >>> 3) & 7] + r[(op >>> 6) & 7]) | 0) << 16) >> 16; break;
        // Loads and stores with an immediate offset
        case 0x60: case 0x61: case 0x62: case 0x63: case 0x64: case 0x65: case 0x66: case 0x67:
          this.cycles += 2; r[PC] = here;
          this.store32((r[(op >>> 3) & 7] + ((op >>> 4) & 0x7c)) | 0, r[op & 7]);
          break;
        case 0x68: case 0x69: case 0x6a: case 0x6b: case 0x6c: case 0x6d: case 0x6e: case 0x6f:
          this.cycles += 2; r[PC] = here;
          r[op & 7] = this.load32((r[(op >>> 3) & 7] + ((op >>> 4) & 0x7c)) | 0);
          break;
        case 0x70: case 0x71: case 0x72: case 0x73: case 0x74: case 0x75: case 0x76: case 0x77:
          this.cycles += 2; r[PC] = here;
          this.store8((r[(op >>> 3) & 7] + ((op >>> 6) & 31)) | 0, r[op & 7]);
          break;
        case 0x78: case 0x79: case 0x7a: case 0x7b: case 0x7c: case 0x7d: case 0x7e: case 0x7f:
          this.cycles += 2; r[PC] = here;
          r[op & 7] = this.load8((r[(op >>> 3) & 7] + ((op >>> 6) & 31)) | 0);
          break;
        case 0x80: case 0x81: case 0x82: case 0x83: case 0x84: case 0x85: case 0x86: case 0x87:
          this.cycles += 2; r[PC] = here;
          this.store16((r[(op >>> 3) & 7] + ((op >>> 5) & 0x3e)) | 0, r[op & 7]);
          break;
        case 0x88: case 0x89: case 0x8a: case 0x8b: case 0x8c: case 0x8d: case 0x8e: case 0x8f:
          this.cycles += 2; r[PC] = here;
          r[op & 7] = this.load16((r[(op >>> 3) & 7] + ((op >>> 5) & 0x3e)) | 0);
          break;
        case 0x90: case 0x91: case 0x92: case 0x93: case 0x94: case 0x95: case 0x96: case 0x97:
          this.cycles += 2; r[PC] = here;
          this.store32((r[SP] + ((op & 0xff) << 2)) | 0, r[(op >>> 8) & 7]);
          break;
        case 0x98: case 0x99: case 0x9a: case 0x9b: case 0x9c: case 0x9d: case 0x9e: case 0x9f:
          this.cycles += 2; r[PC] = here;
          r[(op >>> 8) & 7] = this.load32((r[SP] + ((op & 0xff) << 2)) | 0);
          break;
        // ADR, ADD Rd, SP
        case 0xa0: case 0xa1: case 0xa2: case 0xa3: case 0xa4: case 0xa5: case 0xa6: case 0xa7:
          r[(op >>> 8) & 7] = ((here + 4) & ~3) + ((op & 0xff) << 2);
          this.cycles += 1;
          break;
        case 0xa8: case 0xa9: case 0xaa: case 0xab: case 0xac: case 0xad: case 0xae: case 0xaf:
          r[(op >>> 8) & 7] = r[SP] + ((op & 0xff) << 2);
          this.cycles += 1;
          break;
        case 0xb0:
          r[SP] += op & 0x80 ? -((op & 0x7f) << 2) : (op & 0x7f) << 2;
          this.cycles += 1;
          break;
        case 0xb2:
          b = r[(op >>> 3) & 7];
          r[op & 7] = op & 0x80 ? (op & 0x40 ? b & 0xff : b & 0xffff) : op & 0x40 ? (b << 24) >> 24 : (b << 16) >> 16;
          this.cycles += 1;
          break;
        // PUSH
        case 0xb4: case 0xb5: {
          const count = bit_counts[op & 0xff] + ((op >>> 8) & 1);
          let address = (r[SP] - 4 * count) | 0;
          r[PC] = here;
          r[SP] = address;
          this.cycles += 1 + count;
          for (let i = 0; i < 8; i++) if (op & (1 << i)) { this.store32(address, r[i]); address = (address + 4) | 0; }
          if (op & 0x100) this.store32(address, r[LR]);
          break;
        }
        // POP
        case 0xbc: case 0xbd: {
          let address = r[SP];
          r[PC] = here;
          this.cycles += 1 + bit_counts[op & 0xff];
          for (let i = 0; i < 8; i++) if (op & (1 << i)) { r[i] = this.load32(address); address = (address + 4) | 0; }
          if ((op & 0x100) === 0) { r[SP] = address; break; }
          x = this.load32(address);
          r[SP] = address + 4;
          this.cycles += 3;
          if (x >>> 28 !== 0xf) { pc = x & ~1; break; }
          r[PC] = pc; this.N = nz < 0; this.Z = nz === 0; this.C = c === 1; this.V = v === 1;
          this.BXWritePC(x >>> 0);
          this.cycles += 10;
          pc = r[PC] & ~1; nz = this.Z ? 0 : this.N ? -1 : 1; c = this.C ? 1 : 0; v = this.V ? 1 : 0;
          break;
        }
        // REV, REV16, REVSH
        case 0xba:
          b = r[(op >>> 3) & 7];
          this.cycles += 1;
          if ((op & 0xc0) === 0x00) r[op & 7] = (b << 24) | ((b & 0xff00) << 8) | ((b >>> 8) & 0xff00) | (b >>> 24);
          else if ((op & 0xc0) === 0x40) r[op & 7] = ((b & 0x00ff00ff) << 8) | ((b >>> 8) & 0x00ff00ff);
          else r[op & 7] = (((b & 0xff) << 24) >> 16) | ((b >>> 8) & 0xff);
          break;
        // STMIA, LDMIA
        case 0xc0: case 0xc1: case 0xc2: case 0xc3: case 0xc4: case 0xc5: case 0xc6: case 0xc7: {
          const n = (op >>> 8) & 7;
          let address = r[n];
          r[PC] = here;
          this.cycles += 1 + bit_counts[op & 0xff];
          for (let i = 0; i < 8; i++) if (op & (1 << i)) { this.store32(address, r[i]); address = (address + 4) | 0; }
          r[n] = address;
          break;
        }
        case 0xc8: case 0xc9: case 0xca: case 0xcb: case 0xcc: case 0xcd: case 0xce: case 0xcf: {
          const n = (op >>> 8) & 7;
          let address = r[n];
          r[PC] = here;
          this.cycles += 1 + bit_counts[op & 0xff];
          for (let i = 0; i < 8; i++) if (op & (1 << i)) { r[i] = this.load32(address); address = (address + 4) | 0; }
          if ((op & (1 << n)) === 0) r[n] = address;
          break;
        }
        // Conditional branches
        case 0xd0: if (nz === 0) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd1: if (nz !== 0) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd2: if (c === 1) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd3: if (c === 0) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd4: if (nz < 0) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd5: if (nz >= 0) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd6: if (v === 1) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd7: if (v === 0) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd8: if (c === 1 && nz !== 0) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xd9: if (c === 0 || nz === 0) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xda: if ((nz < 0) === (v === 1)) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xdb: if ((nz < 0) !== (v === 1)) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xdc: if (nz !== 0 && (nz < 0) === (v === 1)) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        case 0xdd: if (nz === 0 || (nz < 0) !== (v === 1)) { pc = (here + 4 + ((op << 24) >> 23)) | 0; this.cycles += 2; } else this.cycles += 1; break;
        // B
        case 0xe0: case 0xe1: case 0xe2: case 0xe3: case 0xe4: case 0xe5: case 0xe6: case 0xe7:
          pc = (here + 4 + ((op << 21) >> 20)) | 0;
          this.cycles += 2;
          break;
        // BL; the other wide instructions, and everything rare, go the slow way.
        case 0xf0: case 0xf1: case 0xf2: case 0xf3: case 0xf4: case 0xf5: case 0xf6: case 0xf7: {
          const op2 = in_ram < RAM_BYTES ? ram16[(in_ram >>> 1) + 1] : flash16[((here - FLASH) >>> 1) + 1];
          if ((op2 & 0xd000) === 0xd000) {
            const s = (op << 21) >> 31;
            const i1 = ~((op2 >>> 13) ^ s) & 1, i2 = ~((op2 >>> 11) ^ s) & 1;
            r[LR] = (here + 4) | 1;
            pc = (here + 4 + ((s << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1))) | 0;
            this.cycles += 3;
            break;
          }
        }
        // falls through
        default:
          r[PC] = here; this.N = nz < 0; this.Z = nz === 0; this.C = c === 1; this.V = v === 1;
          this.rare(op);
          pc = r[PC] & ~1; nz = this.Z ? 0 : this.N ? -1 : 1; c = this.C ? 1 : 0; v = this.V ? 1 : 0;
          if (this.waiting) { this.instructions += executed; return; }
      }
    }
    r[PC] = pc; this.N = nz < 0; this.Z = nz === 0; this.C = c === 1; this.V = v === 1;
    this.instructions += executed;
  }
}
