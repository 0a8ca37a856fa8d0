import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#contract/settings';
import { waitForDatabase } from '../database/connection.ts';
import { embeddedUrl, prepareEmbeddedDatabase } from '../database/embedded.ts';
import { lockDataFolder, lockFile } from '../stack/locks.ts';
import type { DataFolder } from '../stack/data-folder.ts';
import { readIdentity } from '../stack/process.ts';
import { runService } from '../stack/service.ts';
import { OperatorError } from '../terminal/errors.ts';

export type DatabaseAccess = {
  settings: Pick<Settings, 'DATABASE_URL'>;
  folder: DataFolder;
  /** Of the embedded database. */
  password: string;
  signal: AbortSignal;
};

/** A fast shutdown writes everything to disk, which takes a while after a restore. */
const stopMilliseconds = 60_000;

/** Runs a job on the database while Colibri runs or is stopped; then the embedded one is started for it. */
export async function withDatabase<T>(
  access: DatabaseAccess,
  job: (url: string) => Promise<T>,
): Promise<T> {
  const { settings, folder, password } = access;
  if (settings.DATABASE_URL) return onServer(settings.DATABASE_URL, job);
  const holder = readIdentity(lockFile(folder));
  if (holder) {
    const port = runningPort(folder);
    if (port) return job(embeddedUrl(port, password));
    throw new OperatorError(
      `Process ${holder.pid} is using ${folder.path}, but its database isn’t running yet. Try again in a moment.`,
    );
  }
  const release = await lockDataFolder(folder);
  try {
    return await withStoppedDatabase(access, job);
  } finally {
    release();
  }
}

/** The same for a caller that has locked the data folder. */
export async function withStoppedDatabase<T>(
  { settings, folder, password, signal }: DatabaseAccess,
  job: (url: string) => Promise<T>,
): Promise<T> {
  if (settings.DATABASE_URL) return onServer(settings.DATABASE_URL, job);
  const { service, url } = await prepareEmbeddedDatabase(folder, password);
  const database = runService(service, { folder });
  try {
    await database.waitUntilHealthy(signal);
    return await job(url);
  } finally {
    await database.stop(Date.now() + stopMilliseconds);
  }
}

async function onServer<T>(url: string, job: (url: string) => Promise<T>): Promise<T> {
  await waitForDatabase(url);
  return job(url);
}

/** The port of the running embedded database: the fourth line of its pid file. */
function runningPort(folder: DataFolder): number | undefined {
  const file = join(folder.path, 'postgres', 'cluster', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined;
}
