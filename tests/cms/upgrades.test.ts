import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { emptyDatabase, startCms } from './another-cms.ts';
import { versions } from './fixtures/data.ts';
import { clock } from './newsletter-setup.ts';
import { expectUpgrade, load, readRows, readTables } from './upgrade.ts';

/** Two starts on a busy machine. */
const timeoutMilliseconds = 300_000;

/** Which all migrations upgrade. `npm run test:long` upgrades the later ones. */
const [oldest] = versions;

it(
  `the CMS upgrades the database of version ${oldest} while others read it, keeps its data, and changes nothing at the next start`,
  async () => {
    const { cms, settings, pool } = await expectUpgrade(oldest);
    expect(await cms.end()).toBe(0);
    const now = await readTables(pool);
    const upgraded = await readRows(pool, now);
    await (await startCms(settings)).end();
    expect(await readTables(pool)).toEqual(now);
    expect(await readRows(pool, now)).toEqual(upgraded);
  },
  timeoutMilliseconds,
);

it('a start that cannot upgrade the database says so and leaves every row unchanged', async () => {
  const url = await emptyDatabase();
  const pool = new Pool({ connectionString: url });
  onTestFinished(() => pool.end());
  await load(pool, '322ad1dd');
  const tables = await readTables(pool);
  const before = await readRows(pool, tables);
  // In the way of the last of three tables that a migration renames.
  await pool.query('create table letter_send_slot (id integer)');
  await expect(startCms({ DATABASE_URL: url, ...clock })).rejects.toThrow(
    /couldn’t be upgraded to this version.*changed nothing.*report this error: .*letter_send_slot/,
  );
  expect([...(await readTables(pool)).keys()]).not.toContain('audit_log');
  expect(await readRows(pool, tables)).toEqual(before);
});
