import { join } from 'node:path';
import { withCheckoutLock } from './setup/checkout-lock.ts';
import { installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile, root } from './stack/data-folder.ts';
import { runCommand } from './terminal/command.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

await main(async (signal) => {
  readEnvFile();
  const { logs } = openDataFolder();
  const context = { steps: createSteps(), logs, signal };
  await withCheckoutLock(context, () => installSite(context));
  await context.steps.step('Formatting', () =>
    runCommand({
      title: 'Formatting',
      program: process.execPath,
      args: ['node_modules/prettier/bin/prettier.cjs', '--write', '.'],
      cwd: root,
      log: join(logs, 'format.log'),
      signal,
    }),
  );
  return 0;
});
