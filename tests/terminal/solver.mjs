// Finds short solutions of Classic rounds from what the program draws and says, knowing nothing of its code: breadth
// first over the drawing. For tests that have to win.

const robots = 'RYGB';
const steps = { U: -16, R: 1, D: 16, L: -1 }; // from cell to cell, as they are numbered row by row

// The lattice of an ASCII drawing, without the numbers around it.
export const latticeOf = (drawing) => drawing.split('\n').filter((line) => /^[ \d]{2}[+|]/.test(line)).slice(-33).map((line) => line.slice(2));

// Which cells are open to which side, and the robots' places.
export function readDrawing(drawing) {
  const lines = latticeOf(drawing);
  const at = (line, column) => lines[line]?.[column] ?? ' ';
  const wall = {
    U: (x, y) => at(2 * y, 4 * x + 2) === '-', D: (x, y) => at(2 * y + 2, 4 * x + 2) === '-',
    L: (x, y) => at(2 * y + 1, 4 * x) === '|', R: (x, y) => at(2 * y + 1, 4 * x + 4) === '|',
  };
  const places = [];
  for (let y = 0; y < 16; ++y) {
    for (let x = 0; x < 16; ++x) {
      const robot = robots.indexOf(at(2 * y + 1, 4 * x + 2));
      if (robot >= 0) places[robot] = y * 16 + x;
    }
  }
  const cells = Array.from({ length: 256 }, (_, cell) => cell);
  const open = Object.fromEntries(Object.entries(wall).map(([side, has]) => [side, cells.map((cell) => !has(cell % 16, cell >> 4))]));
  return { open, places };
}

function slide(board, places, robot, direction) {
  const open = board.open[direction];
  const step = steps[direction];
  let cell = places[robot];
  while (open[cell] && !places.includes(cell + step)) cell += step;
  return cell;
}

// A position in one number, a byte a robot, so that many fit in a Set.
const pack = (places) => (places[0] | (places[1] << 8) | (places[2] << 16) | (places[3] << 24)) >>> 0;
const unpack = (position) => [0, 8, 16, 24].map((shift) => (position >>> shift) & 255);

// The moves as a list, such as ['RU', 'GL'], for "Goal: red to the red circle at (3,4)."; nothing if there are none
// within the limit of positions.
export function solve(drawing, said, limit = 300000) {
  const board = readDrawing(drawing);
  const [, who, x, y] = /Goal:\s+(any|\w+)(?:\s+robot)?\s+to\s+the[^(]*\((\d+),(\d+)\)/.exec(said);
  const target = Number(y) * 16 + Number(x);
  const claimants = who === 'any' ? [0, 1, 2, 3] : [robots.indexOf(who[0].toUpperCase())];
  const cameFrom = new Map([[pack(board.places), undefined]]);
  // A Map goes on to what is added while one walks through it: a queue.
  for (const position of cameFrom.keys()) {
    const places = unpack(position);
    for (let robot = 0; robot < 4; ++robot) {
      for (const direction of 'URDL') {
        const cell = slide(board, places, robot, direction);
        if (cell === places[robot]) continue;
        const move = robots[robot] + direction;
        if (cell === target && claimants.includes(robot)) return [...wayTo(cameFrom, position), move];
        const after = pack(places.map((place, i) => (i === robot ? cell : place)));
        if (!cameFrom.has(after)) cameFrom.set(after, { position, move });
      }
    }
    if (cameFrom.size > limit) return undefined;
  }
  return undefined;
}

function wayTo(cameFrom, position) {
  const moves = [];
  for (let step = cameFrom.get(position); step; step = cameFrom.get(step.position)) moves.unshift(step.move);
  return moves;
}
