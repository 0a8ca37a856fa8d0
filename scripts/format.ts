import { join } from 'node:path';
import { alone } from './setup/checkout.ts';
import { installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile, root } from './stack/folder.ts';
import { run } from './terminal/command.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

await main(async (signal) => {
  readEnvFile();
  const { logs } = openDataFolder();
  const how = { steps: createSteps(), logs, signal };
  await alone(how, () => installSite(how));
  await how.steps.step('Formatting', () =>
    run({
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
