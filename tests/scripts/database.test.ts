import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demandDatabase, refusal } from '../../scripts/database/answers.ts';
import { embeddedDatabase } from '../../scripts/database/embedded.ts';
import type { DataFolder } from '../../scripts/stack/folder.ts';
import { supervise } from '../../scripts/stack/part.ts';
import { freePort } from '../../scripts/stack/ports.ts';
import { identify } from '../../scripts/stack/process.ts';
import { mine, temporaryData } from './folder.ts';

const never = new AbortController().signal;
const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));
const pidFile = (folder: DataFolder) => join(folder.path, 'postgres/cluster/postmaster.pid');
const serverPid = (folder: DataFolder) =>
  Number(readFileSync(pidFile(folder), 'utf8').split('\n')[0]);

/** The database as `npm start` runs it. */
async function start(folder: DataFolder, password = 'pass') {
  const { part, url, note } = await embeddedDatabase(folder, password);
  const watch = { folder, printed: () => undefined, happened: () => undefined };
  const database = supervise(part, watch);
  const stop = () => database.stop(Date.now() + 60_000);
  onTestFinished(stop);
  await database.answers(never);
  return { url, note, stop };
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(question);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  it('is created in UTF-8, asks for its password and keeps what it holds', async () => {
    const folder = temporaryData();
    const first = await start(folder);
    expect(first.note).toBe('created');
    expect(await ask(first.url, `SELECT current_setting('server_encoding') AS answer`)).toBe(
      'UTF8',
    );
    expect(await ask(first.url, `SELECT lower('ÉTÉ') AS answer`)).toBe('été');
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS answer');
    expect(await refusal(first.url.replace(':pass@', ':wrong@'))).toContain('password');
    await first.stop();

    const second = await start(folder);
    expect(second.note).toBe('started');
    expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(1);
  });

  it('takes the password of today, where the kept one is new', async () => {
    const folder = temporaryData();
    await (await start(folder, 'before')).stop();
    const after = await start(folder, `it's "new"`);
    expect(await refusal(after.url)).toBeUndefined();
    expect(await refusal(after.url.replace(/:[^:@]+@/, ':before@'))).toContain('password');
  });

  it('is taken over where a killed Node left it running', async () => {
    const folder = temporaryData();
    const lines = `
      const { embeddedDatabase } = await import('${scripts}/database/embedded.ts');
      const { supervise } = await import('${scripts}/stack/part.ts');
      const folder = ${JSON.stringify(folder)};
      const { part, url } = await embeddedDatabase(folder, 'pass');
      const watch = { folder, printed() {}, happened() {} };
      await supervise(part, watch).answers(new AbortController().signal);
      console.log(url);`;
    const node = spawn(process.execPath, ['--input-type=module', '-e', lines]);
    const [said] = await once(node.stdout, 'data');
    await ask(String(said).trim(), 'CREATE TABLE kept AS SELECT 1 AS answer');
    const orphan = mine(serverPid(folder));
    node.kill('SIGKILL');
    await once(node, 'exit');
    expect(identify(orphan)).toBeDefined();

    const { url, note } = await start(folder);
    expect(note).toBe('taken over');
    expect(identify(orphan)).toBeUndefined();
    expect(await ask(url, 'SELECT answer FROM kept')).toBe(1);
  });

  it('recovers from a kill of its own, and from a number that is somebody else’s by now', async () => {
    const folder = temporaryData();
    const first = await start(folder);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS answer');
    process.kill(mine(serverPid(folder)), 'SIGKILL');
    const answers = async () => (await refusal(first.url)) === undefined;
    await expect.poll(answers).toBe(true);
    expect(await ask(first.url, 'SELECT answer FROM kept')).toBe(1);
    await first.stop();

    expect(existsSync(pidFile(folder))).toBe(false);
    writeFileSync(pidFile(folder), `${process.pid}\n${join(folder.path, 'postgres/cluster')}\n`);
    expect((await start(folder)).note).toBe('started');
  });
});

describe('the log of the embedded database', () => {
  it('names a failing statement’s error without its values', async () => {
    const folder = temporaryData();
    const { url } = await start(folder);
    await ask(url, 'CREATE TABLE readers (name text UNIQUE)');
    const insert = `INSERT INTO readers VALUES ('Maya Bird')`;
    await ask(url, insert);
    await expect(ask(url, insert)).rejects.toThrow('duplicate key');
    const log = () => readFileSync(join(folder.logs, 'database.log'), 'utf8');
    await expect.poll(log).toContain('duplicate key');
    // Waits for what PostgreSQL writes after the error's own line.
    await expect(ask(url, 'SELECT nothing')).rejects.toThrow('nothing');
    await expect.poll(log).toContain('column "nothing"');
    expect(log()).not.toMatch(/Maya Bird|INSERT/);
  });
});

describe('a given database', () => {
  it('that does not answer is named, without its password', async () => {
    const url = `postgres://user:hidden-word@127.0.0.1:${await freePort()}/colibri`;
    const demand = demandDatabase(url);
    await expect(demand).rejects.toThrow(
      /^No database is answering at 127\.0\.0\.1:\d+, the address in DATABASE_URL/,
    );
    await expect(demand).rejects.not.toThrow('hidden-word');
  });
});
