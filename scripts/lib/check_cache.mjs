// Remembers which checks passed, by the content of everything they looked at, so that only what changed is checked again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const include = /^[ \t]*#[ \t]*include[ \t]*["<]([^">]+)[">]/gm;

// A file and all files of the tree it includes, directly or not. Headers of the system are left to the compiler's version.
export function closure(file, include_folders, found = new Set()) {
  const path = resolve(file);
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of readFileSync(path, 'utf8').matchAll(include)) {
    const header = [dirname(path), ...include_folders].map((folder) => resolve(folder, name))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    if (header !== undefined) closure(header, include_folders, found);
  }
  return found;
}

export class CheckCache {
  #folder;

  constructor(kind) {
    this.#folder = join('build', 'checked', kind);
    mkdirSync(this.#folder, { recursive: true });
  }

  // The key of a check: what it is (command, versions, settings) and the content of the files.
  key(what, files) {
    const hash = createHash('sha256').update(JSON.stringify(what));
    for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
    return hash.digest('hex');
  }

  passed(key) { return existsSync(join(this.#folder, key)); }
  remember(key) { writeFileSync(join(this.#folder, key), ''); }
}
