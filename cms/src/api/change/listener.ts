import type { Core } from '@strapi/strapi';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** A comment on an idle stream, so that both ends notice when the other has gone. */
const heartbeatSeconds = 15;
const reconnectSeconds = 1;

const readers = new Set<PassThrough>();
const stopped = new AbortController();
let client: Client | undefined;

/** Hears what the database announces after each commit, of this process or another, and passes it on. */
export async function startListening(strapi: Core.Strapi): Promise<void> {
  const connection = new Client({ connectionString: process.env.DATABASE_URL });
  connection.on('notification', ({ payload }) => send(`data: ${payload}\n\n`));
  connection.on('error', (error) => strapi.log.warn(`Listening for changes: ${error.message}`));
  await connection.connect();
  // Only now: a connection that never stood ends too.
  connection.on('end', () => void listenAgain(strapi));
  client = connection;
  await connection.query('listen content');
}

/** What happened meanwhile is not known, so readers are cut off: they start afresh when they return. */
async function listenAgain(strapi: Core.Strapi): Promise<void> {
  client = undefined;
  endAll();
  while (!client && !stopped.signal.aborted) {
    await pause(reconnectSeconds * 1000);
    await startListening(strapi).catch((error: unknown) => strapi.log.warn(String(error)));
  }
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
  reader.write(': listening\n\n');
  const heartbeat = setInterval(() => reader.write(': still here\n\n'), heartbeatSeconds * 1000);
  readers.add(reader);
  reader.on('close', () => {
    clearInterval(heartbeat);
    readers.delete(reader);
  });
  return reader;
}

function send(event: string) {
  for (const reader of readers) reader.write(event);
}

function endAll() {
  for (const reader of readers) reader.end();
}
