// `docker compose run --rm -T backup scripts/container/restore.ts --force < FILE` is `npm run restore` for containers.
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { restoreBackup } from '../backup/load.ts';
import { openOperatorData } from '../stack/data-folder.ts';
import { readSecrets } from '../stack/secrets.ts';
import { main } from '../terminal/main.ts';
import { containerDatabase } from './database.ts';

await main(async (signal) => {
  const folder = openOperatorData();
  const settings = { DATABASE_URL: containerDatabase(readSecrets(folder.path, process.env)) };
  const file = join(folder.path, 'container-restore.tar.gz');
  try {
    await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }));
    const force = process.argv.includes('--force');
    console.log(await restoreBackup(file, { settings, folder, force, signal }));
    return 0;
  } finally {
    rmSync(file, { force: true });
  }
});
