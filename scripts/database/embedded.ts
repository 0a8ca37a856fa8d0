import { join } from 'node:path';
import type { DataFolder } from '../stack/data-folder.ts';
import type { Service } from '../stack/service.ts';
import { freePort } from '../stack/ports.ts';
import { connectionError, isDatabaseSilent } from './connection.ts';
import { databaseEnv, databaseName, prepareCluster } from './cluster.ts';
import { rootDataFolder, locateDatabase } from './location.ts';
import { logSettings } from './log-settings.ts';
import { stopOrphan } from './orphan.ts';

export type EmbeddedDatabase = {
  service: Service;
  url: string;
  /** What the terminal shows about it. */
  note: string;
};

const localOnly = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** Prepares the embedded database on a free port, and stops one that an earlier start left running. */
export async function prepareEmbeddedDatabase(
  folder: DataFolder,
  password: string,
): Promise<EmbeddedDatabase> {
  const location = locateDatabase(folder.path);
  const orphaned = await stopOrphan(location.cluster);
  const created = await prepareCluster(location, password);
  const port = await freePort();
  const url = embeddedUrl(port, password);
  const service: Service = {
    name: 'database',
    program: join(location.programs, 'postgres'),
    args: [
      '-D',
      location.cluster,
      '-p',
      String(port),
      ...[...localOnly, ...logSettings].flatMap((setting) => ['-c', setting]),
    ],
    cwd: '/',
    env: databaseEnv,
    ...(location.user && { user: location.user }),
    // PostgreSQL's fast shutdown: it ends open sessions instead of waiting for them.
    stopSignal: 'SIGINT',
    isHealthy: async () => (await connectionError(url)) === undefined,
    isSilent: (milliseconds) => isDatabaseSilent(url, milliseconds),
  };
  const where = location.cluster.startsWith(rootDataFolder)
    ? [`in ${location.cluster}, because the user postgres can’t open ${folder.path}`]
    : [];
  const notes = [created ? 'created' : orphaned ? 'taken over' : 'started', ...where];
  return { service, url, note: notes.join(' ') };
}

export function embeddedUrl(port: number, password: string): string {
  return `postgres://${databaseName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
}
