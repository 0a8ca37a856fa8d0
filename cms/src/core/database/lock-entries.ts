import type { Knex } from 'knex';
import { isLockConflict } from '../database-errors.ts';
import { panelTexts } from '../panel-user.ts';

/**
 * Waits until no import holds a table before its rows are locked. An import locks the table first and the rows as it
 * changes them, so a save that held a row while it waits for the table would make the import fail.
 */
export async function lockForWriting(trx: Knex, table: string): Promise<void> {
  await trx.raw(`lock table ${table} in row exclusive mode`);
}

/** How long a change waits for a lock. Meanwhile it has one of the panel's few places for changes. */
const longestWait = '5s';

/**
 * Locks a table for a change in the panel. Throws 423 with a message if an import holds it for longer than a few seconds.
 * The transaction waits no longer for other locks, either.
 */
export async function lockForChange(trx: Knex, table: string): Promise<void> {
  await trx.raw(`set local lock_timeout = '${longestWait}'`);
  try {
    await lockForWriting(trx, table);
  } catch (error) {
    if (isLockConflict(error))
      strapi.requestContext.get()?.throw(423, panelTexts(strapi).content.importing);
    throw error;
  }
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
  await lockForChange(trx, table);
  await trx.raw(
    `select from ${table} where document_id = any(:documentIds) order by id for update`,
    { documentIds },
  );
}
