import type { Core } from '@strapi/strapi';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => {
  // Uploads belong in the data folder. Strapi requires their folder to exist before any of our code runs.
  const publicFolder = resolve(env('DATA_DIR', '../.data'), 'public');
  mkdirSync(join(publicFolder, 'uploads'), { recursive: true });

  return {
    host: env('HOST', '0.0.0.0'),
    port: env.int('PORT', 1337),
    app: { keys: env.array('APP_KEYS', []) },
    dirs: { public: publicFolder },
    proxy: { koa: true },
    // Node waits longer for slow clients. An upload to the media library can take two minutes.
    http: {
      serverOptions: {
        headersTimeout: 15_000,
        requestTimeout: 120_000,
        connectionsCheckingInterval: 5000,
      },
    },
  };
};
