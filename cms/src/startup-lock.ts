import { Client } from 'pg';

let holder: Client | undefined;

/**
 * Waits until no other process starts on this database: on an empty one, two at once would both make what is
 * missing. The turn ends with `releaseStartupLock`, or with the process. Throws where the database refuses.
 */
export async function acquireStartupLock(): Promise<void> {
  // A separate connection without a transaction, because transactions can be limited in time.
  holder = new Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query(`select pg_advisory_lock(hashtext('colibri: start'))`);
}

export async function releaseStartupLock(): Promise<void> {
  await holder?.end();
  holder = undefined;
}
