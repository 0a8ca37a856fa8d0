import { prepareCheckout } from './setup/build.ts';
import { openDataFolder, readEnvFile } from './stack/data-folder.ts';
import { main } from './terminal/main.ts';

await main(async (signal) => {
  readEnvFile();
  await prepareCheckout({ logs: openDataFolder().logs, signal });
  return 0;
});
