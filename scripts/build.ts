import { buildCms, buildSite } from './setup/build.ts';
import { alone } from './setup/checkout.ts';
import { installCms, installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile } from './stack/folder.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

await main(async (signal) => {
  readEnvFile();
  const folder = openDataFolder();
  const how = { steps: createSteps(), logs: folder.logs, signal };
  await alone(how, async () => {
    await installSite(how);
    await installCms(how);
    await buildSite(how);
    await buildCms(how, folder.path, 'production');
  });
  return 0;
});
