// Starts the CMS in its container with the secrets from its volume.
import { cmsKeyHeader } from '#contract/change';
import { fileURLToPath } from 'node:url';
import { readSecrets } from '../stack/secrets.ts';
import { runWatched } from './run-watched.ts';

const secrets = readSecrets(process.env['DATA_DIR'] ?? '/data', process.env);
const database = new URL(process.env['DATABASE_URL'] ?? 'postgres://colibri@database/colibri');
database.password ||= encodeURIComponent(secrets.DATABASE_PASSWORD);
Object.assign(process.env, secrets, { DATABASE_URL: database.href });

const cwd = fileURLToPath(new URL('../../cms', import.meta.url));
runWatched(
  ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
  `http://127.0.0.1:${process.env['PORT']}/_health`,
  { cwd, headers: { [cmsKeyHeader]: secrets.CMS_KEY } },
);
