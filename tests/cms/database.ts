import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

/** A connection of the test file's own to the database under test, closed after it. */
export function connect(): Client {
  const client = new Client({ connectionString: inject('database') });
  beforeAll(() => client.connect());
  afterAll(() => client.end());
  return client;
}
