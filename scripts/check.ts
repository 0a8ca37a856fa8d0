import { installCms } from './setup/build.ts';
import { runChecks } from './setup/checks.ts';
import { openOperatorData } from './stack/data-folder.ts';
import { main } from './terminal/main.ts';

await main(async (signal) => {
  const context = { logs: openOperatorData().logs, signal };
  await installCms(context);
  const { failures } = await runChecks(context);
  return failures.length > 0 ? 1 : 0;
});
