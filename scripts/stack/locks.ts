import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../terminal/errors.ts';
import { root, type DataFolder } from './data-folder.ts';
import { identify, readIdentity, stopProcess } from './process.ts';

const pollMilliseconds = 200;
const settleMilliseconds = 50;
/** A process whose npm was killed notices that and exits within this time. */
const staleMilliseconds = 1500;
const stopMilliseconds = 12_000;

/** Exists while the process that uses the data folder is stopping. */
export const stoppingFile = (folder: DataFolder) => join(folder.run, 'stopping');

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
  // Not in node_modules, which installing empties, nor in the data folder, because a checkout can have several.
  const folder = join(root, '.node');
  mkdirSync(folder, { recursive: true });
  let waitedFor = 0;
  const release = await acquireLock(join(folder, 'lock.json'), (pid) => {
    signal?.throwIfAborted();
    if (pid !== waitedFor)
      console.log(`Waiting for process ${pid}, which is installing or building here …`);
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
 * @param onHeld Called with the id of the process that holds the lock: return to go on waiting, throw to give up.
 */
export async function acquireLock(
  file: string,
  onHeld: (pid: number) => void,
): Promise<() => void> {
  for (;;) {
    if (tryAcquire(file)) {
      // Two processes that find the same dead holder at the same moment could both think they hold it.
      await pause(settleMilliseconds);
      if (readIdentity(file)?.pid === process.pid) return () => rmSync(file, { force: true });
    }
    const holder = readIdentity(file);
    if (!holder) continue;
    onHeld(holder.pid);
    await pause(pollMilliseconds);
  }
}

/** Whether the file didn't exist and now names this process. */
function tryAcquire(file: string): boolean {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(identify(process.pid)));
  try {
    // A hard link is the only way to create a file with its content that fails if the file exists.
    linkSync(mine, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}
