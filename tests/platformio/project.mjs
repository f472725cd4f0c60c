// Reads platformio.ini the way PlatformIO does, as far as this tree uses it.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';

// { section: { option: [lines] } }; comments are gone, and what a section extends is in it.
export function read_project(text = readFileSync('platformio.ini', 'utf8')) {
  const sections = {};
  let section, option;
  for (const line of text.split('\n').map((raw) => raw.replace(/(^|\s)[;#].*$/, '').trimEnd()).filter((kept) => kept !== '')) {
    const [, title] = /^\[(.*)\]$/.exec(line) ?? [];
    const [, name, value] = /^(\S+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (title !== undefined) section = sections[title] = {};
    else if (name !== undefined) option = section[name] = value === '' ? [] : [value];
    else option.push(line.trim());
  }
  const insert = (line) => {
    const [, from, name] = /^\$\{([^}]*)\.([^.}]*)\}$/.exec(line) ?? [];
    return from === undefined ? [line] : sections[from][name].flatMap(insert);
  };
  for (const [title, own] of Object.entries(sections)) {
    const inherited = (own.extends ?? []).map((name) => sections[name]);
    const base = title.startsWith('env:') ? [sections.env] : [];
    sections[title] = Object.assign({}, ...base, ...inherited, own);
  }
  for (const options of Object.values(sections)) {
    for (const [name, lines] of Object.entries(options)) options[name] = lines.flatMap(insert);
  }
  return sections;
}

export const words_of = (lines = []) => lines.flatMap((line) => line.split(/\s+/));

// The folders of -I, however it is written.
export function include_folders(flags) {
  return flags.flatMap((word, i) => (word === '-I' ? [flags[i + 1]] : word.startsWith('-I') ? [word.slice(2)] : []));
}

// What build_src_filter names, each as a path of the tree.
export function filtered_paths(project, environment) {
  return environment.build_src_filter.map((line) => {
    const [, path] = /^\+<(.*)>$/.exec(line) ?? [];
    if (path === undefined) throw new Error(`only +<...> is known, not ${line}`);
    return normalize(join(project.platformio.src_dir[0], path));
  });
}

export function sources_at(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true }).filter((name) => name.endsWith('.cpp')).sort().map((name) => join(path, name));
}
