// Starts the CMS in its container with the secrets from its volume.
import { cmsKeyHeader } from '#contract/change';
import { fileURLToPath } from 'node:url';
import { readSecrets } from '../stack/secrets.ts';
import { containerDatabase } from './database.ts';
import { runWatched } from './run-watched.ts';

const secrets = readSecrets(process.env['DATA_DIR'] ?? '/data', process.env);
Object.assign(process.env, secrets, { DATABASE_URL: containerDatabase(secrets) });

const cwd = fileURLToPath(new URL('../../cms', import.meta.url));
runWatched(
  ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
  `http://127.0.0.1:${process.env['PORT']}/_health`,
  { cwd, headers: { [cmsKeyHeader]: secrets.CMS_KEY } },
);
