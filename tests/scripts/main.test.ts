import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { stopAfterTest } from './temporary-data.ts';

const terminal = new URL('../../scripts/terminal', import.meta.url).href;

it('a command without a terminal keeps running after SIGHUP, as with nohup, and ends with exit code 143 after SIGTERM', async () => {
  const code = `
    import { main } from '${terminal}/main.ts';
    import { step } from '${terminal}/steps.ts';
    import { once } from 'node:events';
    process.on('SIGHUP', () => console.log('hung up'));
    setInterval(() => undefined, 1000);
    await main(async (signal) => {
      await step('Step', () => Promise.resolve());
      console.log('ready');
      await once(signal, 'abort');
      throw signal.reason;
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stopAfterTest(child.pid);
  const exit = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('hung up')) child.kill('SIGTERM');
    else if (output.includes('ready')) child.kill('SIGHUP');
  }
  expect(output).toContain('hung up');
  expect(await exit).toEqual([143, null]);
});
