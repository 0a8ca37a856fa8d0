import type { Knex } from 'knex';
import { z } from 'zod';
import { logFailure } from '../failures.ts';

/** With more rows than this, reading them takes noticeable time. */
const mostRows = 500;

const rows = z.object({
  rows: z.array(
    z.object({ name: z.string(), amount: z.coerce.number(), count: z.coerce.number() }),
  ),
});

/** The numbers that triggers keep, by name; those that were never counted are missing. */
export async function readTallies(db: Knex): Promise<ReadonlyMap<string, number>> {
  const found = await db.raw(
    'select name, sum(amount) as amount, count(*) as count from tallies group by name',
  );
  const tallies = rows.parse(found).rows;
  await compactTallies(
    db,
    tallies.reduce((sum, { count }) => sum + count, 0),
  );
  return new Map(tallies.map(({ name, amount }) => [name, amount]));
}

/**
 * Replaces many rows by one for each tally. The sums stay the same for every reader at any time, and writers don't wait.
 */
export async function compactTallies(db: Knex, rowCount: number): Promise<void> {
  if (rowCount <= mostRows) return;
  await db
    .raw(
      `with old as (delete from tallies returning name, amount)
       insert into tallies (name, amount) select name, sum(amount) from old group by name`,
    )
    .catch((error: unknown) => logFailure('Tallies were not compacted', error));
}
