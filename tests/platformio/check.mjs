// Keeps platformio.ini honest where PlatformIO, the Arduino core and TFT_eSPI are not at hand: everything it names is there,
// and what is written for Arduino compiles with each device's flags against what declared/ says of those libraries.
//     node tests/platformio/check.mjs PICO_BUILD                          checks, and reports in TAP
//     node tests/platformio/check.mjs PICO_BUILD --commands FOLDER        writes FOLDER/compile_commands.json instead
// The Pico SDK's own headers are the real ones: its flags are taken from the configured build of the firmware.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { CheckCache, closure } from '../../scripts/lib/check_cache.mjs';
import { command_of, command_words } from '../../scripts/lib/command_words.mjs';
import { Report } from '../../scripts/lib/tap.mjs';
import { for_each, run } from '../../scripts/lib/workers.mjs';
import { filtered_paths, include_folders, read_project, sources_at, words_of } from './project.mjs';

const [, , pico_build, option, folder] = process.argv;
const project = read_project();
const devices = ['reference', 'picosystem', 'waveshare-lcd-1-3'];
const compiler = 'arm-none-eabi-g++';

// How the firmware's build compiles against the SDK: processor, definitions, headers, and the house's warnings.
const model = JSON.parse(readFileSync(join(pico_build, 'compile_commands.json'), 'utf8'))
  .find(({ file }) => file.endsWith('hal/pico/chip_clock.cpp')).command;
const sdk_flags = command_words(model).slice(1).filter((word, i, words) => !['-o', '-c'].includes(word) && !['-o', '-c'].includes(words[i - 1]) &&
  !/^-std|^-I.*hal\/pico$/.test(word));

const flags_of = (environment) => words_of(environment.build_flags);
const written_for_arduino = (path) => /^(hal\/(arduino|pico)|firmware\/arduino)\//.test(path);
const arduino_sources = (environment) => filtered_paths(project, environment).flatMap(sources_at).filter(written_for_arduino);

function arguments_for(flags) {
  const tree_flags = flags.filter((word, i) => word !== '-I' && flags[i - 1] !== '-I');
  return [...sdk_flags, ...words_of(project.device.build_src_flags), ...tree_flags,
    ...include_folders(flags).map((name) => `-I${resolve(name)}`), '-isystem', resolve('tests/platformio/declared')];
}

if (option === '--commands') {
  const environment = project[`env:${devices[0]}`];
  const command = (file) => command_of([compiler, ...arguments_for(flags_of(environment)), '-c', file]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'compile_commands.json'), JSON.stringify(arduino_sources(environment)
    .map((name) => ({ directory: process.cwd(), file: resolve(name), command: command(resolve(name)) })), null, 1));
  process.exit(0);
}

const report = new Report();
const missing = (paths) => paths.filter((path) => !existsSync(path)).map((path) => `${path} is not there`);

// What must not be lost: see README.md.
const expected = [
  ['platformio', 'src_dir', 'firmware'], ['platformio', 'test_dir', 'tests'],
  ['env:native', 'platform', 'native'], ['env:native', 'test_framework', 'unity'],
  ...devices.flatMap((name) => [[`env:${name}`, 'framework', 'arduino'], [`env:${name}`, 'board_build.core', 'earlephilhower'],
    [`env:${name}`, 'board_build.f_cpu', '125000000L'], [`env:${name}`, 'test_ignore', '*']]),
];
report.check('platformio.ini has its environments, and what they cannot do without', expected
  .filter(([section, name, value]) => project[section]?.[name]?.join() !== value)
  .map(([section, name, value]) => `[${section}] ${name} is not ${value}`));

for (const name of ['native', ...devices]) {
  const environment = project[`env:${name}`];
  const libraries = environment.lib_deps.filter((line) => line.startsWith('symlink://')).map((line) => `${line.slice(10)}/library.json`);
  report.check(`everything is there that the environment ${name} names`, missing([
    ...filtered_paths(project, environment), ...include_folders(flags_of(environment)), ...libraries]));
}

// Where CMakeLists.txt says that the application lies.
const [, globs] = /file\(GLOB handheld_sources CONFIGURE_DEPENDS([^)]*)\)/.exec(readFileSync('CMakeLists.txt', 'utf8'));
const application = globs.trim().split(/\s+/).map((glob) => glob.replace(/\*\.cpp$/, ''));
for (const name of devices) {
  const paths = filtered_paths(project, project[`env:${name}`]);
  report.check(`the environment ${name} builds the whole application`,
    application.filter((path) => !paths.includes(path)).map((path) => `${path} is left out`));
}

const libraries = ['core', 'hal'].map((name) => JSON.parse(readFileSync(`${name}/library.json`, 'utf8')));
report.check('the libraries serve every platform, and depend on each other by their names', libraries.flatMap((library) => [
  ...(library.frameworks === '*' && library.platforms === '*' ? [] : [`${library.name} is not for every platform`]),
  ...Object.keys(library.dependencies ?? {}).filter((name) => !libraries.some((other) => other.name === name)).map((name) => `who is ${name}?`)]));

report.check('every suite has a folder test_<name>, and no source lies where it would enter them all', ['tests', 'tests/unit', 'tests/property']
  .flatMap((path) => readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? path !== 'tests' && !entry.name.startsWith('test_') : /\.c(pp)?$/.test(entry.name)))
    .map((entry) => `${path}/${entry.name}`)));

// The first device compiles all, the others what knows the board.
const jobs = devices.flatMap((name, i) => arduino_sources(project[`env:${name}`]).filter((file) => i === 0 || file.endsWith('/main.cpp'))
  .map((file) => ({ title: `${file} compiles for ${name}`, file, flags: flags_of(project[`env:${name}`]), fails: false })));
jobs.push({ title: 'a pin that is not the board\'s is refused', file: 'firmware/arduino/main.cpp', fails: true,
  flags: flags_of(project['env:reference']).map((word) => word.replace(/^-DTFT_DC=.*/, '-DTFT_DC=15')) });

const cache = new CheckCache('platformio');
const version = (await run(compiler, ['--version'])).output;
const results = await for_each(jobs, async ({ file, flags, fails }) => {
  const words = arguments_for(flags);
  const key = cache.key([version, words, fails], closure(file, words.filter((word) => word.startsWith('-I')).map((word) => word.slice(2))
    .concat('tests/platformio/declared')));
  if (cache.passed(key)) return [];
  const { status, output } = await run(compiler, [...words, '-fsyntax-only', file]);
  const good = fails ? status !== 0 && /static assertion failed/.test(output) : status === 0;
  if (good) cache.remember(key);
  return good ? [] : [output || 'it was not'];
});
jobs.forEach(({ title }, i) => report.check(title, results[i]));
report.end();
