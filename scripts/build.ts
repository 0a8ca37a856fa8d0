import { buildCms, buildSite } from './setup/build.ts';
import { withCheckoutLock } from './setup/checkout-lock.ts';
import { installCms, installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile } from './stack/data-folder.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

await main(async (signal) => {
  readEnvFile();
  const folder = openDataFolder();
  const context = { steps: createSteps(), logs: folder.logs, signal };
  await withCheckoutLock(context, async () => {
    await installSite(context);
    await installCms(context);
    await buildSite(context);
    await buildCms(context, folder.path, 'production');
  });
  return 0;
});
