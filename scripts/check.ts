import { withCheckoutLock } from './setup/checkout-lock.ts';
import { runChecks } from './setup/checks.ts';
import { installCms, installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile } from './stack/data-folder.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

await main(async (signal) => {
  readEnvFile();
  const context = { steps: createSteps(), logs: openDataFolder().logs, signal };
  await withCheckoutLock(context, async () => {
    await installSite(context);
    await installCms(context);
  });
  const { failed } = await runChecks(context);
  return failed > 0 ? 1 : 0;
});
