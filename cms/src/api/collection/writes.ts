import type { Knex } from 'knex';
import { z } from 'zod';
import { changeInTurn } from '../../core/member-changes.ts';
import { insertWithinQuota } from '../../core/member-rows.ts';
import type { Affirmation } from '../../contract/affirmation.ts';
import {
  collectionLimits,
  type CollectionChange,
  type newCollection,
} from '../../contract/collection.ts';
import { CallError } from '../../contract/error.ts';
import type { Language } from '../../contract/language.ts';
import { findVisibleAffirmation, visibleAffirmation } from './queries.ts';

const ids = z.object({ rows: z.array(z.object({ id: z.number() })) });
const countRow = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });

/** Creates a collection, with affirmations if there are ids, and returns its id. Throws `CallError`: `limit-reached`, `unauthorized`. */
export function createCollection(
  db: Knex,
  userId: number,
  { name, description, affirmationIds }: z.output<typeof newCollection>,
  language: Language,
): Promise<number> {
  return insertWithinQuota(db, 'saved_collections', userId, async (trx) => {
    const inserted = await trx.raw(
      `insert into saved_collections (user_id, name, description)
       values (:userId, :name, :description) returning id`,
      { userId, name, description },
    );
    const id = rowId(inserted);
    if (affirmationIds.length > 0)
      await trx.raw(
        `insert into saved_collection_items (collection_id, affirmation_id, position)
         select :id, given.id, min(place) from unnest(cast(:ids as integer[])) with ordinality given (id, place)
         cross join lateral ${visibleAffirmation(language, 'given.id')} group by given.id`,
        { id, userId, ids: affirmationIds },
      );
    return id;
  });
}

/** Changes the given fields. Throws `CallError` `not-found`. */
export async function changeCollection(
  db: Knex,
  userId: number,
  id: number,
  change: CollectionChange,
): Promise<void> {
  const { name = null, description = null } = change;
  const changed = await db.raw(
    `update saved_collections
     set name = coalesce(:name, name), description = coalesce(:description, description)
     where id = :id and user_id = :userId and deleted_at is null returning id`,
    { userId, id, name, description },
  );
  rowId(changed);
}

/**
 * Adds an affirmation that the member can see to the end of a collection. Throws `CallError`: `not-found`, `conflict` if
 * it is already there, `limit-reached`.
 */
export function addItem(
  db: Knex,
  userId: number,
  id: number,
  affirmationId: number,
  language: Language,
): Promise<Affirmation> {
  return changeInTurn(userId, () =>
    db.transaction(async (trx) => {
      await lockCollection(trx, userId, id);
      const affirmation = await findVisibleAffirmation(trx, userId, affirmationId, language);
      if (!affirmation) throw new CallError('not-found');
      const added = await trx.raw(
        `insert into saved_collection_items (collection_id, affirmation_id, position)
       select :id, :affirmationId, coalesce(max(position), 0) + 1
       from saved_collection_items where collection_id = :id
       on conflict (collection_id, affirmation_id) do nothing returning affirmation_id as id`,
        { id, affirmationId },
      );
      if (ids.parse(added).rows.length === 0) throw new CallError('conflict');
      await checkSize(trx, id);
      return affirmation;
    }),
  );
}

/**
 * Adds affirmations to the end of a collection, in this order, without those that are already there or that the member
 * can't see (behavior K5). Throws `CallError`: `not-found`, and `limit-reached` if they don't all fit.
 */
export function addItems(
  db: Knex,
  userId: number,
  id: number,
  affirmationIds: readonly number[],
  language: Language,
): Promise<void> {
  return changeInTurn(userId, () =>
    db.transaction(async (trx) => {
      await lockCollection(trx, userId, id);
      await trx.raw(
        `insert into saved_collection_items (collection_id, affirmation_id, position)
         select :id, given.id, last.position + min(place)
         from unnest(cast(:ids as integer[])) with ordinality given (id, place)
         cross join lateral ${visibleAffirmation(language, 'given.id')}
         cross join (
           select coalesce(max(position), 0) as position from saved_collection_items where collection_id = :id
         ) last
         group by given.id, last.position
         on conflict (collection_id, affirmation_id) do nothing`,
        { id, userId, ids: [...affirmationIds] },
      );
      await checkSize(trx, id);
    }),
  );
}

/** Throws `CallError` `limit-reached` (behavior X1). */
async function checkSize(trx: Knex, id: number): Promise<void> {
  const items = await trx.raw(
    'select count(*) from saved_collection_items where collection_id = :id',
    { id },
  );
  if (countRow.parse(items).rows[0].count > collectionLimits.affirmations)
    throw new CallError('limit-reached');
}

/** Throws `CallError` `not-found`. */
export async function removeItem(
  db: Knex,
  userId: number,
  id: number,
  affirmationId: number,
): Promise<void> {
  const removed = await db.raw(
    `delete from saved_collection_items using saved_collections
     where collection_id = :id and affirmation_id = :affirmationId
       and saved_collections.id = collection_id and user_id = :userId and deleted_at is null
     returning affirmation_id as id`,
    { userId, id, affirmationId },
  );
  rowId(removed);
}

/**
 * Reorders the given affirmations among the positions that they occupy. Others, such as unpublished ones, keep theirs
 * (behavior K2). Throws `CallError` `not-found`.
 */
export function orderItems(
  db: Knex,
  userId: number,
  id: number,
  affirmationIds: readonly number[],
): Promise<void> {
  return changeInTurn(userId, () =>
    db.transaction(async (trx) => {
      await lockCollection(trx, userId, id);
      await trx.raw(
        `with named as (
         select affirmation_id, position,
           row_number() over (order by array_position(:affirmationIds, affirmation_id)) as turn,
           row_number() over (order by position) as place
         from saved_collection_items
         where collection_id = :id and affirmation_id = any(:affirmationIds)
       )
       update saved_collection_items item set position = places.position
       from named join named places on places.place = named.turn
       where item.collection_id = :id and item.affirmation_id = named.affirmation_id`,
        { id, affirmationIds: [...affirmationIds] },
      );
    }),
  );
}

/** Makes other writers of the collection wait. Throws `CallError` `not-found`. */
async function lockCollection(trx: Knex, userId: number, id: number): Promise<void> {
  const locked = await trx.raw(
    `select id from saved_collections
     where id = :id and user_id = :userId and deleted_at is null for no key update`,
    { userId, id },
  );
  rowId(locked);
}

/** The id of the only row. Throws `CallError` `not-found` if there is none. */
function rowId(result: unknown): number {
  const [row] = ids.parse(result).rows;
  if (!row) throw new CallError('not-found');
  return row.id;
}
