import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';

const cms = join(import.meta.dirname, '../../cms');

export interface CmsProcess {
  url: string;
  /** All that it has said until now. */
  log: () => string;
  /** Ends it, as an operator does. */
  stop: () => Promise<void>;
  /** Ends it, as a power cut does. */
  kill: () => Promise<void>;
}

const running = new Set<() => Promise<void>>();
afterAll(async () => {
  for (const stop of running) await stop();
});

/** Starts another CMS process on the database under test, which ends with the test file at the latest. In: what it is told otherwise. Raises what it said where it did not start. */
export async function startCms(told: NodeJS.ProcessEnv = {}): Promise<CmsProcess> {
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
  const end = async (signal: NodeJS.Signals) => {
    running.delete(stop);
    if (started.exitCode !== null || started.signalCode !== null) return;
    started.kill(signal);
    await once(started, 'exit');
    await rm(data, { recursive: true, force: true });
  };
  const stop = () => end('SIGTERM');
  running.add(stop);
  return { url: `http://127.0.0.1:${port}`, log: () => said, stop, kill: () => end('SIGKILL') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
