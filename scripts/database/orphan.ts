import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, identify, stopProcess } from '../stack/process.ts';

/**
 * Stops a PostgreSQL that still runs on this data, left by a Node that was killed. In: the data's
 * folder. Out: whether there was one. Raises nothing.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const who = identify(pid);
  // Somebody else has the id by now: PostgreSQL would take that for a server of its own.
  if (!who || !commandOf(pid).includes(cluster)) {
    if (!commandOf(pid).includes('postgres')) rmSync(file, { force: true });
    return false;
  }
  // Fast first: it ends its sessions and writes all down. Then at once: it recovers at the start.
  await stopProcess(who, [
    ['SIGINT', 5000],
    ['SIGQUIT', 3000],
  ]);
  return true;
}
