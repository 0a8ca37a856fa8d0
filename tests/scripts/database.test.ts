import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { waitForDatabase, connectionError } from '../../scripts/database/connection.ts';
import type { DataFolder } from '../../scripts/stack/data-folder.ts';
import { freePort } from '../../scripts/stack/ports.ts';
import { identify } from '../../scripts/stack/process.ts';
import { startEmbedded as start } from './embedded.ts';
import { stopAfterTest, temporaryData } from './temporary-data.ts';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));
const pidFile = (folder: DataFolder) => join(folder.path, 'postgres/cluster/postmaster.pid');
const serverPid = (folder: DataFolder) =>
  Number(readFileSync(pidFile(folder), 'utf8').split('\n')[0]);

async function queryAnswer(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

describe('embedded database', () => {
  it('creates the embedded database in UTF-8, requires its password and keeps its data', async () => {
    const folder = temporaryData();
    const first = await start(folder);
    expect(first.note).toBe('created');
    expect(
      await queryAnswer(first.url, `SELECT current_setting('server_encoding') AS answer`),
    ).toBe('UTF8');
    expect(await queryAnswer(first.url, `SELECT lower('ÉTÉ') AS answer`)).toBe('été');
    await queryAnswer(first.url, 'CREATE TABLE kept AS SELECT 1 AS answer');
    expect(await connectionError(first.url.replace(':pass@', ':wrong@'))).toContain('password');
    await first.stop();

    const second = await start(folder);
    expect(second.note).toBe('started');
    expect(await queryAnswer(second.url, 'SELECT answer FROM kept')).toBe(1);
  });

  it('the existing embedded database accepts a changed password and rejects the former one', async () => {
    const folder = temporaryData();
    await (await start(folder, 'before')).stop();
    const after = await start(folder, `it's "new"`);
    expect(await connectionError(after.url)).toBeUndefined();
    expect(await connectionError(after.url.replace(/:[^:@]+@/, ':before@'))).toContain('password');
  });

  it('stops an embedded database that a killed Node process left running, and starts it again with its data', async () => {
    const folder = temporaryData();
    const lines = `
      const { prepareEmbeddedDatabase } = await import('${scripts}/database/embedded.ts');
      const { runService } = await import('${scripts}/stack/service.ts');
      const folder = ${JSON.stringify(folder)};
      const { service, url } = await prepareEmbeddedDatabase(folder, 'pass');
      await runService(service, { folder }).waitUntilHealthy(new AbortController().signal);
      console.log(url);`;
    const node = spawn(process.execPath, ['--input-type=module', '-e', lines]);
    const [output] = await once(node.stdout, 'data');
    await queryAnswer(String(output).trim(), 'CREATE TABLE kept AS SELECT 1 AS answer');
    const orphan = stopAfterTest(serverPid(folder));
    node.kill('SIGKILL');
    await once(node, 'exit');
    expect(identify(orphan)).toBeDefined();

    const { url, note } = await start(folder);
    expect(note).toBe('taken over');
    expect(identify(orphan)).toBeUndefined();
    expect(await queryAnswer(url, 'SELECT answer FROM kept')).toBe(1);
  });

  it('restarts a killed embedded database, and ignores a pid file with another process’s id', async () => {
    const folder = temporaryData();
    const first = await start(folder);
    await queryAnswer(first.url, 'CREATE TABLE kept AS SELECT 1 AS answer');
    process.kill(stopAfterTest(serverPid(folder)), 'SIGKILL');
    const answers = async () => (await connectionError(first.url)) === undefined;
    await expect.poll(answers).toBe(true);
    expect(await queryAnswer(first.url, 'SELECT answer FROM kept')).toBe(1);
    await first.stop();

    expect(existsSync(pidFile(folder))).toBe(false);
    writeFileSync(pidFile(folder), `${process.pid}\n${join(folder.path, 'postgres/cluster')}\n`);
    expect((await start(folder)).note).toBe('started');
  });
});

describe('log of the embedded database', () => {
  it('the embedded database logs a failed SQL statement’s error without its values', async () => {
    const folder = temporaryData();
    const { url } = await start(folder);
    await queryAnswer(url, 'CREATE TABLE readers (name text UNIQUE)');
    const insert = `INSERT INTO readers VALUES ('Maya Bird')`;
    await queryAnswer(url, insert);
    await expect(queryAnswer(url, insert)).rejects.toThrow('duplicate key');
    const log = () => readFileSync(join(folder.logs, 'database.log'), 'utf8');
    await expect.poll(log).toContain('duplicate key');
    // Once this second error is logged, all lines about the first one are too.
    await expect(queryAnswer(url, 'SELECT nothing')).rejects.toThrow('nothing');
    await expect.poll(log).toContain('column "nothing"');
    expect(log()).not.toMatch(/Maya Bird|INSERT/);
  });
});

describe('DATABASE_URL', () => {
  it('reports a DATABASE_URL that does not answer, without its password', async () => {
    const url = `postgres://user:hidden-word@127.0.0.1:${await freePort()}/colibri`;
    const demand = waitForDatabase(url);
    await expect(demand).rejects.toThrow(
      /^No database is responding at 127\.0\.0\.1:\d+, the address in DATABASE_URL/,
    );
    await expect(demand).rejects.not.toThrow('hidden-word');
  });
});
