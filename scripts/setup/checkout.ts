import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../stack/folder.ts';
import { lock } from '../stack/lock.ts';
import { lives, type Identity } from '../stack/process.ts';
import type { Installing } from './install.ts';

const lookEveryMilliseconds = 200;

/**
 * Does what changes the checkout (installing, building) while no other command does. In: where to
 * show that it waits, and the work. Out: the work's answer. Raises what the work raises.
 */
export async function alone<T>({ steps, signal }: Installing, work: () => Promise<T>): Promise<T> {
  // Not in node_modules, which installing empties, nor with the data, of which there may be several.
  const folder = join(root, '.node');
  mkdirSync(folder, { recursive: true });
  const wait = (holder: Identity) =>
    steps.step(
      `Waiting for process ${holder.pid}, which is installing or building here`,
      async () => {
        while (lives(holder)) {
          signal.throwIfAborted();
          await pause(lookEveryMilliseconds);
        }
      },
    );
  const release = await lock(join(folder, 'lock.json'), wait);
  try {
    return await work();
  } finally {
    release();
  }
}
