import { spawnSync } from 'node:child_process';
import { OperatorError } from '../terminal/errors.ts';

export type User = { uid: number; gid: number };

const name = 'postgres';

/**
 * The user that runs PostgreSQL if we are root, because it refuses to run as root. Undefined if we aren't root.
 * @throws OperatorError if that user doesn't exist and can't be created.
 */
export function databaseUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = findUser() ?? createUser();
  if (user) return user;
  throw new OperatorError(
    `PostgreSQL can’t run as root, and the user ${name} couldn’t be created: run \`useradd --system ${name}\`, start as another user, or set DATABASE_URL.`,
  );
}

export function canEnter(user: User, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0;
}

/** @param program A program that accepts `--version`. */
export function canRun(user: User | undefined, program: string): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

function findUser(): User | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, name]);
    return status === 0 ? Number(stdout.toString()) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function createUser(): User | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
  spawnSync('useradd', [...options, name], { env });
  return findUser();
}
