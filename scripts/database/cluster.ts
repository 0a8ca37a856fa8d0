import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { commandLineOf, identify, stopProcess } from '../stack/process.ts';
import { OperatorError } from '../terminal/errors.ts';
import type { DatabaseLocation } from './location.ts';

/** The name of both the role and the database. */
export const databaseName = 'colibri';

/** The name of the copy that tests make of a database after its first start. */
export const filledDatabaseName = 'filled_by_first_start';

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
  if (location.user) chownSync(temporary, location.user.uid, location.user.gid);
  await runProgram(location, 'initdb', [
    `--pgdata=${temporary}`,
    `--username=${databaseName}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    // Only until pg_hba.conf is written below; nothing listens before that.
    '--auth=trust',
  ]);
  await runStatement(location, temporary, `CREATE DATABASE ${databaseName}`);
  // Only connections from this machine, with a password.
  writeFileSync(join(temporary, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  renameSync(temporary, location.cluster);
}

/** Copies the database of a stopped cluster within it. */
export function copyDatabase(location: DatabaseLocation, name: string): Promise<void> {
  const statement = `CREATE DATABASE ${name} TEMPLATE ${databaseName}`;
  return runStatement(location, location.cluster, statement);
}

/** Runs a statement in single-user mode, which needs no password. */
async function runStatement(
  location: DatabaseLocation,
  cluster: string,
  statement: string,
): Promise<void> {
  await runProgram(location, 'postgres', ['--single', '-D', cluster, 'postgres'], `${statement}\n`);
}

async function runProgram(
  location: DatabaseLocation,
  program: string,
  args: string[],
  input = '',
): Promise<void> {
  const options = { ...location.user, cwd: '/', env: databaseEnv, extendEnv: false, reject: false };
  const path = join(location.programs, program);
  const { failed, stderr } = await execa(path, args, { ...options, input });
  if (failed || /^.*(?:ERROR|FATAL|PANIC):/m.test(stderr))
    throw new OperatorError(`${stderr}\nPostgreSQL couldn’t be set up (${program}).`);
}

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
