// The few binutils calls the freestanding proof is made of.
import { execFileSync } from 'node:child_process';

const prefix = 'arm-none-eabi-';

export function run(tool, ...args) {
  return execFileSync(prefix + tool, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
}

// Links objects into one, keeping what is undefined undefined.
export function link_relocatable(objects, output) {
  run('ld', '-r', '-o', output, ...objects);
}

export function undefined_symbols(object) {
  return run('nm', '-u', object).split('\n').map((line) => line.trim().split(/\s+/).pop()).filter(Boolean);
}

// [{ name, size }] of the sections that hold something.
export function sections(object) {
  return run('size', '-A', object).split('\n')
    .map((line) => line.match(/^(\.\S+)\s+(\d+)\s+\d+$/))
    .filter(Boolean)
    .map(([, name, size]) => ({ name, size: Number(size) }))
    .filter(({ size }) => size > 0);
}

// Names that stand for the same function (a constructor has two): a map from each name to all of them.
export function aliases(object) {
  const by_place = new Map();
  for (const line of run('readelf', '-sW', object).split('\n')) {
    const match = line.match(/^\s*\d+:\s+([0-9a-f]+)\s+\d+\s+FUNC\s+\S+\s+\S+\s+(\d+)\s+(\S+)/);
    if (!match) continue;
    const place = `${match[2]}:${match[1]}`;
    by_place.set(place, [...(by_place.get(place) ?? []), match[3]]);
  }
  const result = new Map();
  for (const names of by_place.values()) for (const name of names) result.set(name, names);
  return result;
}

export function demangle(names) {
  if (names.length === 0) return [];
  return run('c++filt', '--no-params', ...names).trimEnd().split('\n');
}
