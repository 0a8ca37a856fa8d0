import { join } from 'node:path';
import { withStoppedDatabase } from './backup/database.ts';
import { prepareCheckout } from './setup/build.ts';
import { temporaryPlan } from './setup/temporary-stack.ts';
import { root } from './stack/data-folder.ts';
import { runScript } from './terminal/command.ts';
import { OperatorError } from './terminal/errors.ts';
import { main } from './terminal/main.ts';

/** The benchmarks that only need a database server, on which they create databases of their own. */
const names = ['growth', 'logins'];

await main(async (signal) => {
  const [name = '', ...args] = process.argv.slice(3);
  if (!names.includes(name)) throw new OperatorError(`Usage: npm run bench -- ${names.join('|')}`);
  await prepareCheckout({ logs: join(root, 'test-results', 'logs'), signal });
  const plan = await temporaryPlan();
  try {
    const password = plan.secrets.DATABASE_PASSWORD;
    return await withStoppedDatabase({ ...plan, password, signal }, async (url) => {
      const file = join('tests', 'bench', `${name}.ts`);
      const { exitCode = 1 } = await runScript(file, [url, ...args], {
        stdout: 'inherit',
        stderr: 'inherit',
        cancelSignal: signal,
      });
      return exitCode;
    });
  } finally {
    plan.remove();
  }
});
