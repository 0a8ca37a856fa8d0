import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withDatabase } from './backup/database.ts';
import { saveBackup } from './backup/save.ts';
import { openOperatorData } from './stack/data-folder.ts';
import { readSecrets, secretsFile } from './stack/secrets.ts';
import { readSettings } from './stack/settings.ts';
import { main } from './terminal/main.ts';
import { OperatorError } from './terminal/errors.ts';
import { step } from './terminal/steps.ts';

// `npm run backup`, `npm run backup -- FILE`.
await main(async (signal) => {
  const [given, ...others] = process.argv.slice(3);
  if (others.length > 0 || given?.startsWith('-'))
    throw new OperatorError(
      'npm run backup [-- FILE]   saves the database, uploads and secrets to one file',
    );
  const folder = openOperatorData();
  const settings = readSettings(process.env);
  // Reading secrets would generate them.
  if (!existsSync(secretsFile(folder.path)))
    throw new OperatorError(
      `There is nothing to back up in ${folder.path}: Colibri has never run there.`,
    );
  const secrets = readSecrets(folder.path, process.env);
  const access = { settings, folder, password: secrets.DATABASE_PASSWORD, signal };
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = given ? resolve(given) : join(folder.path, 'backups', `colibri-${time}.tar.gz`);
  await step('Backup', async (note) =>
    note(await withDatabase(access, (url) => saveBackup({ url, folder, secrets, signal }, file))),
  );
  console.log(
    'The backup contains all secrets and personal data. Only you can read it: keep it that way.',
  );
  return 0;
});
