// Judges a set of freestanding objects: what they leave undefined, static constructors, stack; and measures them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { allowed, indirect_calls } from './allowed.mjs';
import { read_call_graph, worst_stacks } from './stack.mjs';
import { aliases, demangle, link_relocatable, sections, undefined_symbols } from './toolchain.mjs';

function sum(list, pattern) {
  return list.filter(({ name }) => pattern.test(name)).reduce((total, { size }) => total + size, 0);
}

// objects and call_graphs are file names. Every list of problems is empty when all is well.
export function judge(objects, call_graphs) {
  const folder = mkdtempSync(join(tmpdir(), 'freestanding-'));
  try {
    const linked = join(folder, 'all.o');
    link_relocatable(objects, linked);

    const refused = undefined_symbols(linked).filter((name) => !allowed.has(name));
    const readable = demangle(refused);
    const users = new Map(objects.map((object) => [basename(object), new Set(undefined_symbols(object))]));
    const symbol_problems = refused.map((name, i) => {
      const where = [...users].filter(([, used]) => used.has(name)).map(([object]) => object);
      return `${readable[i]}${readable[i] === name ? '' : ` (${name})`} is needed by ${where.join(', ')}`;
    });

    const parts = sections(linked);
    const constructor_problems = objects.flatMap((object) => sections(object)
      .filter(({ name }) => /^\.(init_array|ctors|preinit_array|fini_array)/.test(name))
      .map(({ name, size }) => `${basename(object)} has ${size} bytes of ${name}`));
    const stack = worst_stacks(read_call_graph(call_graphs), { allowed, indirect_calls, aliases: aliases(linked) });

    return {
      symbol_problems,
      constructor_problems,
      stack_problems: stack.problems,
      notes: stack.notes,
      worst: stack.worst,
      code: sum(parts, /^\.text/),
      constants: sum(parts, /^\.rodata/),
      variables: sum(parts, /^\.(data|bss|tdata|tbss|noinit)/),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
