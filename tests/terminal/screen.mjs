// A small terminal: what a program's output looks like on the screen. It knows the sequences pocket-ricochet
// sends and throws at any other, so that nothing slips in unnoticed.

const blank = { character: ' ', style: '0' };

export class Screen {
  constructor(columns, lines) {
    this.strict = true; // else what lies outside the screen is lost, as on a real one
    this.alternate = false;
    this.cursorVisible = true;
    this.bells = 0;
    this.shown = ''; // whatever was written outside the alternate screen
    this.resize(columns, lines);
  }

  resize(columns, lines) {
    this.columns = columns;
    this.lines = lines;
    this.clear();
    this.pending = '';
  }

  clear() {
    this.cells = Array.from({ length: this.lines }, () => Array(this.columns).fill(blank));
    this.column = 0;
    this.line = 0;
    this.style = '0';
  }

  feed(text) {
    text = this.pending + text;
    this.pending = '';
    while (text !== '') {
      const sequence = /^\x1b\[([?0-9;]*)([A-Za-z])/.exec(text);
      if (sequence) {
        this.obey(sequence[1], sequence[2]);
        text = text.slice(sequence[0].length);
      } else if (text[0] === '\x1b') {
        if (!/^\x1b(\[[?0-9;]*)?$/.test(text)) throw new Error(`unknown sequence ${JSON.stringify(text.slice(0, 12))}`);
        this.pending = text;
        return;
      } else {
        const character = String.fromCodePoint(text.codePointAt(0));
        this.print(character);
        text = text.slice(character.length);
      }
    }
  }

  obey(parameters, command) {
    switch (command + parameters) {
      case 'h?1049': this.alternate = true; this.clear(); return;
      case 'l?1049': this.alternate = false; return;
      case 'h?25': this.cursorVisible = true; return;
      case 'l?25': this.cursorVisible = false; return;
      case 'J2': this.cells.forEach((line) => line.fill(blank)); return;
    }
    if (command === 'm') {
      this.style = parameters;
    } else if (command === 'H') {
      [this.line, this.column] = parameters.split(';').map((number) => Number(number) - 1);
      if (this.line >= this.lines && this.strict) throw new Error(`the cursor left the screen: line ${this.line + 1}`);
    } else {
      throw new Error(`unknown sequence ESC[${parameters}${command}`);
    }
  }

  print(character) {
    if (!this.alternate) {
      this.shown += character;
      return;
    }
    if (character === '\x07') {
      this.bells += 1;
      return;
    }
    if (character < ' ' && !this.strict) return;
    if (character < ' ') throw new Error(`control character ${character.codePointAt(0)} on the screen`);
    if (this.column >= this.columns || this.line >= this.lines) {
      if (this.strict) throw new Error(`line ${this.line + 1} is wider than the screen`);
      return;
    }
    this.cells[this.line][this.column++] = { character, style: this.style };
  }

  text() {
    return this.cells.map((line) => line.map((cell) => cell.character).join('').trimEnd()).join('\n');
  }
}
