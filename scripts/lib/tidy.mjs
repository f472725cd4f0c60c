// Runs clang-tidy on every .cpp of the tree, as the builds compile it:
//     node scripts/lib/tidy.mjs BUILD_FOLDER...
// A file that no build compiles is a failure too.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import { CheckCache, closure } from './check_cache.mjs';
import { command_words } from './command_words.mjs';
import { Report } from './tap.mjs';
import { for_each, run } from './workers.mjs';

const root = process.cwd();

function sources() {
  return ['core', 'hal', 'firmware', 'tests'].filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.cpp') && !name.includes('node_modules')).sort();
}

// Where a cross compiler finds its headers: clang has to be told.
function system_includes(compiler) {
  const text = execFileSync('sh', ['-c', `${compiler} -x c++ -E -v /dev/null 2>&1`], { encoding: 'utf8' });
  const list = text.match(/search starts here:\n([^#]*?)End of search list/s)?.[1] ?? '';
  return list.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

// clang's arguments for a file that GCC compiles with this command.
function clang_arguments(command) {
  const [compiler, ...words] = command_words(command);
  const kept = [];
  for (let i = 0; i < words.length; i++) {
    if (['-o', '-c', '-MT', '-MF'].includes(words[i])) i += 1;
    else if (!/^-(MD|fcallgraph-info|fsanitize|fno-tree)/.test(words[i])) kept.push(words[i]);
  }
  const cross = basename(compiler).match(/^(.*)-g\+\+$/)?.[1];
  if (cross === undefined || !compiler.includes('none-eabi')) return kept;
  return [`--target=${cross}`, ...kept, '-nostdinc++', ...system_includes(compiler).flatMap((path) => ['-isystem', path])];
}

const commands = new Map();
for (const folder of process.argv.slice(2)) {
  for (const { file, command } of JSON.parse(readFileSync(join(folder, 'compile_commands.json'), 'utf8'))) {
    const name = relative(root, file);
    if (!commands.has(name)) commands.set(name, clang_arguments(command));
  }
}

const cache = new CheckCache('tidy');
const settings = [execFileSync('clang-tidy', ['--version'], { encoding: 'utf8' }), readFileSync('.clang-tidy', 'utf8')];
let checked = 0;

async function tidy(file) {
  const args = commands.get(file);
  if (args === undefined) return ['no build compiles this file'];
  const include_folders = args.filter((word) => word.startsWith('-I')).map((word) => word.slice(2));
  const key = cache.key([settings, args], closure(file, include_folders));
  if (cache.passed(key)) return [];
  const { status, output } = await run('clang-tidy', ['--quiet', file, '--', ...args, '-Wno-unknown-warning-option']);
  checked += 1;
  process.stderr.write(`   [${checked}] ${file}\n`);
  if (status === 0) cache.remember(key);
  return status === 0 ? [] : [output];
}

const files = sources();
const results = await for_each(files, tidy);
const report = new Report();
files.forEach((file, i) => report.check(`clang-tidy of ${file}`, results[i]));
report.end();
