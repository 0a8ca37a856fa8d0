import { createWriteStream, existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import type { DataFolder } from '../stack/data-folder.ts';
import { acquireLock } from '../stack/locks.ts';
import type { Secrets } from '../stack/secrets.ts';
import { OperatorError } from '../terminal/errors.ts';
import { pack } from './archive.ts';
import { withClient } from './connection.ts';
import { backupFormat, entries, type Manifest } from './manifest.ts';
import { readSchema } from './schema.ts';

export type BackupSource = {
  /** Of the running database. */
  url: string;
  folder: DataFolder;
  secrets: Secrets;
  signal: AbortSignal;
};

const state = z.tuple([z.object({ postgres: z.int(), has_migrations: z.boolean() })]);
const migrationRows = z.array(z.object({ name: z.string() }));

/**
 * Saves database, uploads and secrets in one file. Resolves to a sentence about it.
 * @throws OperatorError if the file exists already.
 */
export async function saveBackup(source: BackupSource, file: string): Promise<string> {
  const { url, folder, secrets, signal } = source;
  if (existsSync(file))
    throw new OperatorError(`${file} already exists. Choose another name, or delete it first.`);
  // One at a time, because all use the same working folder; a killed one leaves it to the next.
  const release = await acquireLock(join(folder.run, 'backup.json'), () => signal.throwIfAborted());
  const work = join(folder.path, 'backup.tmp');
  try {
    await rm(work, { recursive: true, force: true });
    await mkdir(join(work, entries.rows), { recursive: true, mode: 0o700 });
    const manifest = await withClient(url, signal, (client) => saveDatabase(client, work, signal));
    await writeFile(join(work, entries.manifest), JSON.stringify(manifest));
    await writeFile(join(work, entries.secrets), JSON.stringify(secrets), { mode: 0o600 });
    await copyIfExists(join(folder.path, entries.administrator), join(work, entries.administrator));
    // After the database, so that its files are there.
    await copyFolder(join(folder.path, entries.uploads), join(work, entries.uploads));
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pack(work, file, signal);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return `${file}: ${rows} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB`;
  } finally {
    await rm(work, { recursive: true, force: true });
    release();
  }
}

async function saveDatabase(client: Client, work: string, signal: AbortSignal): Promise<Manifest> {
  // All tables as they were at one moment.
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as postgres,
       to_regclass('public.colibri_migrations') is not null as has_migrations`,
  );
  const [{ postgres, has_migrations }] = state.parse(rows);
  if (!has_migrations)
    throw new OperatorError('There is nothing to back up: Colibri has never used this database.');
  const migrations = await client.query('select name from public.colibri_migrations order by id');
  const { before, after, tables } = await readSchema(client);
  const saved: Manifest['tables'] = [];
  for (const [index, target] of tables.entries()) {
    const file = `${entries.rows}/${index}`;
    const copy = client.query(copyTo(`copy ${target} to stdout`));
    await pipeline(copy, createWriteStream(join(work, file)), { signal });
    saved.push({ target, file, rows: copy.rowCount });
  }
  return {
    format: backupFormat,
    createdAt: new Date().toISOString(),
    postgres,
    migrations: migrationRows.parse(migrations.rows).map(({ name }) => name),
    before,
    after,
    tables: saved,
  };
}

/** Skips files that editors delete meanwhile. */
async function copyFolder(source: string, target: string): Promise<void> {
  await mkdir(target);
  if (!existsSync(source)) return;
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, relative(source, from));
    if (entry.isDirectory()) await mkdir(to, { recursive: true });
    else if (entry.isFile()) {
      await mkdir(dirname(to), { recursive: true });
      await copyIfExists(from, to);
    }
  }
}

async function copyIfExists(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
