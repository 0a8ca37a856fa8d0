import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildCms, buildSite } from './setup/build.ts';
import { withCheckoutLock } from './setup/checkout-lock.ts';
import { installCms, installSite } from './setup/install.ts';
import { temporaryPlan } from './setup/temporary-plan.ts';
import { root } from './stack/data-folder.ts';
import { exitWithParent, parentPidEnv } from './terminal/command.ts';
import { OperatorError } from './terminal/errors.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

/** The benchmarks that only need a database server, on which they create databases of their own. */
const names = ['growth', 'logins'];

await main(async (signal) => {
  const [name = '', ...args] = process.argv.slice(3);
  if (!names.includes(name)) throw new OperatorError(`Usage: npm run bench -- ${names.join('|')}`);
  const steps = createSteps();
  const context = { steps, logs: join(root, 'test-results', 'logs'), signal };
  await withCheckoutLock(context, async () => {
    await installSite(context);
    await installCms(context);
  });
  // Imported here because its packages exist only after installing.
  const { prepareEmbeddedDatabase } = await import('./database/embedded.ts');
  const { createSupervisor } = await import('./stack/supervisor.ts');
  const plan = await temporaryPlan();
  try {
    await withCheckoutLock(context, async () => {
      await buildSite(context);
      await buildCms(context, plan.folder.path, plan.mode);
    });
    const { print } = steps;
    const supervisor = createSupervisor({
      folder: plan.folder,
      print,
      isShown: () => false,
      signal,
    });
    try {
      const database = await prepareEmbeddedDatabase(plan.folder, plan.secrets.DATABASE_PASSWORD);
      await steps.step('Database', () => supervisor.start(database.service));
      const child = spawn(
        process.execPath,
        [...exitWithParent, join('tests', 'bench', `${name}.ts`), database.url, ...args],
        {
          cwd: root,
          stdio: ['ignore', 'inherit', 'inherit'],
          env: { ...process.env, ...parentPidEnv },
        },
      );
      const stop = () => child.kill('SIGTERM');
      signal.addEventListener('abort', stop);
      const [code] = await once(child, 'exit');
      signal.removeEventListener('abort', stop);
      return Number(code ?? 1);
    } finally {
      await supervisor.stop();
    }
  } finally {
    plan.remove();
  }
});
