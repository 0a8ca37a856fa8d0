import type { Knex } from 'knex';

/**
 * Waits until no import holds a table before its rows are locked. An import locks the table first and the rows as it
 * changes them, so a save that held a row while it waits for the table would make the import fail.
 */
export async function lockForWriting(trx: Knex, table: string): Promise<void> {
  await trx.raw(`lock table ${table} in row exclusive mode`);
}

/**
 * Locks the rows of entries in all languages until the transaction ends, always in the same order: a save of one language
 * also writes what both languages share, so that saves of two languages at the same time would end in a deadlock.
 */
export async function lockEntries(
  trx: Knex,
  table: string,
  documentIds: readonly string[],
): Promise<void> {
  await lockForWriting(trx, table);
  await trx.raw(
    `select from ${table} where document_id = any(:documentIds) order by id for update`,
    { documentIds },
  );
}
