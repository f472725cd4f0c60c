// The USB serial of an emulated handheld as a port of this computer, for programs that open one: a pseudo-terminal, which `script` makes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const STEP = 20; // milliseconds

export class SerialPort {
  static async open(machine) {
    const port = new SerialPort();
    port.terminal = spawn('script', ['--quiet', '--flush', '--return', '--command', 'stty raw -echo; tty; exec sleep 600', '/dev/null'],
      { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    const [first] = await once(port.terminal.stdout, 'data');
    port.path = first.toString().trim();
    port.terminal.stdout.on('data', (bytes) => machine.serial.send(bytes.toString('latin1')));
    machine.serial.on_text = (text) => port.terminal.stdin.write(text, 'latin1');
    return port;
  }

  close() { process.kill(-this.terminal.pid); }
}

// Lets the device live until the program has ended, or it has lived too long; the program's status and what it said.
export async function run_beside(machine, program, args, { limit = 20000, ...options } = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '', status;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => { output += bytes; });
  child.on('close', (code, signal) => { status = code ?? signal; });
  for (let lived = 0; status === undefined; lived += STEP) {
    if (lived >= limit) child.kill();
    machine.run_for(STEP);
    await new Promise((next) => { setTimeout(next, STEP / 2); });
  }
  return { status, output };
}
