import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '#contract/settings';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { lockDataFolder } from '../stack/locks.ts';
import { root, type DataFolder } from '../stack/data-folder.ts';
import { readJsonObject } from '../stack/json.ts';
import { saveSecrets, secretsFile } from '../stack/secrets.ts';
import { errorMessageOf, InterruptedError, OperatorError } from '../terminal/errors.ts';
import { unpack } from './archive.ts';
import { withClient } from './connection.ts';
import { withStoppedDatabase } from './database.ts';
import { backupFormat, entries, manifest, type Manifest } from './manifest.ts';
import { dropSchema, hasTables } from './schema.ts';

export type RestoreTarget = {
  settings: Pick<Settings, 'DATABASE_URL'>;
  folder: DataFolder;
  /** Whether existing data can be replaced. */
  force: boolean;
  signal: AbortSignal;
};

type Backup = { work: string; manifest: Manifest; secrets: Record<string, string> };

const unknownFormat = z.object({ format: z.number() });
const secretFields = z.record(z.string(), z.string());
const counts = z.tuple([z.object({ postgres: z.int(), others: z.int() })]);

/** Large enough for big indexes, small enough for the database container. */
const indexMemory = '128MB';

/**
 * Replaces database, uploads and secrets with those of a backup. Resolves to a sentence about it.
 * @throws OperatorError if that isn't possible or fails; it says what was changed.
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<string> {
  const { folder, signal } = target;
  if (!existsSync(file)) throw new OperatorError(`The file ${file} doesn’t exist.`);
  const release = await lockDataFolder(folder);
  const work = join(folder.path, 'restore.tmp');
  let isCommitted = false;
  try {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { mode: 0o700 });
    await unpack(file, work, signal);
    const backup = readBackup(work, basename(file));
    if (!target.force) refuseExistingFiles(folder);
    const password = databasePassword(folder) ?? backup.secrets['DATABASE_PASSWORD'] ?? '';
    await withStoppedDatabase({ ...target, password }, (url) =>
      withClient(url, signal, async (client) => {
        await checkDatabase(client, backup.manifest, target);
        await loadDatabase(client, backup, signal);
        isCommitted = true;
        replaceFiles(backup, folder, password);
        // Without statistics, the first queries would be slow.
        await client.query('analyze');
      }),
    );
    const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return `${rows} rows, uploads and secrets from ${backup.manifest.createdAt}`;
  } catch (error) {
    if (error instanceof InterruptedError && !isCommitted) throw error;
    const outcome = isCommitted
      ? 'The database was restored, but a later step failed. Run the same command again with --force.'
      : 'Nothing was changed.';
    throw new OperatorError(`${errorMessageOf(error)}\n${outcome}`, { cause: error });
  } finally {
    rmSync(work, { recursive: true, force: true });
    release();
  }
}

function readBackup(work: string, name: string): Backup {
  const read = readJsonObject(join(work, entries.manifest));
  const { data: version } = unknownFormat.safeParse(read);
  if (version && version.format > backupFormat) throw newerBackup(name);
  const parsed = manifest.safeParse(read);
  const secrets = secretFields.safeParse(readJsonObject(join(work, entries.secrets)));
  if (!parsed.success || !secrets.success)
    throw new OperatorError(`${name} isn’t a Colibri backup.`);
  const known = knownMigrations();
  if (parsed.data.migrations.some((migration) => !known.has(migration))) throw newerBackup(name);
  return { work, manifest: parsed.data, secrets: secrets.data };
}

function newerBackup(name: string): OperatorError {
  return new OperatorError(
    `${name} was made by a newer version of Colibri than this one: update Colibri first, for example with git pull.`,
  );
}

/** The names of this version's migrations are those of their files. */
function knownMigrations(): Set<string> {
  const files = readdirSync(join(root, 'cms/src/core/database/migrations'));
  return new Set(files.map((file) => basename(file, '.ts')));
}

function refuseExistingFiles(folder: DataFolder): void {
  const uploads = join(folder.path, entries.uploads);
  const hasUploads =
    existsSync(uploads) &&
    readdirSync(uploads, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
  if (hasUploads || existsSync(secretsFile(folder.path)))
    throw new OperatorError(
      `${folder.path} already has secrets or uploads. To replace them and the database with the backup, add --force.`,
    );
}

/** The password of the database server belongs to it, not to the content, and stays. */
function databasePassword(folder: DataFolder): string | undefined {
  const saved = readJsonObject(secretsFile(folder.path))?.['DATABASE_PASSWORD'];
  return process.env['DATABASE_PASSWORD'] || (typeof saved === 'string' ? saved : undefined);
}

async function checkDatabase(
  client: Client,
  { postgres }: Manifest,
  { settings, force }: RestoreTarget,
): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as postgres,
       (select count(*) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
       )::int as others`,
  );
  const [server] = counts.parse(rows);
  if (server.postgres < postgres)
    throw new OperatorError(
      `The backup is from PostgreSQL ${postgres}, but this server runs PostgreSQL ${server.postgres}: restore it on version ${postgres} or newer.`,
    );
  if (settings.DATABASE_URL && server.others > 0)
    throw new OperatorError(
      `The database in DATABASE_URL is in use (other connections: ${server.others}): stop every instance of Colibri and other programs that use it.`,
    );
  if (!force && (await hasTables(client)))
    throw new OperatorError(
      'The database isn’t empty. To replace everything in it with the backup, add --force.',
    );
}

/** Replaces the schemas and their rows in one transaction. */
async function loadDatabase(
  client: Client,
  { work, manifest: { before, after, tables } }: Backup,
  signal: AbortSignal,
): Promise<void> {
  await client.query('begin');
  await client.query(`set local maintenance_work_mem = '${indexMemory}'`);
  await dropSchema(client);
  await client.query(before.join(';\n'));
  for (const { target, file, rows } of tables) {
    // Rows of tables that the same transaction has created need no later vacuum.
    const copy = client.query(copyFrom(`copy ${target} from stdin with (freeze)`));
    await pipeline(createReadStream(join(work, file)), copy, { signal });
    if (copy.rowCount !== rows)
      throw new OperatorError(
        `The backup has ${copy.rowCount} rows of ${target} instead of ${rows}.`,
      );
  }
  await client.query(after.join(';\n'));
  await client.query('commit');
}

function replaceFiles({ work, secrets }: Backup, folder: DataFolder, password: string): void {
  const uploads = join(folder.path, entries.uploads);
  if (existsSync(uploads)) renameSync(uploads, join(work, 'replaced'));
  renameSync(join(work, entries.uploads), uploads);
  const administrator = join(folder.path, entries.administrator);
  rmSync(administrator, { force: true });
  if (existsSync(join(work, entries.administrator)))
    renameSync(join(work, entries.administrator), administrator);
  saveSecrets(secretsFile(folder.path), { ...secrets, DATABASE_PASSWORD: password });
}
