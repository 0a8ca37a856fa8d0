import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { CallError } from '../contract/error.ts';
import { collectionLimits } from '../contract/limits.ts';
import { memberTable } from '../strapi/internals/tables.ts';
import { runInBackground } from './failures.ts';
import { changeInTurn } from './member-changes.ts';

/** The tables whose rows can be restored, with the maximum number of rows per member (behavior X1). */
const quotas = {
  saved_collections: collectionLimits.collections,
  own_affirmations: collectionLimits.own,
} as const;
type Table = keyof typeof quotas;

/** The SQL condition under which a deleted row can still be restored. */
const restorable = `deleted_at > now() - make_interval(secs => ${collectionLimits.restorableSeconds})`;

const countRow = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });
const found = z.object({ rows: z.array(z.object({ id: z.number() })) });

/**
 * Inserts a row for a member unless the quota is used up. Locks the member, so that parallel inserts cannot exceed the
 * quota. Throws `CallError`: `limit-reached`, `unauthorized` if the member no longer exists.
 */
export function insertWithinQuota<Result>(
  db: Knex,
  table: Table,
  userId: number,
  add: (trx: Knex) => Promise<Result>,
): Promise<Result> {
  return changeInTurn(userId, () =>
    db.transaction(async (trx) => {
      const member = await trx.raw(
        `select id from ${memberTable} where id = :userId for no key update`,
        { userId },
      );
      if (found.parse(member).rows.length === 0) throw new CallError('unauthorized');
      const result = await add(trx);
      const rows = await trx.raw(
        `select count(*) from ${table} where user_id = :userId and deleted_at is null`,
        { userId },
      );
      if (countRow.parse(rows).rows[0].count > quotas[table]) throw new CallError('limit-reached');
      return result;
    }),
  );
}

/** More deleted rows of a member aren't kept for restoring. */
const mostRestorable = 100;

/** Throws `CallError` `not-found`. */
export async function softDelete(
  db: Knex,
  table: Table,
  userId: number,
  id: number,
): Promise<void> {
  const removed = await db.raw(
    `update ${table} set deleted_at = now()
     where id = :id and user_id = :userId and deleted_at is null returning id`,
    { id, userId },
  );
  if (found.parse(removed).rows.length === 0) throw new CallError('not-found');
  await db.raw(
    `delete from ${table} where id in (
       select id from ${table} where user_id = :userId and deleted_at is not null
       order by deleted_at desc, id desc offset :mostRestorable
     )`,
    { userId, mostRestorable },
  );
}

/** Restores a row; does nothing if it isn't deleted. Throws `CallError`: `not-found`, `limit-reached`. */
export function restoreDeleted(db: Knex, table: Table, userId: number, id: number): Promise<void> {
  return insertWithinQuota(db, table, userId, async (trx) => {
    const restored = await trx.raw(
      `update ${table} set deleted_at = null
       where id = :id and user_id = :userId and (deleted_at is null or ${restorable}) returning id`,
      { id, userId },
    );
    if (found.parse(restored).rows.length === 0) throw new CallError('not-found');
  });
}

/** Deletes rows that can no longer be restored, now and every minute. */
export async function startPurgingDeletedRows(strapi: Core.Strapi): Promise<void> {
  const purge = async () => {
    for (const table of Object.keys(quotas))
      await strapi.db.connection.raw(`delete from ${table} where not (${restorable})`);
  };
  await purge();
  const task = () => runInBackground('The purge failed', purge);
  strapi.cron.add({ purge: { task, options: { rule: '* * * * *' } } });
}
