import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, readIdentity, type Identity } from './process.ts';

const lookEveryMilliseconds = 200;
const settleMilliseconds = 50;

/**
 * Takes a lock that ends with this process, however that ends. In: its file, and what to do about
 * a holder: told who, return to wait on or throw to give up. Out: how to let go. Raises what that
 * throws.
 */
export async function lock(
  file: string,
  heldBy: (holder: Identity) => void | Promise<void>,
): Promise<() => void> {
  for (;;) {
    const holder = take(file);
    if (holder) {
      await heldBy(holder);
      await pause(lookEveryMilliseconds);
      continue;
    }
    // Two that found the same dead holder at the same instant may both think that it is theirs.
    await pause(settleMilliseconds);
    if (readIdentity(file)?.pid === process.pid) return () => rmSync(file, { force: true });
  }
}

/** Takes it, or says who has it. */
function take(file: string): Identity | undefined {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(identify(process.pid)));
  try {
    // Of all ways to make a file, a link alone both has its content at once and fails where one is.
    linkSync(mine, file);
    return undefined;
  } catch {
    return readIdentity(file) ?? take(file);
  } finally {
    rmSync(mine, { force: true });
  }
}
