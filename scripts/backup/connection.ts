import { startupLockQuery } from '#contract/startup-lock';
import { Client } from 'pg';

/**
 * Connects for a backup or a restore and disconnects after the job, or when the signal aborts. Colibri processes that
 * start on the database wait meanwhile, so its schema can't change.
 */
export async function withClient<T>(
  url: string,
  signal: AbortSignal,
  job: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  // Without a listener, a connection that breaks would end the process; the running query fails anyway.
  client.on('error', () => undefined);
  const disconnect = () => void client.end().catch(() => undefined);
  signal.throwIfAborted();
  signal.addEventListener('abort', disconnect);
  try {
    await client.connect();
    // PostgreSQL then writes names in full, and rows in the same form whatever the server’s settings are.
    await client.query(`
      set search_path = '';
      set datestyle = 'ISO, YMD';
      set intervalstyle = 'postgres';
      set statement_timeout = 0;
      set idle_in_transaction_session_timeout = 0;
      set check_function_bodies = off;
    `);
    await client.query(startupLockQuery);
    return await job(client);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', disconnect);
    await client.end().catch(() => undefined);
  }
}
