import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../terminal/errors.ts';
import type { DatabaseLocation } from './location.ts';

/** The name of both the role and the database. */
export const databaseName = 'colibri';

/** Allows only connections from this machine, with a password. */
const hostRules = 'host all all 127.0.0.1/32 scram-sha-256\n';

/** The only environment variables that PostgreSQL gets. */
export const databaseEnv = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };

/**
 * Prepares a stopped database to be started: creates it if there is none, and sets the current password, which may have
 * changed since the last start. Resolves to whether it was created.
 * @throws OperatorError with PostgreSQL's own messages.
 */
export async function prepareCluster(
  location: DatabaseLocation,
  password: string,
): Promise<boolean> {
  const isNew = !existsSync(location.cluster);
  if (isNew) await create(location);
  const quoted = password.replaceAll("'", "''").replaceAll(/[\r\n]/g, '');
  await runStatement(location, location.cluster, `ALTER ROLE ${databaseName} PASSWORD '${quoted}'`);
  return isNew;
}

async function create(location: DatabaseLocation): Promise<void> {
  // Created under another name and then renamed, so that an interrupted creation leaves nothing half done.
  const temporary = `${location.cluster}.new`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  changeOwner(location, temporary);
  await runProgram(location, 'initdb', [
    `--pgdata=${temporary}`,
    `--username=${databaseName}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    // Only until pg_hba.conf is written below; nothing listens before that.
    '--auth=trust',
  ]);
  await runStatement(location, temporary, `CREATE DATABASE ${databaseName}`);
  const rules = join(temporary, 'pg_hba.conf');
  writeFileSync(rules, hostRules);
  changeOwner(location, rules);
  renameSync(temporary, location.cluster);
}

/** Runs a statement in single-user mode, which needs no password. */
async function runStatement(
  location: DatabaseLocation,
  cluster: string,
  statement: string,
): Promise<void> {
  await runProgram(location, 'postgres', ['--single', '-D', cluster, 'postgres'], `${statement}\n`);
}

function runProgram(
  location: DatabaseLocation,
  program: string,
  args: string[],
  input = '',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { ...location.user, cwd: '/', env: databaseEnv };
    const child = execFile(join(location.programs, program), args, options, (error, _, stderr) => {
      if (error || /^.*(?:ERROR|FATAL|PANIC):/m.test(stderr))
        reject(new OperatorError(`${stderr}\nPostgreSQL couldn’t be set up (${program}).`));
      else resolve();
    });
    child.stdin?.end(input);
  });
}

function changeOwner({ user }: DatabaseLocation, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}
