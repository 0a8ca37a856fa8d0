import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../scripts/stack/ports.ts';

const thisCms = join(import.meta.dirname, '../../cms');
const strapi = 'node_modules/@strapi/strapi/bin/strapi.js';
/** More room for new objects: collecting them took a tenth of a start’s processor time. */
const fewCollections = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
const lookMilliseconds = 200;
/** Filling an empty database can take long on a busy machine. */
const patienceMilliseconds = 300_000;

export interface CmsProcess {
  url: string;
  pid: number;
  /** What it has printed. */
  log: () => string;
  /** Stops it, by default as an operator does. Returns its exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts a CMS process with a data folder of its own, by default of this version, and waits until it answers. Throws if
 * it does not.
 */
export async function spawnCms(env: NodeJS.ProcessEnv, cms = thisCms): Promise<CmsProcess> {
  const data = await mkdtemp(join(tmpdir(), 'colibri-cms-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...fewCollections, strapi, 'start'], {
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
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    await rm(data, { recursive: true, force: true });
    return child.exitCode;
  };

  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = Date.now() + patienceMilliseconds;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) {
      await end('SIGKILL');
      throw new Error(said.join(''));
    }
    await pause(lookMilliseconds);
  }
  return { url, pid: child.pid ?? 0, log: () => said.join(''), end };
}

/** Makes a database beside another one, empty or a copy of a template. Returns its address, and how to remove it. */
export async function makeDatabase(
  beside: string,
  template = 'template0',
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `test_${process.pid}_${Date.now()}`;
  const command = async (sql: string) => {
    const client = new Client({ connectionString: beside });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await command(`create database ${name} encoding 'UTF8' template ${template}`);
  return {
    url: Object.assign(new URL(beside), { pathname: `/${name}` }).href,
    remove: () => command(`drop database ${name} with (force)`),
  };
}
