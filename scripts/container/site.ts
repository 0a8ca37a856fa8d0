// Starts the site in its container with the CMS key from a volume.
import { readFileSync } from 'node:fs';

process.env['CMS_KEY'] ||= readFileSync('/keys/site/cms-key', 'utf8');
await import(new URL('../../web/server/main.ts', import.meta.url).href);
