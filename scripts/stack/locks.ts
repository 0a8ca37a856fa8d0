import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessageOf, OperatorError } from '../terminal/errors.ts';
import { root, type DataFolder } from './data-folder.ts';
import { readIdentity, stopProcess, writeIdentity } from './process.ts';

const pollMilliseconds = 200;
/** A process whose npm was killed notices that and exits within this time. */
const staleMilliseconds = 1500;
const stopMilliseconds = 12_000;

/** Exists while the process that uses the data folder is stopping. */
export const stoppingFile = (folder: DataFolder) => join(folder.run, 'stopping');

/**
 * Names the process that changes the checkout. Not in node_modules, which installing empties, nor in the data folder,
 * because a checkout can have several.
 */
export const checkoutLockFile = join(root, '.node', 'lock.json');

/** Names the process that uses the data folder. */
export const lockFile = (folder: DataFolder) => join(folder.run, 'lock.json');

/**
 * Locks the data folder and stops services that a killed start left running in it. Resolves to a function that unlocks it.
 * @throws OperatorError if another process uses it.
 */
export async function lockDataFolder(folder: DataFolder): Promise<() => void> {
  const began = Date.now();
  const release = await acquireLock(lockFile(folder), (pid) => {
    const timeout = existsSync(stoppingFile(folder)) ? stopMilliseconds : staleMilliseconds;
    if (Date.now() - began > timeout)
      throw new OperatorError(
        `The data folder ${folder.path} is already in use by process ${pid}: stop that process, or set DATA_DIR to another folder.`,
      );
  });
  rmSync(stoppingFile(folder), { force: true });
  for (const name of ['site', 'cms']) {
    const orphan = readIdentity(join(folder.run, `${name}.json`));
    if (orphan) await stopProcess(orphan, [['SIGTERM', 5000]]);
  }
  return release;
}

/** Runs work that changes the checkout (installing, building) while no other command does so. */
export async function withCheckoutLock<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  mkdirSync(dirname(checkoutLockFile), { recursive: true });
  let waitedFor = 0;
  const release = await acquireLock(checkoutLockFile, (pid) => {
    signal?.throwIfAborted();
    if (pid !== waitedFor)
      console.log(`Waiting for process ${pid}, which is installing or building here…`);
    waitedFor = pid;
  });
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Acquires a lock that ends with this process, even if it is killed. Resolves to a function that releases it.
 * @param file Names the process that holds the lock.
 * @param onHeld Called with the id of that process: return to go on waiting, throw to give up.
 */
export async function acquireLock(
  file: string,
  onHeld: (pid: number) => void,
): Promise<() => void> {
  // Decides between processes that come at the same moment. The operating system ends SQLite’s lock with the process.
  const database = new DatabaseSync(`${file}.db`);
  for (;;) {
    const holder = readIdentity(file);
    if (holder) onHeld(holder.pid);
    else if (tryLock(database)) break;
    await pause(pollMilliseconds);
  }
  writeIdentity(file, process.pid);
  return () => {
    rmSync(file, { force: true });
    database.close();
  };
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive');
    return true;
  } catch (error) {
    if (errorMessageOf(error) === 'database is locked') return false;
    throw error;
  }
}
