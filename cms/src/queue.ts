import type { Knex } from 'knex';
import { types } from 'pg';
import { fromKnex, PgBoss, type JobInsert, type QueueOptions } from 'pg-boss';
import { logFailure } from './failures.ts';

/** Its own schema, so that Strapi never takes its tables for leftovers. */
const schema = 'jobs';
const connections = 4;
const maintenanceSeconds = 10;

/** Strapi turns off `jsonb` parsing for the whole process, but the queue relies on it. */
const reading = {
  types: {
    getTypeParser: (oid: number, format: 'text' | 'binary') =>
      oid === types.builtins.JSONB ? JSON.parse : types.getTypeParser(oid, format),
  },
};

let boss: PgBoss | undefined;

/**
 * Starts this process's share of the one queue in the database. Any number of processes take part;
 * what one of them leaves unfinished another goes on with. Throws where the database refuses.
 */
export async function startQueue(): Promise<PgBoss> {
  const started = new PgBoss({
    ...reading,
    connectionString: process.env.DATABASE_URL ?? '',
    schema,
    max: connections,
    useListenNotify: true,
    superviseIntervalSeconds: maintenanceSeconds,
    monitorIntervalSeconds: maintenanceSeconds,
  });
  started.on('error', (error) => logFailure('Queue', error));
  boss = await started.start();
  return boss;
}

/** Ends after the jobs at hand, within a few seconds. */
export async function stopQueue(): Promise<void> {
  await boss?.stop({ graceful: true, timeout: 5000 });
  boss = undefined;
}

/** Creates a queue or updates its options. */
export async function openQueue(name: string, options: QueueOptions): Promise<void> {
  await running().createQueue(name, { ...options, notify: true });
  await running().updateQueue(name, options);
}

/** Puts jobs into a queue within a transaction: they exist if and only if it commits. */
export async function enqueue(trx: Knex, name: string, jobs: JobInsert[]): Promise<void> {
  if (jobs.length > 0) await running().insert(name, jobs, { db: fromKnex(trx) });
}

function running(): PgBoss {
  if (!boss) throw new Error('The queue is not running.');
  return boss;
}
