import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isLockConflict } from '../database-errors.ts';
import type { Migration } from './migrations/index.ts';
import type { DatabaseObject } from './objects.ts';

const migrationTable = 'colibri_migrations';
const objectTable = 'colibri_objects';

/** How long a statement waits for a lock: while it waits, it blocks everybody who wants the table after it. */
const lockTimeout = '2s';
const attempts = 30;
const pauseMilliseconds = 500;

/**
 * Runs the migrations that this database has not had yet, each in a transaction. Call it in one process at a time.
 * @throws if one fails, which changes nothing, or if the database has migrations that this version does not know.
 */
export async function runMigrations(db: Knex, migrations: readonly Migration[]): Promise<void> {
  const config: Knex.MigratorConfig = {
    tableName: migrationTable,
    migrationSource: {
      getMigrations: () => Promise.resolve([...migrations]),
      getMigrationName: ({ name }: Migration) => name,
      getMigration: ({ statements }: Migration) =>
        Promise.resolve({ up: (trx) => runAll(trx, statements), down: () => Promise.resolve() }),
    },
  };
  // The startup lock keeps other processes away; a process that was killed leaves its own lock behind.
  await db.migrate.forceFreeMigrationsLock(config);
  await retryOnLockConflict(() => db.migrate.latest(config));
}

/** Creates functions, triggers and indexes that are new or have changed since the last start. */
export async function updateObjects(db: Knex, objects: readonly DatabaseObject[]): Promise<void> {
  if (!(await db.schema.hasTable(objectTable)))
    await db.raw(`create table ${objectTable} (name text primary key, checksum text not null)`);
  const rows = await db<{ name: string; checksum: string }>(objectTable).select();
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, statements } of objects) {
    const checksum = createHash('sha256').update(statements.join('\n')).digest('hex');
    if (known.get(name) === checksum) continue;
    await retryOnLockConflict(() =>
      db.transaction(async (trx) => {
        await runAll(trx, statements);
        await trx(objectTable).insert({ name, checksum }).onConflict('name').merge();
      }),
    );
  }
}

async function runAll(trx: Knex, statements: readonly string[]): Promise<void> {
  await trx.raw(`set local lock_timeout = '${lockTimeout}'`);
  // A migration of a large database can take longer than any query of the panel.
  await trx.raw('set local statement_timeout = 0');
  for (const statement of statements) await trx.raw(statement);
}

async function retryOnLockConflict(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === attempts || !isLockConflict(error)) throw error;
      await pause(pauseMilliseconds);
    }
}
