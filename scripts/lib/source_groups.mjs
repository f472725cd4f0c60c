// Puts sources together that clang can read as one, so that what they include is read once for all of them. Where a name of one
// file is in another's way the two are kept apart, which is found out by trying.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { for_each, run } from './workers.mjs';

const files_together = 20;

// Several files written as one, and which lines are whose.
class Group {
  #included = new Set();

  constructor(path, files, args) {
    Object.assign(this, { path, files, args });
    const parts = files.map((file, i) => this.#part(file, i));
    let end = 0;
    this.ends = parts.map((lines) => (end += lines.length));
    writeFileSync(path, `${parts.flat().join('\n')}\n`);
  }

  // A file's lines as a part of the whole: with a main and Unity's two functions under names of its own, headers beside it by
  // their path, and without what an earlier file includes. What it includes twice itself stays, for clang-tidy to find.
  #part(file, number) {
    const before = new Set(this.#included);
    return readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => {
      const [, start, name] = line.match(/^(\s*#\s*include\s+["<])([^">]+)/) ?? [];
      if (name === undefined) return line.replace(/^(int|void) (main|setUp|tearDown)(?=\()/, (_, type, of_all) => `${type} ${of_all.toLowerCase()}_${number}`);
      const beside = resolve(dirname(file), name);
      const full = start.endsWith('"') && existsSync(beside) ? beside : name;
      this.#included.add(full);
      return before.delete(full) ? '' : line.replace(name, full);
    });
  }

  #owner(line) { return this.files[this.ends.findIndex((end) => line <= end)]; }

  // The files that lines of clang's are about, themselves or in what they include.
  named_in(output) {
    return new Set([...output.matchAll(/^(?:In file included from )?([^\s:]+):(\d+):/gm)].filter(([, path]) => path === this.path)
      .map(([, , line]) => this.#owner(Number(line))));
  }
}

// Sources with the same arguments for clang, but for where headers are looked for.
function families(sources) {
  const found = new Map();
  for (const { file, args } of sources) {
    const is_place = (word, i) => word.startsWith('-I') || word === '-isystem' || args[i - 1] === '-isystem';
    const others = args.filter((word, i) => !is_place(word, i) && !word.startsWith('-O'));
    const key = JSON.stringify(others);
    if (!found.has(key)) found.set(key, { files: [], others, places: new Set() });
    const { files, places } = found.get(key);
    files.push(file);
    args.filter(is_place).filter((word) => word !== '-isystem').forEach((word) => places.add(word.startsWith('-I') ? word : `-isystem${word}`));
  }
  return [...found.values()].map(({ files, others, places }) => ({ files, args: [...places, ...others] }));
}

// Neighbours, which like to use the same names, go into different hands.
function dealt(files) {
  const hands = Array.from({ length: Math.ceil(files.length / files_together) }, () => []);
  files.forEach((file, i) => hands[i % hands.length].push(file));
  return hands;
}

// Groups of these sources ({ file, args }), the largest first; each source is in exactly one.
export async function groups_of(sources, folder) {
  mkdirSync(folder, { recursive: true });
  const groups = [];
  for (let waiting = families(sources); waiting.length > 0;) {
    const tries = waiting.flatMap(({ files, args }) => dealt(files).map((hand) => ({ files: hand, args })));
    const first = groups.length;
    const apart = await for_each(tries, async ({ files, args }, i) => {
      const path = resolve(folder, `group_${first + i}.cpp`);
      const all = new Group(path, files, args);
      const { output } = await run('clang++', ['-fsyntax-only', '-ferror-limit=0', ...args, path]);
      const strangers = all.named_in(output);
      strangers.delete(files[0]);
      groups[first + i] = strangers.size === 0 ? all : new Group(path, files.filter((file) => !strangers.has(file)), args);
      return [...strangers].map((file) => ({ file, args }));
    });
    waiting = families(apart.flat());
  }
  return groups.sort((one, other) => other.ends.at(-1) - one.ends.at(-1));
}
