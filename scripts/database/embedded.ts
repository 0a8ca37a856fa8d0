import { join } from 'node:path';
import type { DataFolder } from '../stack/folder.ts';
import type { Part } from '../stack/part.ts';
import { freePort } from '../stack/ports.ts';
import { refusal } from './answers.ts';
import { databaseEnv, databaseName, prepareCluster } from './cluster.ts';
import { elsewhere, findHome } from './home.ts';
import { logSettings } from './log-settings.ts';
import { stopOrphan } from './orphan.ts';

export type Embedded = {
  part: Part;
  url: string;
  /** What to say about it. */
  note: string;
};

const onlyHere = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];

/**
 * Makes the embedded database ready to start, taking over one that still runs. In: the data
 * folder and the password. Out: the part to supervise and its address, on a port that was free.
 * Raises Trouble where that cannot be.
 */
export async function embeddedDatabase(folder: DataFolder, password: string): Promise<Embedded> {
  const home = findHome(folder.path);
  const orphaned = await stopOrphan(home.cluster);
  const created = await prepareCluster(home, password);
  const port = await freePort();
  const url = `postgres://${databaseName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
  const part: Part = {
    name: 'database',
    program: join(home.programs, 'postgres'),
    args: [
      '-D',
      home.cluster,
      '-p',
      String(port),
      ...[...onlyHere, ...logSettings].flatMap((setting) => ['-c', setting]),
    ],
    cwd: '/',
    env: databaseEnv,
    ...(home.user && { user: home.user }),
    // Fast: sessions are ended, not waited for.
    stopSignal: 'SIGINT',
    healthy: async () => (await refusal(url)) === undefined,
  };
  const away = home.cluster.startsWith(elsewhere)
    ? [`in ${home.cluster}, because the user postgres can’t open ${folder.path}`]
    : [];
  const said = [created ? 'created' : orphaned ? 'taken over' : 'started', ...away];
  return { part, url, note: said.join(' ') };
}
