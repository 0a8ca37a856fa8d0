import type { Knex } from 'knex';
import { types } from 'pg';
import { fromKnex, PgBoss, type JobInsert, type QueueOptions } from 'pg-boss';
import { logFailure } from './failures.ts';

/** A separate schema, so that Strapi's schema sync doesn't drop the queue's tables. */
const schema = 'jobs';
const connections = 4;
const maintenanceSeconds = 10;

/** Strapi turns off `jsonb` parsing for the whole process, but the queue relies on it. */
const driverOptions = {
  types: {
    getTypeParser: (oid: number, format: 'text' | 'binary') =>
      oid === types.builtins.JSONB ? JSON.parse : types.getTypeParser(oid, format),
  },
};

let boss: PgBoss | undefined;

/**
 * Connects this process to the job queue in the database, which all processes share. Another process takes over the
 * jobs of one that dies. Throws if the database is unavailable.
 */
export async function startQueue(): Promise<PgBoss> {
  const queue = new PgBoss({
    ...driverOptions,
    connectionString: process.env.DATABASE_URL ?? '',
    schema,
    max: connections,
    useListenNotify: true,
    superviseIntervalSeconds: maintenanceSeconds,
    monitorIntervalSeconds: maintenanceSeconds,
  });
  queue.on('error', (error) => logFailure('Queue', error));
  boss = await queue.start();
  return boss;
}

/** Finishes the current jobs first, for up to five seconds. */
export async function stopQueue(): Promise<void> {
  await boss?.stop({ graceful: true, timeout: 5000 });
  boss = undefined;
}

/** Creates a queue or updates its options. */
export async function openQueue(name: string, options: QueueOptions): Promise<void> {
  await requireQueue().createQueue(name, { ...options, notify: true });
  await requireQueue().updateQueue(name, options);
}

/** Adds jobs in a transaction, so that they only exist if it commits. */
export async function enqueue(trx: Knex, name: string, jobs: JobInsert[]): Promise<void> {
  if (jobs.length > 0) await requireQueue().insert(name, jobs, { db: fromKnex(trx) });
}

function requireQueue(): PgBoss {
  if (!boss) throw new Error('The queue is not running.');
  return boss;
}
