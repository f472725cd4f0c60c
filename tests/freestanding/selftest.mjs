// Proves that the freestanding check can fail: each of these small sources breaks one promise and must be refused for it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Report } from '../../scripts/lib/tap.mjs';
import { judge } from './judge.mjs';
import { run } from './toolchain.mjs';

const flags = ['-std=c++20', '-O2', '-mcpu=cortex-m0plus', '-mthumb', '-ffreestanding', '-fcallgraph-info=su'];
const strict = ['-fno-exceptions', '-fno-rtti'];

const cases = [
  { name: 'integer arithmetic and memcpy are accepted', accepted: true,
    source: `extern "C" void* memcpy(void*, const void*, unsigned);
             struct S { int a[99]; };
             unsigned long long f(unsigned long long a, unsigned b) { return a / b + a % 7; }
             void g(S& to, const S& from) { to = from; }` },
  { name: 'the heap is refused', list: 'symbol_problems', says: /operator new/,
    source: 'int* f() { return new int(3); }' },
  { name: 'floating point is refused', list: 'symbol_problems', says: /__aeabi_fmul/,
    source: 'float f(float a) { return a * 3.5F; }' },
  { name: 'an exception is refused', list: 'symbol_problems', says: /__cxa_throw/, flags: [],
    source: 'int f(int a) { if (a > 3) throw 1; return a; }' },
  { name: 'RTTI is refused', list: 'symbol_problems', says: /__cxxabiv1|__dynamic_cast/, flags: ['-fno-exceptions'],
    source: `struct A { virtual int f(); }; struct B : A { int f() override; };
             int B::f() { return 1; } int A::f() { return 2; }
             B* g(A* a) { return dynamic_cast<B*>(a); }` },
  { name: 'a C library function is refused', list: 'symbol_problems', says: /strlen is needed by sample\.o/,
    source: 'extern "C" unsigned strlen(const char*); unsigned f(const char* t) { return strlen(t); }' },
  { name: 'a static initialisation guard is refused', list: 'symbol_problems', says: /__cxa_guard_acquire/,
    source: 'int g(); int g() { return 1; } int h(int); int f(int a) { static int b = h(a); return b; } int h(int a) { return a; }' },
  { name: 'a static constructor is refused', list: 'constructor_problems', says: /init_array/,
    source: 'int g(int* a) { asm volatile("" : : : "memory"); return *a; } int x = 1; int y = g(&x);' },
  { name: 'recursion is refused', list: 'stack_problems', says: /recursion: .*odd/,
    source: `bool odd(unsigned n, int* v); bool even(unsigned n, int* v) { int w[2] = {*v, 1}; return n == 0 || odd(n - 1, w); }
             bool odd(unsigned n, int* v) { int w[2] = {*v, 1}; return n != 0 && even(n - 1, w); }` },
  { name: 'a frame of variable size is refused', list: 'stack_problems', says: /unbounded size/,
    source: 'int g(char* p) { return *p; } int f(unsigned n) { auto* p = static_cast<char*>(__builtin_alloca(n)); asm volatile("" : : "r"(p) : "memory"); return g(p); }' },
  { name: 'an indirect call is refused', list: 'stack_problems', says: /indirect call/,
    source: 'int f(int (*g)(int)) { return g(1) + 1; }' },
];

function judge_source(source, folder, extra) {
  const file = join(folder, 'sample.cpp');
  const object = join(folder, 'sample.o');
  writeFileSync(file, source);
  run('g++', ...flags, ...extra, '-c', file, '-o', object);
  return judge([object], [join(folder, 'sample.ci')]);
}

const report = new Report();
for (const each of cases) {
  const folder = mkdtempSync(join(tmpdir(), 'freestanding-'));
  try {
    const found = judge_source(each.source, folder, each.flags ?? strict);
    const all = [...found.symbol_problems, ...found.constructor_problems, ...found.stack_problems];
    const fine = each.accepted ? all.length === 0 : found[each.list].some((text) => each.says.test(text));
    report.check(each.name, fine ? [] : [`the check said: ${all.join('; ') || 'nothing'}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
report.end();
