// Starts the CMS in its container with the secrets from its volume. Strapi runs in this process so that it receives the
// container's signals.
import { fileURLToPath } from 'node:url';
import { readSecrets } from '../stack/secrets.ts';
import { containerDatabase } from './database.ts';

const secrets = readSecrets(process.env['DATA_DIR'] ?? '/data', process.env);
Object.assign(process.env, secrets, { DATABASE_URL: containerDatabase(secrets) });

const strapi = new URL('../../cms/node_modules/@strapi/strapi/bin/strapi.js', import.meta.url);
process.chdir(fileURLToPath(new URL('../../cms', import.meta.url)));
process.argv = [process.execPath, fileURLToPath(strapi), 'start'];
await import(strapi.href);
