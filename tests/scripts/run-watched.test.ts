import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/stack/ports.ts';
import { stopAfterTest } from './temporary-data.ts';

const module = new URL('../../scripts/container/run-watched.ts', import.meta.url).href;

/** Runs a server as in a container, and waits until it prints its process id. */
async function runServer() {
  const port = await freePort();
  const server = `
    process.on('SIGTERM', () => process.exit(7));
    require('node:http').createServer((_, response) => response.end())
      .listen(${port}, '127.0.0.1', () => console.log(process.pid));`;
  const limits = { pauseMilliseconds: 10, patience: [200, 300] };
  const call = [['-e', server], `http://127.0.0.1:${port}`, { limits }].map((value) =>
    JSON.stringify(value),
  );
  const code = `import { runWatched } from '${module}'; runWatched(${call.join(', ')});`;
  const watcher = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(watcher, 'exit');
  const [output] = await once(watcher.stdout, 'data');
  return { watcher, exit, pid: stopAfterTest(Number(output)) };
}

it('a container whose program hangs ends with exit code 137', async () => {
  const { pid, exit } = await runServer();
  process.kill(pid, 'SIGSTOP');
  expect(await exit).toEqual([137, null]);
});

it('a container passes SIGTERM on to its program, and ends with the program’s exit code', async () => {
  const { watcher, exit } = await runServer();
  watcher.kill('SIGTERM');
  expect(await exit).toEqual([7, null]);
});
