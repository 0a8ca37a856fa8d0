import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessageOf, OperatorError } from '../terminal/errors.ts';

const timeoutMilliseconds = 5000;
const pollMilliseconds = 500;

/** The reason that the driver gives if PostgreSQL doesn't react. */
const noReaction = 'timeout expired';

/** Tries to connect to PostgreSQL. Resolves to the reason why it failed, or to undefined if it worked. */
export async function connectionError(
  url: string,
  connectionTimeoutMillis = timeoutMilliseconds,
): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  // Without a listener, a connection that breaks later would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return undefined;
  } catch (error) {
    return error instanceof AggregateError
      ? errorMessageOf(error.errors[0])
      : errorMessageOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether PostgreSQL leaves a connection without any reaction for so many milliseconds. */
export async function isDatabaseSilent(url: string, milliseconds: number): Promise<boolean> {
  return (await connectionError(url, milliseconds)) === noReaction;
}

/** Waits until the database in DATABASE_URL responds. @throws OperatorError if it doesn't within a few seconds. */
export async function waitForDatabase(url: string): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  for (;;) {
    const reason = await connectionError(url);
    if (reason === undefined) return;
    if (Date.now() > deadline)
      throw new OperatorError(
        `No database is responding at ${new URL(url).host}, the address in DATABASE_URL (${reason}). Start it, correct DATABASE_URL, or remove DATABASE_URL to use the embedded database.`,
      );
    await pause(pollMilliseconds);
  }
}
