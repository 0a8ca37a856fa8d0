import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../terminal/errors.ts';
import type { DataFolder } from './data-folder.ts';
import { acquireFileLock } from './file-lock.ts';
import { readIdentity, stopProcess } from './process.ts';

/** Exists while the process that uses the data folder is stopping. */
export const stoppingFile = (folder: DataFolder) => join(folder.run, 'stopping');

/** Names the process that uses the data folder. */
export const lockFile = (folder: DataFolder) => join(folder.run, 'lock.json');

/** A process whose npm was killed notices that and exits within this time. */
const staleMilliseconds = 1500;
const stopMilliseconds = 12_000;

/**
 * Locks the data folder and stops services that a killed start left running in it. Resolves to a function that unlocks it.
 * @throws OperatorError if another process uses it.
 */
export async function lockDataFolder(folder: DataFolder): Promise<() => void> {
  const began = Date.now();
  const release = await acquireFileLock(lockFile(folder), ({ pid }) => {
    const timeout = existsSync(stoppingFile(folder)) ? stopMilliseconds : staleMilliseconds;
    if (Date.now() - began > timeout)
      throw new OperatorError(
        `The data folder ${folder.path} is already in use by process ${pid}: stop that one, or set DATA_DIR to another folder.`,
      );
  });
  rmSync(stoppingFile(folder), { force: true });
  for (const name of ['site', 'cms']) {
    const orphan = readIdentity(join(folder.run, `${name}.json`));
    if (orphan) await stopProcess(orphan, [['SIGTERM', 5000]]);
  }
  return release;
}
