import { spawnSync } from 'node:child_process';
import { Trouble } from '../terminal/trouble.ts';

export type User = { uid: number; gid: number };

const name = 'postgres';

/**
 * As whom PostgreSQL runs where we are root, which it refuses to be. In: nothing. Out: undefined
 * where we are not root. Raises Trouble where that user neither exists nor can be made.
 */
export function databaseUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = lookUp() ?? make();
  if (user) return user;
  throw new Trouble(
    `PostgreSQL can’t run as root, and the user ${name} couldn’t be created: run \`useradd --system ${name}\`, start as another user, or set DATABASE_URL.`,
  );
}

/** Whether a user may enter a folder. In: both. Raises nothing. */
export function mayEnter(user: User, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0;
}

/** Whether a user, or ourselves, may run a program. In: both; the program knows `--version`. Raises nothing. */
export function mayRun(user: User | undefined, program: string): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

function lookUp(): User | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, name]);
    return status === 0 ? Number(stdout.toString()) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function make(): User | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
  spawnSync('useradd', [...options, name], { env });
  return lookUp();
}
