import { alone } from './setup/checkout.ts';
import { runChecks } from './setup/checks.ts';
import { installCms, installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile } from './stack/folder.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

await main(async (signal) => {
  readEnvFile();
  const how = { steps: createSteps(), logs: openDataFolder().logs, signal };
  await alone(how, async () => {
    await installSite(how);
    await installCms(how);
  });
  const { failed } = await runChecks(how);
  return failed > 0 ? 1 : 0;
});
