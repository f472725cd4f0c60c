// Running commands side by side, as many as there are processors.
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';

// Resolves to { status, output }, whatever happens.
export function run(command, args, input) {
  return new Promise((done) => {
    const child = execFile(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      done({ status: error === null ? 0 : error.code ?? 1, output: stdout + stderr + (error?.code === 'ENOENT' ? `${command} not found` : '') });
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
  });
}

// Calls work(item, its number) for every item and keeps the order of the results.
export async function for_each(items, work) {
  const results = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const i = next++;
      results[i] = await work(items[i], i);
    }
  };
  await Promise.all(cpus().map(worker));
  return results;
}
