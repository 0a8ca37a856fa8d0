import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf, Trouble } from '../terminal/trouble.ts';

const patienceMilliseconds = 5000;
const lookEveryMilliseconds = 500;

/** Why no PostgreSQL answers at an address. In: the address. Out: undefined where one does. Raises nothing. */
export async function refusal(url: string): Promise<string | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMilliseconds,
  });
  // A connection that breaks later would otherwise end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return undefined;
  } catch (error) {
    return error instanceof AggregateError ? reasonOf(error.errors[0]) : reasonOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes sure that the database of the operator answers. In: DATABASE_URL. Raises Trouble where it does not. */
export async function demandDatabase(url: string): Promise<void> {
  const until = Date.now() + patienceMilliseconds;
  for (;;) {
    const reason = await refusal(url);
    if (reason === undefined) return;
    if (Date.now() > until)
      throw new Trouble(
        `No database is answering at ${new URL(url).host}, the address in DATABASE_URL (${reason}). Start it, correct DATABASE_URL, or remove DATABASE_URL to use the embedded database.`,
      );
    await pause(lookEveryMilliseconds);
  }
}
