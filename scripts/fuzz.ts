import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from './fuzz/args.ts';
import { buildCms, buildSite } from './setup/build.ts';
import { withCheckoutLock } from './setup/checkout-lock.ts';
import { installCms, installSite } from './setup/install.ts';
import { temporaryPlan } from './setup/temporary-plan.ts';
import { root } from './stack/data-folder.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

await main(async (signal) => {
  const { running, minutes, ...options } = parseArguments(process.argv.slice(3));
  const steps = createSteps();
  const logs = join(root, 'test-results', 'logs');
  const context = { steps, logs, signal };
  await withCheckoutLock(context, () => installSite(context));
  // Imported here because their packages exist only after installing.
  const { fuzz, processesOf } = await import('./fuzz/run.ts');
  const { describe, hasFailed } = await import('./fuzz/report.ts');
  const { logIn } = await import('./fuzz/users.ts');

  const runFuzz = async (
    site: Pick<Parameters<typeof fuzz>[0], 'site' | 'cms' | 'adminToken' | 'processes'>,
  ) => {
    const began = Date.now();
    const report = await steps.step(`Fuzzing with seed ${options.seed}`, () =>
      fuzz({ ...options, ...site, milliseconds: minutes * 60_000 }, signal),
    );
    console.log(describe(report));
    const isShort = options.only === undefined && report.sent < options.requests;
    if (isShort)
      console.log(`Time was up after ${Math.round((Date.now() - began) / 60_000)} minutes`);
    return hasFailed(report) || isShort ? 1 : 0;
  };
  if (running) return runFuzz({ ...running, processes: () => ({}) });

  const { startStack } = await import('./stack/stack.ts');
  await withCheckoutLock(context, () => installCms(context));
  const plan = await temporaryPlan();
  try {
    await withCheckoutLock(context, async () => {
      await buildSite(context);
      await buildCms(context, plan.folder.path, plan.mode);
    });
    const stack = await startStack(plan, createSteps({ write: () => undefined }), signal);
    try {
      const { ADMIN_EMAIL } = plan.settings;
      const adminToken = await logIn(stack.cms, ADMIN_EMAIL, plan.secrets.ADMIN_PASSWORD);
      return await runFuzz({ ...stack, adminToken, processes: () => processesOf(plan.folder) });
    } finally {
      await stack.stop();
      cpSync(plan.folder.logs, join(logs, 'fuzz'), { recursive: true });
      console.log(`Logs: ${join(logs, 'fuzz')}`);
    }
  } finally {
    plan.remove();
  }
});
