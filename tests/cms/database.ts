import { Client, Pool, type ClientBase } from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { afterFile } from '../after-file.ts';

/** Connections of the test file's own to the database under test, closed after it. */
export function connect(): Pool {
  const pool = new Pool({ connectionString: inject('database'), max: 4 });
  afterFile(() => pool.end());
  return pool;
}

/**
 * Locks a table in the database under test until the lock is released, or the test has finished. `query` runs in the
 * transaction that holds the lock, and `waiting` counts the queries of others that wait for it.
 */
export async function lockTable(
  pool: Pool,
  table: string,
  mode: 'access exclusive' | 'share row exclusive',
) {
  const holder = new Client(pool.options);
  await holder.connect();
  // A closed connection holds no lock, whatever failed before.
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query(`lock table ${table} in ${mode} mode`);
  return {
    query: (sql: string, values: unknown[]) => holder.query(sql, values),
    release: () => holder.query('commit'),
    async waiting(): Promise<number> {
      const { rows } = await holder.query(
        // Tables in copies of one template database have the same id.
        `select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and relation = $1::regclass and not granted`,
        [table],
      );
      return rows[0].count;
    },
  };
}

/** The number of queries in this database that wait for a lock. */
export async function countLockWaits(client: ClientBase | Pool): Promise<number> {
  const { rows } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Waits until a query of somebody else waits for a lock. */
export async function untilSomeoneWaits(client: ClientBase): Promise<void> {
  await expect.poll(() => countLockWaits(client)).toBeGreaterThan(0);
}
