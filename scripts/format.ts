import { join } from 'node:path';
import { openDataFolder, readEnvFile } from './stack/data-folder.ts';
import { runNode } from './terminal/command.ts';
import { main } from './terminal/main.ts';
import { step } from './terminal/steps.ts';

await main(async (signal) => {
  readEnvFile();
  const log = join(openDataFolder().logs, 'format.log');
  const args = ['node_modules/prettier/bin/prettier.cjs', '--write', '.'];
  await step('Formatting', () => runNode({ title: 'Formatting', args, log, signal }));
  return 0;
});
