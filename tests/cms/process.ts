import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, inject } from 'vitest';

const cms = join(import.meta.dirname, '../../cms');

/** A test that fails leaves none behind. */
const running = new Set<(signal: NodeJS.Signals) => Promise<void>>();
afterEach(async () => {
  for (const end of running) await end('SIGTERM');
});

export interface CmsProcess {
  url: string;
  /** All that it has said until now. */
  log: () => string;
  /** Ends it, as an operator does. */
  stop: () => Promise<void>;
  /** As a machine that loses its power. */
  kill: () => Promise<void>;
}

/** Starts another CMS process on the database under test. In: what it is told otherwise. Raises what it said where it did not start. */
export async function startCms(told: Record<string, string> = {}): Promise<CmsProcess> {
  const data = await mkdtemp(join(tmpdir(), 'colibri-cms-'));
  const port = await freePort();
  const started = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: cms,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: inject('database'),
      DATA_DIR: data,
      APP_KEYS: 'a,b',
      API_TOKEN_SALT: 'salt',
      TRANSFER_TOKEN_SALT: 'salt',
      ADMIN_JWT_SECRET: 'secret',
      JWT_SECRET: 'secret',
      CMS_KEY: inject('cmsKey'),
      LETTER_KEY: 'secret',
      ADMIN_EMAIL: 'second@colibri.example',
      ADMIN_PASSWORD: 'Second1234',
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...told,
    },
  });
  const end = async (signal: NodeJS.Signals) => {
    running.delete(end);
    if (started.exitCode !== null || started.signalCode !== null) return;
    started.kill(signal);
    await once(started, 'exit');
  };
  running.add(end);
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said += String(chunk);
      if (said.includes('started successfully')) resolve();
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    started.once('exit', () => reject(new Error(said)));
  });
  await ready;
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => said,
    stop: async () => {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
