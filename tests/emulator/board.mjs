// Reads a board profile, hardware/boards/<name>/board.hpp: the brace initializer of `hardware::board`, in the plain form that
// hardware/boards/facts.hpp asks for. Pins become numbers, pins that are not connected undefined, enumerators strings.
import { readFileSync, readdirSync, existsSync } from 'node:fs';

const boards_dir = new URL('../../hardware/boards/', import.meta.url);

export function profile_names() {
  return readdirSync(boards_dir).filter((name) => existsSync(new URL(`${name}/board.hpp`, boards_dir))).sort();
}

export function read_board(name) {
  const source = readFileSync(new URL(`${name}/board.hpp`, boards_dir), 'utf8');
  const board = parse_board(source);
  if (board.name !== name) throw new Error(`the profile in ${name}/ calls itself ${board.name}`);
  return board;
}

export function parse_board(source) {
  const start = source.match(/constexpr Board board\s*(?=\{)/);
  if (!start) throw new Error('no `constexpr Board board{` in it');
  const text = source.slice(start.index + start[0].length).replace(/\/\/[^\n]*/g, '');
  const tokens = text.match(/"[^"]*"|[A-Za-z_][\w:]*|[\d']+|[{}=.,;]/g);
  let at = 0;
  const take = (wanted) => {
    const token = tokens[at++];
    if (wanted !== undefined && token !== wanted) throw new Error(`expected ${wanted}, found ${token}`);
    return token;
  };

  function initializer() {
    const members = {};
    take('{');
    while (tokens[at] !== '}') {
      take('.');
      const member = take();
      take('=');
      members[member] = value();
      if (tokens[at] !== '}') take(',');
    }
    take('}');
    return members;
  }

  function value() {
    if (tokens[at] === '{') return initializer();
    const token = take();
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^\d/.test(token)) return Number(token.replaceAll("'", ''));
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'not_connected') return undefined;
    if (token === 'Pin') {
      take('{');
      const number = Number(take());
      take('}');
      return number;
    }
    if (token.includes('::')) return token.split('::').at(-1);
    throw new Error(`cannot read ${token}`);
  }

  return initializer();
}
