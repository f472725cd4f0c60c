// Draws a terminal's screen as SVG. Lines and symbols are shapes of their own, so that the picture does not depend on
// which fonts the one who looks at it has.

const cell = { width: 9, height: 18 };
const margin = 14;
const foregrounds = {
  30: '#16181d', 37: '#c3c8d1', 39: '#e3e6eb', 90: '#6d7480', 91: '#ff6b68', 92: '#5fd068', 93: '#f2cf4a', 94: '#6aa5ff', 95: '#d98cf0',
  97: '#f4f6f9',
};
const backgrounds = { 44: '#3b78e0', 47: '#c3c8d1', 101: '#ff6b68', 102: '#5fd068', 103: '#f2cf4a', 105: '#d98cf0' };
const page = '#16181d';

// up, right, down, left
const lines = {
  '─': [0, 1, 0, 1], '│': [1, 0, 1, 0], '┌': [0, 1, 1, 0], '┐': [0, 0, 1, 1], '└': [1, 1, 0, 0], '┘': [1, 0, 0, 1], '├': [1, 1, 1, 0],
  '┤': [1, 0, 1, 1], '┬': [0, 1, 1, 1], '┴': [1, 1, 0, 1], '┼': [1, 1, 1, 1], '╵': [1, 0, 0, 0], '╶': [0, 1, 0, 0], '╷': [0, 0, 1, 0],
  '╴': [0, 0, 0, 1],
};

const polygon = (points) => (x, y, colour) =>
  `<polygon points="${points.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')}" fill="${colour}"/>`;
const arrow = (turns) => (x, y, colour) =>
  `<path d="M0 4V-4M-2.5 -1.5L0 -4L2.5 -1.5" transform="translate(${x} ${y}) rotate(${turns * 90})" stroke="${colour}" stroke-width="1.4" fill="none"/>`;
const dot = (radius) => (x, y, colour) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

// Each around the middle of its cell.
const shapes = {
  '·': dot(0.9), '•': dot(2.2), '●': dot(4), '▲': polygon([[0, -4.5], [4.4, 4], [-4.4, 4]]),
  '■': polygon([[-3.8, -3.8], [3.8, -3.8], [3.8, 3.8], [-3.8, 3.8]]),
  '⬢': polygon([[0, -4.6], [4.2, -2.3], [4.2, 2.3], [0, 4.6], [-4.2, 2.3], [-4.2, -2.3]]),
  '◎': (x, y, colour) => `<circle cx="${x}" cy="${y}" r="3.7" fill="none" stroke="${colour}" stroke-width="1.5"/>` + dot(1.6)(x, y, colour),
  '↑': arrow(0), '→': arrow(1), '↓': arrow(2), '←': arrow(3),
};

// One of the 6×6×6 colours from number 16 on.
function cubeColour(number) {
  const level = (step) => [0, 95, 135, 175, 215, 255][step].toString(16).padStart(2, '0');
  const place = number - 16;
  return `#${level(Math.floor(place / 36))}${level(Math.floor(place / 6) % 6)}${level(place % 6)}`;
}

// The style of a cell, from the numbers of its select-graphic-rendition sequence.
function look(style) {
  const codes = style.split(';').map(Number);
  const many = Object.fromEntries([...style.matchAll(/([34]8);5;(\d+)/g)].map(([, where, number]) => [where, cubeColour(Number(number))]));
  let colour = many[38] ?? foregrounds[codes.find((code) => foregrounds[code])] ?? foregrounds[39];
  let background = many[48] ?? backgrounds[codes.find((code) => backgrounds[code])];
  if (codes.includes(7)) [colour, background] = [page, colour];
  return { colour, background, bold: codes.includes(1), underline: codes.includes(4) };
}

function wall([up, right, down, left], x, y, colour) {
  const [middleX, middleY] = [x + cell.width / 2, y + cell.height / 2];
  const path = [[up, `V${y}`], [right, `H${x + cell.width}`], [down, `V${y + cell.height}`], [left, `H${x}`]]
    .filter(([there]) => there).map(([, end]) => `M${middleX} ${middleY}${end}`).join('');
  return `<path d="${path}" stroke="${colour}" stroke-width="1.8" stroke-linecap="square"/>`;
}

function drawCell(character, { colour, background, bold, underline }, x, y) {
  const parts = [];
  if (background) parts.push(`<rect x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" fill="${background}"/>`);
  if (underline || character === '▁') parts.push(`<rect x="${x}" y="${y + cell.height - 2}" width="${cell.width}" height="2" fill="${
    character === '▁' ? colour : foregrounds[97]}"/>`);
  const [middleX, middleY] = [x + cell.width / 2, y + cell.height / 2];
  if (lines[character]) {
    parts.push(wall(lines[character], x, y, colour));
  } else if (shapes[character]) {
    parts.push(shapes[character](middleX, middleY, colour));
  } else if (character !== ' ' && character !== '▁') {
    const text = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }[character] ?? character;
    parts.push(`<text x="${middleX}" y="${y + 13.5}" fill="${colour}"${bold ? ' font-weight="bold"' : ''}>${text}</text>`);
  }
  return parts.join('');
}

export function toSvg(screen, title) {
  const width = screen.columns * cell.width + 2 * margin;
  const height = screen.lines * cell.height + 2 * margin;
  const rows = screen.cells.map((line, row) => line.map(({ character, style }, column) =>
    drawCell(character, look(style), margin + column * cell.width, margin + row * cell.height)).join(''));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${title}</title>`,
    `<rect width="100%" height="100%" rx="10" fill="${page}"/>`,
    `<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" text-anchor="middle" fill="none">`,
    ...rows.filter((row) => row !== ''), '</g>', '</svg>', '',
  ].join('\n');
}
