// Somebody at the serial console of an emulated handheld, who may type several lines at once.
import { END_OF_ANSWER } from './machine.mjs';

export class ConsoleUser {
  constructor(machine) {
    this.machine = machine;
    if (!machine.run_until(() => machine.serial.connected, 2000)) throw new Error('no USB');
  }

  // The whole answer to a line.
  ask(line, limit = 20000) {
    return this.ask_all([line], limit);
  }

  // The answers to several lines that are sent at once, one after the other.
  ask_all(lines, limit = 60000) {
    const { serial } = this.machine;
    serial.take();
    serial.send(lines.map((line) => `${line}\r`).join(''));
    let text = '';
    const ended = this.machine.run_until(() => {
      text += serial.take().replaceAll('\r', '');
      return END_OF_ANSWER.test(text) && text.match(/^(ok|error: .*)$/gm).length >= lines.length;
    }, limit, 2);
    if (!ended) throw new Error(`no end of the answer to ${lines.at(-1)}: ${text.slice(-500)}`);
    return Buffer.from(text, 'latin1').toString('utf8');
  }
}
