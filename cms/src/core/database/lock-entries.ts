import type { Knex } from 'knex';

/**
 * Locks the rows of entries in all languages until the transaction ends, always in the same order: a save of one language
 * also writes what both languages share, so that saves of two languages at the same time would end in a deadlock.
 */
export async function lockEntries(
  trx: Knex,
  table: string,
  documentIds: readonly string[],
): Promise<void> {
  await trx.raw(
    `select from ${table} where document_id = any(:documentIds) order by id for update`,
    { documentIds },
  );
}
