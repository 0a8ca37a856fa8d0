import type { ClientBase, Pool } from 'pg';

/**
 * Wakes the workers of all processes, as pg-boss does when it adds a job. Otherwise they find a job that a test has
 * added or changed when they next look, up to five seconds later.
 */
export async function wakeWorkers(client: ClientBase | Pool): Promise<void> {
  // pg-boss derives the channel from the name of its schema.
  await client.query(
    `select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), name) from jobs.queue`,
  );
}
