// `docker compose run --rm -T backup scripts/container/backup.ts > FILE` is `npm run backup` for containers.
import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { saveBackup } from '../backup/save.ts';
import { openOperatorData } from '../stack/data-folder.ts';
import { readSecrets } from '../stack/secrets.ts';
import { main } from '../terminal/main.ts';
import { containerDatabase } from './database.ts';

await main(async (signal) => {
  const folder = openOperatorData();
  const secrets = readSecrets(folder.path, process.env);
  const file = join(folder.path, 'container-backup.tar.gz');
  rmSync(file, { force: true });
  console.error(
    await saveBackup({ url: containerDatabase(secrets), folder, secrets, signal }, file),
  );
  await pipeline(createReadStream(file), process.stdout);
  rmSync(file);
  return 0;
});
