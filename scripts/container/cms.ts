// The CMS in its container: its secrets come from its volume, and Strapi runs in this process, so
// that the container's signals reach it.
import { fileURLToPath } from 'node:url';
import { readSecrets } from '../stack/secrets.ts';

const secrets = readSecrets(process.env['DATA_DIR'] ?? '/data', process.env);
const database = new URL(process.env['DATABASE_URL'] ?? 'postgres://colibri@database/colibri');
database.password ||= encodeURIComponent(secrets.DATABASE_PASSWORD);
Object.assign(process.env, secrets, { DATABASE_URL: database.href });

const strapi = new URL('../../cms/node_modules/@strapi/strapi/bin/strapi.js', import.meta.url);
process.chdir(fileURLToPath(new URL('../../cms', import.meta.url)));
process.argv = [process.execPath, fileURLToPath(strapi), 'start'];
await import(strapi.href);
