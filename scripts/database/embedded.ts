import { join } from 'node:path';
import type { DataFolder } from '../stack/data-folder.ts';
import { freePort } from '../stack/ports.ts';
import type { Service } from '../stack/service.ts';
import { databaseEnv, databaseName, prepareCluster, stopOrphan } from './cluster.ts';
import { connectionError, isDatabaseSilent } from './connection.ts';
import { locateDatabase, rootDataFolder } from './location.ts';

export type EmbeddedDatabase = {
  service: Service;
  url: string;
  /** What the terminal shows about it. */
  note: string;
};

const localOnly = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
export const serverSettings = [
  // The temporary files of a query can't fill the disk.
  'temp_file_limit=1GB',
  // Keep personal data out of PostgreSQL's log: no statements, no parameters, no row values.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_statement=none',
  'log_min_duration_statement=-1',
  // Log to standard error: the supervisor, or the container, limits the size of that log.
  'logging_collector=off',
];

/** Prepares the embedded database on a free port, and stops one that an earlier start left running. */
export async function prepareEmbeddedDatabase(
  folder: DataFolder,
  password: string,
): Promise<EmbeddedDatabase> {
  const location = locateDatabase(folder.path);
  const { cluster, programs, user } = location;
  const orphaned = await stopOrphan(cluster);
  const created = await prepareCluster(location, password);
  const port = await freePort();
  const url = embeddedUrl(port, password);
  const options = [...localOnly, ...serverSettings].flatMap((setting) => ['-c', setting]);
  const service: Service = {
    name: 'database',
    program: join(programs, 'postgres'),
    args: ['-D', cluster, '-p', String(port), ...options],
    cwd: '/',
    env: databaseEnv,
    ...(user && { user }),
    // PostgreSQL's fast shutdown: it ends open sessions instead of waiting for them.
    stopSignal: 'SIGINT',
    isHealthy: async () => (await connectionError(url)) === undefined,
    isSilent: (milliseconds) => isDatabaseSilent(url, milliseconds),
  };
  const state = created ? 'created' : orphaned ? 'taken over' : 'started';
  const isElsewhere = cluster.startsWith(rootDataFolder);
  const where = isElsewhere
    ? ` in ${cluster}, because the user postgres can’t open ${folder.path}`
    : '';
  return { service, url, note: state + where };
}

export function embeddedUrl(port: number, password: string): string {
  return `postgres://${databaseName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
}
