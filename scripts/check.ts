import { installCms } from './setup/build.ts';
import { runChecks } from './setup/checks.ts';
import { openDataFolder, readEnvFile } from './stack/data-folder.ts';
import { main } from './terminal/main.ts';

await main(async (signal) => {
  readEnvFile();
  const context = { logs: openDataFolder().logs, signal };
  await installCms(context);
  const { failed } = await runChecks(context);
  return failed > 0 ? 1 : 0;
});
