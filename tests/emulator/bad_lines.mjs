// Lines for a console that must survive all of them: random characters, and commands with something wrong in them.
const SEEDS = [
  'help', 'info', 'board', 'move RU', 'move RD GL BR YU', 'move red up, green left', 'undo', 'redo', 'solve', 'stats', 'screen',
  'press up', 'press x b', 'buttons', 'echo off', 'bench', 'selftest', 'screenshot', 'bootsel', 'load ABCD-1234', 'load',
  'load 5x5 91113800028000280002c4446 0,11,12,13 R:4', 'solve 5x5 91113800028000280002c4446 0,6,8,16,18 *:12 ricochet=official rebound=no',
  'load 8x8 9111111380000002800000028000000280000002800000028000000280000002c4444446 0,9,18,27 B:63',
  'solve crystals 5x5 91113800028000280002c4446 0 2 22 4',
];

// Endless, and the same for the same seed.
export function* bad_lines(seed) {
  let state = seed >>> 0;
  const below = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * bound);
  };
  // Anything but what ends a line or stops a command.
  const character = (first, last) => {
    const code = first + below(last - first + 1);
    return String.fromCharCode([3, 8, 10, 13, 127].includes(code) ? 63 : code);
  };
  const random = (length, first, last) => Array.from({ length }, () => character(first, last)).join('');
  const mutated = (line) => {
    for (let times = 1 + below(3); times > 0; times--) {
      const at = below(line.length + 1);
      switch (below(5)) {
        case 0: line = line.slice(0, at) + character(32, 126) + line.slice(at); break;
        case 1: line = line.slice(0, at) + line.slice(at + 1 + below(4)); break;
        case 2: line = line.slice(0, at) + character(32, 255) + line.slice(at + 1); break;
        case 3: line += line.slice(at); break;
        default: line = line.slice(0, at); break;
      }
    }
    return line;
  };
  for (;;) {
    const kind = below(8);
    const line = kind === 0 ? random(below(60), 1, 255) : kind === 1 ? random(below(60), 32, 126) :
      kind === 2 && below(10) === 0 ? random(380 + below(60), 32, 126) : mutated(SEEDS[below(SEEDS.length)]);
    if (!is_empty(line) && !may_be_obeyed(line)) yield line;
  }
}

const is_empty = (line) => line.trim() === '' || /^[ \t]*$/.test(line);

// Lines without a fault would change something, or take long.
function may_be_obeyed(line) {
  const words = line.toLowerCase().trim().split(/[ \t]+/);
  return words.length === 1 || SEEDS.includes(line) ||
    (words[0] === 'press' && words.slice(1).every((word) => ['up', 'right', 'down', 'left', 'a', 'b', 'x', 'y'].includes(word))) ||
    (words[0] === 'echo') ||
    (words[0] === 'move' && /^([rygb]|red|yellow|green|blue)[ ,;]*([udlr]|up|down|left|right)/.test(words.slice(1).join(' ')));
}
