// Runs in its own container before the others: generates the secrets in the CMS's volume and copies to the site and the
// database the one secret each of them needs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSecrets } from '../stack/secrets.ts';

const secrets = readSecrets(process.env['DATA_DIR'] ?? '/data', process.env);
writeFileSync(join('/keys/site', 'cms-key'), secrets.CMS_KEY);
writeFileSync(join('/keys/database', 'password'), secrets.DATABASE_PASSWORD);

console.log(`The secrets are ready. To see the first administrator’s password:
  docker compose exec cms node -p 'require("/data/secrets.json").ADMIN_PASSWORD'`);
