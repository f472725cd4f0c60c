// The processor: results and flags against the architecture's own definitions (in whole numbers, AddWithCarry), and timing.
import assert from 'node:assert/strict';

import { Chip } from '../chip/chip.mjs';
import { check } from '../harness.mjs';

const flash = new Uint8Array(16 * 1024 * 1024).fill(0xff);
const chip = new Chip({ flash, flash_bytes: 2097152 });
const [core] = chip.cores;
const CODE = 0x20001000;
chip.xip = true;

// Runs the instructions and returns the core. registers: initial values of r0, r1, ...
function execute(instructions, registers = [], flags = {}) {
  core.r.fill(0);
  registers.forEach((value, i) => { core.r[i] = value; });
  core.r[13] = 0x20004000;
  Object.assign(core, { N: false, Z: false, C: false, V: false, PM: true, cycles: 0, counted: 0, waiting: false }, flags);
  new Uint16Array(chip.rp2040.sram.buffer).set([...instructions, 0xbf20], (CODE - 0x20000000) / 2); // and WFE
  core.eventRegistered = false;
  core.r[15] = CODE;
  core.until = 10000;
  core.run();
  return core;
}

const flags_of = ({ N, Z, C, V }) => `${N ? 'N' : '-'}${Z ? 'Z' : '-'}${C ? 'C' : '-'}${V ? 'V' : '-'}`;

function add_with_carry(x, y, carry) {
  const unsigned = (x >>> 0) + (y >>> 0) + carry;
  const signed = (x | 0) + (y | 0) + carry;
  const result = unsigned | 0;
  return { result, flags: { N: result < 0, Z: result === 0, C: unsigned > 0xffffffff, V: signed !== result } };
}

const interesting = [0, 1, 2, 31, 32, 33, 255, 256, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x12345678, 0xdeadbeef];

function compare_all(name, opcode, expected) {
  check(`${name}: results and flags for all pairs of interesting numbers`, () => {
    for (const a of interesting) {
      for (const b of interesting) {
        for (const carry of [0, 1]) {
          const { result, flags } = expected(a, b, carry);
          const done = execute([opcode], [a, b], { C: carry === 1, V: false });
          const got = `${(done.r[0] >>> 0).toString(16)} ${flags_of(done)}`;
          const want = `${(result >>> 0).toString(16)} ${flags_of({ N: result < 0, Z: result === 0, C: carry === 1, V: false, ...flags })}`;
          assert.equal(got, want, `${name} ${a.toString(16)}, ${b.toString(16)}, carry ${carry}`);
        }
      }
    }
  });
}

const keep = (a, outcome) => ({ result: a | 0, flags: outcome.flags });
compare_all('ADDS', 0x1840, (a, b) => add_with_carry(a, b, 0));
compare_all('SUBS', 0x1a40, (a, b) => add_with_carry(a, ~b, 1));
compare_all('ADCS', 0x4148, (a, b, c) => add_with_carry(a, b, c));
compare_all('SBCS', 0x4188, (a, b, c) => add_with_carry(a, ~b, c));
compare_all('RSBS', 0x4248, (a, b) => add_with_carry(0, ~b, 1));
compare_all('CMP', 0x4288, (a, b) => keep(a, add_with_carry(a, ~b, 1)));
compare_all('CMN', 0x42c8, (a, b) => keep(a, add_with_carry(a, b, 0)));
compare_all('ANDS', 0x4008, (a, b) => ({ result: a & b }));
compare_all('EORS', 0x4048, (a, b) => ({ result: a ^ b }));
compare_all('ORRS', 0x4308, (a, b) => ({ result: a | b }));
compare_all('BICS', 0x4388, (a, b) => ({ result: a & ~b }));
compare_all('MVNS', 0x43c8, (a, b) => ({ result: ~b }));
compare_all('MULS', 0x4348, (a, b) => ({ result: Number(BigInt.asIntN(32, BigInt(a) * BigInt(b))) }));

// Shifts in whole numbers: the last bit shifted out is the carry; a shift by nothing leaves it.
function shifted(a, by, kind, carry) {
  const amount = by & 0xff;
  if (amount === 0) return { result: a | 0, flags: { C: carry === 1 } };
  const wide = kind === 'ASRS' ? BigInt(a | 0) : BigInt(a >>> 0);
  if (kind === 'LSLS') {
    const moved = wide << BigInt(amount);
    return { result: Number(BigInt.asIntN(32, moved)), flags: { C: ((moved >> 32n) & 1n) === 1n } };
  }
  const out = (wide >> BigInt(amount - 1)) & 1n;
  return { result: Number(BigInt.asIntN(32, wide >> BigInt(amount))), flags: { C: out === 1n } };
}
for (const [kind, opcode] of [['LSLS', 0x4088], ['LSRS', 0x40c8], ['ASRS', 0x4108]]) {
  compare_all(`${kind} by register`, opcode, (a, b, c) => shifted(a, b, kind, c));
}
compare_all('RORS', 0x41c8, (a, b, c) => {
  const amount = b & 31;
  const result = ((a >>> amount) | (amount === 0 ? 0 : a << (32 - amount))) | 0;
  return { result, flags: { C: (b & 0xff) === 0 ? c === 1 : result < 0 } };
});
check('shifts by every constant', () => {
  for (const a of interesting) {
    for (let n = 0; n < 32; n++) {
      assert.equal(execute([0x0000 | (n << 6)], [a]).r[0], n === 0 ? a | 0 : shifted(a, n, 'LSLS', 0).result);
      assert.equal(execute([0x0800 | (n << 6)], [a]).r[0], shifted(a, n || 32, 'LSRS', 0).result);
      assert.equal(execute([0x1000 | (n << 6)], [a]).r[0], shifted(a, n || 32, 'ASRS', 0).result);
    }
  }
});
check('immediate arithmetic sets the flags of AddWithCarry', () => {
  for (const a of interesting) {
    for (const n of [0, 1, 127, 128, 255]) {
      for (const [opcode, want] of [[0x3000, add_with_carry(a, n, 0)], [0x3800, add_with_carry(a, ~n, 1)], [0x2800, keep(a, add_with_carry(a, ~n, 1))]]) {
        const done = execute([opcode | n], [a]);
        assert.deepEqual([done.r[0], flags_of(done)], [want.result, flags_of(want.flags)], `${opcode.toString(16)} ${a} ${n}`);
      }
    }
  }
});
check('extending and reversing bytes', () => {
  const each = [[0xb208, 0xffff8765], [0xb248, 0x00000065], [0xb288, 0x8765], [0xb2c8, 0x65], [0xba08, 0x65874321], [0xba48, 0x43216587 >>> 0], [0xbac8, 0x6587]];
  for (const [opcode, want] of each) assert.equal(execute([opcode], [0, 0x21438765]).r[0] >>> 0, want >>> 0, opcode.toString(16));
});
check('conditional branches go where the flags say', () => {
  const conditions = ['Z', '!Z', 'C', '!C', 'N', '!N', 'V', '!V', 'C && !Z', '!C || Z', 'N === V', 'N !== V', '!Z && N === V', 'Z || N !== V'];
  for (let bits = 0; bits < 16; bits++) {
    const flags = { N: Boolean(bits & 8), Z: Boolean(bits & 4), C: Boolean(bits & 2), V: Boolean(bits & 1) };
    if (flags.N && flags.Z) continue;
    conditions.forEach((condition, i) => {
      const taken = new Function('{ N, Z, C, V }', `return ${condition};`)(flags);
      const done = execute([0xd000 | (i << 8), 0x2001, 0x2102], [0, 0], flags); // over the first MOVS
      assert.deepEqual([done.r[0], done.r[1]], [taken ? 0 : 1, 2], `condition ${i} with ${flags_of(flags)}`);
    });
  }
});
check('PUSH, POP, LDM and STM move what they name', () => {
  const done = execute([0xb513, 0x2000, 0x2100, 0x2400, 0xbc13], [11, 22, 0, 0, 44]);
  assert.deepEqual([done.r[0], done.r[1], done.r[4], done.r[13] >>> 0], [11, 22, 44, 0x20003ffc]);
  execute([0xc206, 0x3a08, 0xca30], [0, 5, 0x20005000]); // STM r2!,{r1,r2}; SUBS r2,#8; LDM r2!,{r4,r5}
  assert.deepEqual([core.r[4], core.r[5] >>> 0, core.r[2] >>> 0], [5, 0x20005000, 0x20005008]);
});
check('BL and BX find their way there and back', () => {
  const done = execute([0xf000, 0xf802, 0x2105, 0xe001, 0x2007, 0x4770]);
  assert.deepEqual([done.r[0], done.r[1]], [7, 5]);
});

// Cycles beyond the WFE's two.
function cycles_of(instructions, registers) { return execute(instructions, registers).cycles - 2; }
check('instructions take the cycles of a Cortex-M0+', () => {
  assert.equal(cycles_of([0x1840]), 1, 'ADDS');
  assert.equal(cycles_of([0x4348]), 1, 'MULS');
  assert.equal(cycles_of([0x6808], [0, 0x20005000]), 2, 'LDR');
  assert.equal(cycles_of([0x6008], [0, 0x20005000]), 2, 'STR');
  assert.equal(cycles_of([0x6808], [0, 0xd0000000 | 0]), 1, 'LDR from the I/O block');
  assert.equal(cycles_of([0xe7ff]), 2, 'B');
  assert.equal(cycles_of([0xd000], []), 1, 'BEQ not taken');
  assert.equal(cycles_of([0x2000, 0xd0ff, 0xbf00]), 1 + 2 + 1, 'BEQ taken');
  assert.equal(cycles_of([0xb51f, 0xb005, 0xb001]), 1 + 6 + 1 + 1, 'PUSH of six, two ADD SP');
  assert.equal(cycles_of([0xc80e], [0x20005000]), 4, 'LDM of three');
});
check('an unaligned load stops the machine and says where', () => {
  assert.throws(() => execute([0x6808], [0, 0x20005002]), /core 0 at 0x20001000: unaligned load of 4 bytes from 0x20005002/);
});
check('running from flash while it is being written stops the machine', () => {
  chip.xip = false;
  core.r[15] = 0x10000100;
  core.until = core.cycles + 10;
  assert.throws(() => core.run(), /ran from flash while it was being written/);
  chip.xip = true;
});
