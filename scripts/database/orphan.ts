import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, identify, stopProcess } from '../stack/process.ts';

/** Stops a PostgreSQL that a killed Node process left running on this data. Resolves to whether there was one. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const server = identify(pid);
  // Another process has this id now. PostgreSQL would take it for a running server and refuse to start.
  if (!server || !commandLineOf(pid).includes(cluster)) {
    if (!commandLineOf(pid).includes('postgres')) rmSync(file, { force: true });
    return false;
  }
  // First a fast shutdown, then an immediate one, from which PostgreSQL recovers at its next start.
  await stopProcess(server, [
    ['SIGINT', 5000],
    ['SIGQUIT', 3000],
  ]);
  return true;
}
