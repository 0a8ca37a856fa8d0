import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from './fuzz/words.ts';
import { buildCms, buildSite } from './setup/build.ts';
import { alone } from './setup/checkout.ts';
import { installCms, installSite } from './setup/install.ts';
import { throwawayPlan } from './setup/throwaway.ts';
import { root } from './stack/folder.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

await main(async (signal) => {
  const { running, minutes, ...asked } = readWords(process.argv.slice(3));
  const steps = createSteps();
  const logs = join(root, 'test-results', 'logs');
  const how = { steps, logs, signal };
  await alone(how, () => installSite(how));
  // Not at the top: their packages are there only after installing.
  const { fuzz } = await import('./fuzz/run.ts');
  const { describe, hasFailed } = await import('./fuzz/report.ts');
  const { logIn } = await import('./fuzz/people.ts');
  const { processesOf } = await import('./fuzz/processes.ts');

  const attack = async (
    site: Pick<Parameters<typeof fuzz>[0], 'site' | 'cms' | 'adminToken' | 'processes'>,
  ) => {
    const began = Date.now();
    const report = await steps.step(`Fuzzing with seed ${asked.seed}`, () =>
      fuzz({ ...asked, ...site, milliseconds: minutes * 60_000 }, signal),
    );
    console.log(describe(report));
    const isShort = asked.only === undefined && report.sent < asked.requests;
    if (isShort)
      console.log(`Time was up after ${Math.round((Date.now() - began) / 60_000)} minutes`);
    return hasFailed(report) || isShort ? 1 : 0;
  };
  if (running) return attack({ ...running, processes: () => ({}) });

  const { bringUp } = await import('./stack/stack.ts');
  await alone(how, () => installCms(how));
  const plan = await throwawayPlan();
  try {
    await alone(how, async () => {
      await buildSite(how);
      await buildCms(how, plan.folder.path, plan.mode);
    });
    const stack = await bringUp(plan, createSteps({ write: () => undefined }), signal);
    try {
      const { ADMIN_EMAIL } = plan.settings;
      const adminToken = await logIn(stack.cms, ADMIN_EMAIL, plan.secrets.ADMIN_PASSWORD);
      return await attack({ ...stack, adminToken, processes: () => processesOf(plan.folder) });
    } finally {
      await stack.stop();
      cpSync(plan.folder.logs, join(logs, 'fuzz'), { recursive: true });
      console.log(`Logs: ${join(logs, 'fuzz')}`);
    }
  } finally {
    plan.remove();
  }
});
