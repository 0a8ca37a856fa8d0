import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withCheckoutLock } from './setup/checkout-lock.ts';
import { installSite } from './setup/install.ts';
import { openDataFolder, readEnvFile } from './stack/data-folder.ts';
import { readSecrets, secretsFile } from './stack/secrets.ts';
import { readSettings } from './stack/settings.ts';
import { main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';
import { OperatorError } from './terminal/errors.ts';

// `npm run backup`, `npm run backup -- FILE`.
await main(async (signal) => {
  const [given, ...others] = process.argv.slice(3);
  if (others.length > 0 || given?.startsWith('-'))
    throw new OperatorError(
      'npm run backup [-- FILE]   saves database, uploads and secrets in one file',
    );
  readEnvFile();
  const folder = openDataFolder();
  const steps = createSteps();
  const context = { steps, logs: folder.logs, signal };
  await withCheckoutLock(context, () => installSite(context));
  const settings = await readSettings(process.env);
  // Imported here because their packages exist only after installing.
  const { withDatabase } = await import('./backup/database.ts');
  const { saveBackup } = await import('./backup/save.ts');
  // Reading secrets would generate them.
  if (!existsSync(secretsFile(folder.path)))
    throw new OperatorError(
      `There is nothing to back up in ${folder.path}: Colibri has never started on it.`,
    );
  const secrets = readSecrets(folder.path, process.env);
  const access = { settings, folder, password: secrets.DATABASE_PASSWORD, signal };
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = given ? resolve(given) : join(folder.path, 'backups', `colibri-${time}.tar.gz`);
  await steps.step('Backup', async (note) =>
    note(await withDatabase(access, (url) => saveBackup({ url, folder, secrets, signal }, file))),
  );
  steps.print('It contains all secrets and personal data: only you can read it; keep it that way.');
  return 0;
});
