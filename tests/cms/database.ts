import { Pool } from 'pg';
import { afterAll, inject } from 'vitest';

/** Connections of the test file's own to the database under test, closed after it. */
export function connect(): Pool {
  const pool = new Pool({ connectionString: inject('database'), max: 4 });
  afterAll(() => pool.end());
  return pool;
}
