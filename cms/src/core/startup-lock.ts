import { Client } from 'pg';
import { startupLockQuery } from '../contract/startup-lock.ts';

let holder: Client | undefined;

/**
 * Waits until no other process is starting on this database, because two on an empty one would both create the tables.
 * `releaseStartupLock` or the end of the process releases the lock. Throws if the database is unavailable.
 */
export async function acquireStartupLock(): Promise<void> {
  // A separate connection without a transaction, because transactions can be limited in time.
  holder = new Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query(startupLockQuery);
}

export async function releaseStartupLock(): Promise<void> {
  await holder?.end();
  holder = undefined;
}
