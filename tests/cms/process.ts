import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject } from 'vitest';

const cms = join(import.meta.dirname, '../../cms');
const running = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const stop of running) await stop();
});

/** Another CMS process on the same database, as built, with settings of its own. Ends with `stop` or after the test. */
export async function startCms(env: NodeJS.ProcessEnv = {}) {
  const data = await mkdtemp(join(tmpdir(), 'colibri-cms-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: cms,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: inject('database'),
      CMS_KEY: inject('cmsKey'),
      DATA_DIR: data,
      APP_KEYS: 'a,b',
      API_TOKEN_SALT: 'salt',
      TRANSFER_TOKEN_SALT: 'salt',
      ADMIN_JWT_SECRET: 'secret',
      JWT_SECRET: 'secret',
      ADMIN_EMAIL: 'second@colibri.example',
      ADMIN_PASSWORD: 'Second1234',
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...env,
    },
  });
  const stop = async () => {
    running.delete(stop);
    await end(child, 'SIGTERM');
    await rm(data, { recursive: true, force: true });
  };
  running.add(stop);
  const said = await readUntil(child, /started successfully/);
  expect(said).toMatch(/started successfully/);
  return { url: `http://127.0.0.1:${port}`, stop, kill: () => end(child, 'SIGKILL') };
}

/** Goes on reading after it: a full pipe would stop the process, a closed one would end it. */
function readUntil(child: ChildProcess, sign: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      if (sign.test(said)) resolve(said);
    });
    child.on('exit', () => resolve(said));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
