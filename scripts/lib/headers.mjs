// Compiles every public header alone, and twice in one file, with all warnings as errors.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { CheckCache, closure } from './check_cache.mjs';
import { Report } from './tap.mjs';
import { for_each, run } from './workers.mjs';

const folders = ['core/include', 'hal/include'].filter((folder) => existsSync(folder));
const flags = ['-std=c++20', '-fno-exceptions', '-fno-rtti', '-Wall', '-Wextra', '-Wpedantic', '-Wconversion', '-Wshadow',
  '-Werror', '-fsyntax-only', ...folders.flatMap((folder) => ['-I', folder]), '-x', 'c++', '-'];

const headers = folders.flatMap((folder) => readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.hpp')).sort().map((name) => ({ name, path: join(folder, name) })));

const cache = new CheckCache('headers');
const version = (await run('g++', ['--version'])).output;
const results = await for_each(headers, async ({ name, path }) => {
  const key = cache.key([version, flags, name], closure(path, folders));
  if (cache.passed(key)) return [];
  const { status, output } = await run('g++', flags, `#include "${name}"\n#include "${name}"\n`);
  if (status === 0) cache.remember(key);
  return status === 0 ? [] : [output];
});

const report = new Report();
headers.forEach(({ path }, i) => report.check(`${path} alone`, results[i]));
report.end();
