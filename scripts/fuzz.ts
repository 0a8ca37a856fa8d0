import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from './fuzz/args.ts';
import { describe, hasFailed } from './fuzz/report.ts';
import { fuzz, processesOf } from './fuzz/run.ts';
import { logIn } from './fuzz/users.ts';
import { prepareCheckout } from './setup/build.ts';
import { withTemporaryStack } from './setup/temporary-stack.ts';
import { root } from './stack/data-folder.ts';
import { main } from './terminal/main.ts';
import { step } from './terminal/steps.ts';

await main(async (signal) => {
  const { running, minutes, ...options } = parseArguments(process.argv.slice(3));
  const logs = join(root, 'test-results', 'logs');

  const runFuzz = async (
    site: Pick<Parameters<typeof fuzz>[0], 'site' | 'cms' | 'adminToken' | 'processes'>,
  ) => {
    const began = Date.now();
    const report = await step(`Fuzzing with seed ${options.seed}`, () =>
      fuzz({ ...options, ...site, milliseconds: minutes * 60_000 }, signal),
    );
    console.log(describe(report));
    const isShort = options.only === undefined && report.sent < options.requests;
    if (isShort)
      console.log(`Time ran out after ${Math.round((Date.now() - began) / 60_000)} minutes`);
    return hasFailed(report) || isShort ? 1 : 0;
  };
  if (running) return runFuzz({ ...running, processes: () => ({}) });

  await prepareCheckout({ logs, signal });
  return withTemporaryStack(signal, async (stack, { settings, secrets, folder }) => {
    try {
      const adminToken = await logIn(stack.cms, settings.ADMIN_EMAIL, secrets.ADMIN_PASSWORD);
      return await runFuzz({ ...stack, adminToken, processes: () => processesOf(folder) });
    } finally {
      cpSync(folder.logs, join(logs, 'fuzz'), { recursive: true });
      console.log(`Logs: ${join(logs, 'fuzz')}`);
    }
  });
});
