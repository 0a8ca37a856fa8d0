import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../terminal/trouble.ts';
import type { DataFolder } from './folder.ts';
import { lock } from './lock.ts';
import { readIdentity, stopProcess } from './process.ts';

/** Stands where the one who uses the data folder is about to end. In: the data folder. */
export const stoppingFile = (folder: DataFolder) => join(folder.run, 'stopping');

/** A supervisor whose npm was killed notices within this time. */
const doubtMilliseconds = 1500;
const stopMilliseconds = 12_000;

/**
 * Makes the data folder ours alone and stops what an earlier start left running in it (after
 * `kill -9`). In: the data folder. Out: how to give it back. Raises Trouble where another start
 * uses it.
 */
export async function takeTurn(folder: DataFolder): Promise<() => void> {
  const began = Date.now();
  const release = await lock(join(folder.run, 'lock.json'), ({ pid }) => {
    const patience = existsSync(stoppingFile(folder)) ? stopMilliseconds : doubtMilliseconds;
    if (Date.now() - began > patience)
      throw new Trouble(
        `The data folder ${folder.path} is already in use by process ${pid}: stop that one, or set DATA_DIR to another folder.`,
      );
  });
  rmSync(stoppingFile(folder), { force: true });
  for (const name of ['site', 'cms']) {
    const left = readIdentity(join(folder.run, `${name}.json`));
    if (left) await stopProcess(left, [['SIGTERM', 5000]]);
  }
  return release;
}
