import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../stack/data-folder.ts';
import { acquireFileLock } from '../stack/file-lock.ts';
import { isRunning, type ProcessIdentity } from '../stack/process.ts';
import type { CommandContext } from './install.ts';

const pollMilliseconds = 200;

/** Runs work that changes the checkout (installing, building) while no other command does so. */
export async function withCheckoutLock<T>(
  { steps, signal }: CommandContext,
  work: () => Promise<T>,
): Promise<T> {
  // Not in node_modules, which installing empties, nor in the data folder, because a checkout can have several.
  const folder = join(root, '.node');
  mkdirSync(folder, { recursive: true });
  const wait = (holder: ProcessIdentity) =>
    steps.step(
      `Waiting for process ${holder.pid}, which is installing or building here`,
      async () => {
        while (isRunning(holder)) {
          signal.throwIfAborted();
          await pause(pollMilliseconds);
        }
      },
    );
  const release = await acquireFileLock(join(folder, 'lock.json'), wait);
  try {
    return await work();
  } finally {
    release();
  }
}
