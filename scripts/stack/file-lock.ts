import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, readIdentity, type ProcessIdentity } from './process.ts';

const pollMilliseconds = 200;
const settleMilliseconds = 50;

/**
 * Acquires a lock that ends with this process, even if it is killed. Resolves to a function that releases it.
 * @param onHeld Called while another process holds the lock: return to go on waiting, throw to give up.
 */
export async function acquireFileLock(
  file: string,
  onHeld: (holder: ProcessIdentity) => void | Promise<void>,
): Promise<() => void> {
  for (;;) {
    const holder = tryAcquire(file);
    if (holder) {
      await onHeld(holder);
      await pause(pollMilliseconds);
      continue;
    }
    // Two processes that find the same dead holder at the same moment could both think they hold it.
    await pause(settleMilliseconds);
    if (readIdentity(file)?.pid === process.pid) return () => rmSync(file, { force: true });
  }
}

/** Returns the process that holds the lock already, or undefined once it is ours. */
function tryAcquire(file: string): ProcessIdentity | undefined {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(identify(process.pid)));
  try {
    // A hard link is the only way to create a file with its content that fails if the file exists.
    linkSync(mine, file);
    return undefined;
  } catch {
    return readIdentity(file) ?? tryAcquire(file);
  } finally {
    rmSync(mine, { force: true });
  }
}
