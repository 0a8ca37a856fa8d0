import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../terminal/trouble.ts';
import type { Home } from './home.ts';

/** The role and the database are called the same. */
export const databaseName = 'colibri';

/** Passwords for everybody, and from this machine alone. */
const whoMayConnect = 'host all all 127.0.0.1/32 scram-sha-256\n';

/** All that PostgreSQL gets of our environment. */
export const databaseEnv = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };

/**
 * Makes a database that does not run ready to: creates it where there is none, and gives it the
 * password of today (the kept one may be new). In: its place and the password. Out: whether it
 * was created. Raises Trouble with PostgreSQL's own words where it fails.
 */
export async function prepareCluster(home: Home, password: string): Promise<boolean> {
  const isNew = !existsSync(home.cluster);
  if (isNew) await create(home);
  const quoted = password.replaceAll("'", "''").replaceAll(/[\r\n]/g, '');
  await tell(home, home.cluster, `ALTER ROLE ${databaseName} PASSWORD '${quoted}'`);
  return isNew;
}

async function create(home: Home): Promise<void> {
  // Beside and then in place, so that a creation that was broken off leaves nothing half done.
  const beside = `${home.cluster}.new`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  own(home, beside);
  await call(home, 'initdb', [
    `--pgdata=${beside}`,
    `--username=${databaseName}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    // Until whoMayConnect stands there; nothing listens before.
    '--auth=trust',
  ]);
  await tell(home, beside, `CREATE DATABASE ${databaseName}`);
  const rules = join(beside, 'pg_hba.conf');
  writeFileSync(rules, whoMayConnect);
  own(home, rules);
  renameSync(beside, home.cluster);
}

/** One statement in single-user mode, which needs no password. */
async function tell(home: Home, cluster: string, statement: string): Promise<void> {
  await call(home, 'postgres', ['--single', '-D', cluster, 'postgres'], `${statement}\n`);
}

function call(home: Home, program: string, args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { ...home.user, cwd: '/', env: databaseEnv };
    const child = execFile(join(home.programs, program), args, options, (error, _, complaints) => {
      if (error || /^.*(?:ERROR|FATAL|PANIC):/m.test(complaints))
        reject(new Trouble(`${complaints}\nPostgreSQL couldn’t be set up (${program}).`));
      else resolve();
    });
    child.stdin?.end(input);
  });
}

function own({ user }: Home, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}
