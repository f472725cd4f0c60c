// Runs clang-tidy on every .cpp of the tree, as the builds compile it:
//     node scripts/lib/tidy.mjs BUILD_FOLDER...
// A file that no build compiles is a failure too. Files are read in groups: parsing and searching the standard library once for
// each of them would take three quarters of the time.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

import { CheckCache, closure } from './check_cache.mjs';
import { command_words } from './command_words.mjs';
import { groups_of } from './source_groups.mjs';
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
    if (!commands.has(name)) commands.set(name, [...clang_arguments(command), '-Wno-unknown-warning-option']);
  }
}

const cache = new CheckCache('tidy');
const settings = [execFileSync('clang-tidy', ['--version'], { encoding: 'utf8' }), readFileSync('.clang-tidy', 'utf8')];
const files = sources();
const included_by = ({ file, args }) => closure(file, args.filter((word) => word.startsWith('-I')).map((word) => word.slice(2)));
const changed = files.filter((file) => commands.has(file)).map((file) => ({ file, args: commands.get(file) }))
  .map((source) => ({ ...source, key: cache.key([settings, source.args], included_by(source)) })).filter(({ key }) => !cache.passed(key));
const source_of = new Map(changed.map((source) => [source.file, source]));

const clang_tidy = (file, args) => run('clang-tidy', ['--quiet', file, '--', ...args]);
const findings = new Map(files.map((file) => [file, commands.has(file) ? [] : ['no build compiles this file']]));
let checked = 0;

// Names brought in by `using` and not used. clang-tidy looks for them too, but in a group another file's use would do.
function unused_names(file) {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\/.*$/gm, '');
  return [...text.matchAll(/^\s*(?:using\s+[\w:]+::(\w+)|namespace\s+(\w+)\s*=[^;]*);/gm)]
    .filter(([words, name, alias]) => !new RegExp(`\\b${name ?? alias}\\b`).test(text.replace(words, '')))
    .map(([words]) => `${file}: ${words.trim()} is not used`);
}

// What is found in a header is told with the first file that includes it. What is found in the text of the group is looked for again
// in the file that it is from, alone and as the build compiles it.
async function tidy(group) {
  const { status, output } = await clang_tidy(group.path, group.args);
  const sources_here = group.files.map((file) => source_of.get(file));
  const in_headers = output.split(/^(?=\S+:\d+:\d+: error)/m).filter((words) => /^\S+:\d+:\d+: error/.test(words) && !words.startsWith(group.path));
  for (const words of in_headers) {
    const header = resolve(words.slice(0, words.indexOf(':')));
    findings.get((sources_here.find((source) => included_by(source).has(header)) ?? sources_here[0]).file).push(words);
  }
  const named = group.named_in(output);
  for (const { file, args, key } of sources_here) {
    const suspected = named.has(file) || (status !== 0 && named.size + in_headers.length === 0);
    const alone = suspected ? await clang_tidy(file, args) : { status: 0 };
    findings.get(file).push(...unused_names(file), ...(alone.status === 0 ? [] : [alone.output]));
    if (in_headers.length === 0 && findings.get(file).length === 0) cache.remember(key);
  }
  checked += group.files.length;
  process.stderr.write(`   [${checked}/${changed.length}] ${group.files[0]} and ${group.files.length - 1} more\n`);
}

await for_each(await groups_of(changed, 'build/tidy'), tidy);
const report = new Report();
for (const [file, words] of findings) report.check(`clang-tidy of ${file}`, words);
report.end();
