import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, inject, vi } from 'vitest';

const cms = join(import.meta.dirname, '../../cms');

/** What a test file has to undo, the last thing first. */
const undo: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const each of undo.toReversed()) await each();
});

/** A port that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** An empty database beside the one under test, gone after the test file. Out: its address. */
export async function emptyDatabase(): Promise<string> {
  const name = `test_${process.pid}_${Date.now()}`;
  const command = async (sql: string) => {
    const client = new Client({ connectionString: inject('database') });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await command(`create database ${name} encoding 'UTF8' template template0`);
  undo.push(() => command(`drop database ${name} with (force)`));
  return Object.assign(new URL(inject('database')), { pathname: `/${name}` }).href;
}

export interface AnotherCms {
  url: string;
  data: string;
  /** What it has printed. */
  log: () => string;
  /** Ends it, by default as an operator does. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts another CMS process, with its own data folder and settings, and waits until it answers. Ends after the test file. */
export async function startCms(
  env: NodeJS.ProcessEnv & { DATABASE_URL: string },
): Promise<AnotherCms> {
  const data = await mkdtemp(join(tmpdir(), 'colibri-cms-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: cms,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      APP_KEYS: 'a,b',
      API_TOKEN_SALT: 'salt',
      TRANSFER_TOKEN_SALT: 'salt',
      ADMIN_JWT_SECRET: 'secret',
      JWT_SECRET: 'secret',
      LETTER_KEY: 'letters',
      CMS_KEY: inject('cmsKey'),
      SITE_URL: inject('site'),
      ADMIN_EMAIL: 'second@colibri.example',
      ADMIN_PASSWORD: 'Second1234',
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...env,
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => said.push(String(chunk)));
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  undo.push(async () => {
    await end();
    await rm(data, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 60_000, interval: 200 });
  return { url, data, log: () => said.join(''), end };
}
