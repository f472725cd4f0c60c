// The worst-case stack of each function, from the call graphs GCC writes with -fcallgraph-info=su.
import { readFileSync } from 'node:fs';

const indirect = '__indirect_call';

// Reads .ci files into one graph: name -> { signature, place, stack, dynamic, calls }.
export function read_call_graph(files) {
  const graph = new Map();
  const node = (name) => {
    if (!graph.has(name)) graph.set(name, { name, signature: name, stack: undefined, dynamic: false, calls: new Set() });
    return graph.get(name);
  };
  for (const file of files) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const edge = line.match(/^edge: \{ sourcename: "([^"]*)" targetname: "([^"]*)"/);
      if (edge) node(edge[1]).calls.add(edge[2]);
      const found = line.match(/^node: \{ title: "([^"]*)" label: "((?:[^"\\]|\\.)*)"/);
      if (!found) continue;
      const [signature, ...rest] = found[2].split('\\n');
      const entry = node(found[1]);
      const usage = rest.join(' ').match(/(\d+) bytes \(([a-z,]+)\)/);
      if (!usage) continue;
      entry.signature = signature;
      entry.stack = Math.max(entry.stack ?? 0, Number(usage[1]));
      entry.dynamic ||= usage[2] === 'dynamic';
    }
  }
  return graph;
}

// Follows every call. Returns { worst: [{ signature, bytes, chain }], problems: [text], notes: [text] }, worst first,
// of the functions other files can call.
export function worst_stacks(graph, { allowed, indirect_calls, aliases }) {
  const problems = new Set();
  const notes = new Set();
  const known = new Map();

  // A template that one file compiles for another is written as "file:name" too, where it is.
  const elsewhere = new Map();
  for (const [name, { stack }] of graph) {
    const own = name.slice(name.lastIndexOf(':') + 1);
    if (stack !== undefined && stack > (graph.get(elsewhere.get(own))?.stack ?? -1)) elsewhere.set(own, name);
  }

  // The name under which a function's frame is known: its own, or another name of the same code. GCC writes "file:name" for
  // functions that are not the file's own to give away.
  const resolve = (name) => {
    const file = name.slice(0, name.lastIndexOf(':') + 1);
    const others = (aliases.get(name.slice(file.length)) ?? []).flatMap((other) => [file + other, other]);
    const here = [name, ...others].find((each) => graph.get(each)?.stack !== undefined);
    return here ?? (file === '' ? elsewhere.get(name) : undefined);
  };

  const step_into = (caller, callee, path) => {
    if (callee === indirect) {
      const note = indirect_calls.find(({ caller: pattern }) => pattern.test(caller.signature));
      if (!note) problems.add(`indirect call that nothing bounds, in ${caller.signature}`);
      else notes.add(`indirect call in ${caller.signature}: ${note.note} (${note.stack} bytes set aside)`);
      return { bytes: note?.stack ?? 0, chain: ['(indirect call)'] };
    }
    const target = resolve(callee);
    if (target !== undefined) return deepest(target, path);
    if (!allowed.has(callee)) problems.add(`${caller.signature} calls ${callee}, whose stack is not known`);
    return { bytes: allowed.get(callee) ?? 0, chain: [callee] };
  };

  const deepest = (name, path) => {
    if (known.has(name)) return known.get(name);
    const entry = graph.get(name);
    if (path.includes(name)) {
      const ring = [...path.slice(path.indexOf(name)), name].map((each) => graph.get(each).signature);
      problems.add(`recursion: ${ring.join(' -> ')}`);
      return { bytes: 0, chain: [] };
    }
    if (entry.dynamic) problems.add(`stack of unbounded size in ${entry.signature}`);
    let below = { bytes: 0, chain: [] };
    for (const callee of entry.calls) {
      const found = step_into(entry, callee, [...path, name]);
      if (found.bytes > below.bytes) below = found;
    }
    const result = { bytes: entry.stack + below.bytes, chain: [entry.signature, ...below.chain] };
    known.set(name, result);
    return result;
  };

  const worst = [];
  for (const [name, { signature, stack }] of graph) {
    if (stack === undefined) continue;
    const found = deepest(name, []);
    const is_public = !name.includes(':');
    if (is_public) worst.push({ signature, ...found });
  }
  worst.sort((a, b) => b.bytes - a.bytes);
  return { worst, problems: [...problems], notes: [...notes] };
}
