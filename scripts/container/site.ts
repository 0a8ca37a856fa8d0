// Starts the site in its container with the CMS key from a volume.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runWatched } from './run-watched.ts';

process.env['CMS_KEY'] ||= readFileSync('/keys/site/cms-key', 'utf8');
const main = fileURLToPath(new URL('../../web/server/main.ts', import.meta.url));
runWatched(
  ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', main],
  `http://127.0.0.1:${process.env['PORT']}/health`,
);
