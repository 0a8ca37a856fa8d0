import type { Core } from '@strapi/strapi';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { logFailure } from '../../core/failures.ts';

/**
 * Interval of the heartbeat to the database and to each stream, because a connection that died silently would lose all
 * later changes. When the database replies, all earlier changes have arrived too.
 */
const heartbeatMilliseconds = 5000;
const answerMilliseconds = 4000;
const reconnectSeconds = 1;

const readers = new Set<PassThrough>();
const stopped = new AbortController();
let client: Client | undefined;

/** Forwards the changes that the database announces after each commit of any process. */
export async function startListening(strapi: Core.Strapi): Promise<void> {
  const connection = new Client({
    connectionString: process.env.DATABASE_URL,
    query_timeout: answerMilliseconds,
  });
  connection.on('notification', ({ payload }) => send(`data: ${payload}\n\n`));
  connection.on('error', (error) => logFailure('Listening for changes', error));
  await connection.connect();
  const heartbeat = setInterval(() => void beat(connection), heartbeatMilliseconds);
  // Not registered earlier, because a connection that was never established also emits `end`.
  connection.on('end', () => {
    clearInterval(heartbeat);
    void listenAgain(strapi);
  });
  client = connection;
  await connection.query('listen content');
  // Clients that reconnected before this point have missed changes, so they must reconnect.
  endAll();
}

async function beat(connection: Client): Promise<void> {
  try {
    await connection.query('select 1');
    send(': still here\n\n');
  } catch (error) {
    logFailure('Listening for changes', error);
    await connection.end().catch((cause: unknown) => logFailure('Listening for changes', cause));
  }
}

/** Disconnects all clients, because they may have missed changes; they empty their caches when they reconnect. */
async function listenAgain(strapi: Core.Strapi): Promise<void> {
  client = undefined;
  endAll();
  while (!client && !stopped.signal.aborted) {
    await pause(reconnectSeconds * 1000);
    await startListening(strapi).catch((error: unknown) =>
      logFailure('Listening for changes', error),
    );
  }
}

/** Whether the database responds on this connection, which doesn't have to wait for one of the pool. */
export async function isDatabaseResponding(): Promise<boolean> {
  if (!client) return false;
  await client.query('select 1');
  return true;
}

/** Ends every stream and the database connection. */
export async function stopListening(): Promise<void> {
  stopped.abort();
  endAll();
  await client?.end();
}

/** A stream of server-sent events, one for each change from now on. */
export function openStream(): Readable {
  const reader = new PassThrough();
  if (stopped.signal.aborted) return reader.end();
  reader.write(': listening\n\n');
  readers.add(reader);
  reader.on('close', () => readers.delete(reader));
  return reader;
}

function send(event: string) {
  for (const reader of readers) reader.write(event);
}

function endAll() {
  for (const reader of readers) reader.end();
}
