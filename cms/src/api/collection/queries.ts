import type { Knex } from 'knex';
import { z } from 'zod';
import type { Affirmation } from '../../contract/affirmation.ts';
import { collection, type Collection, type CollectionDetail } from '../../contract/collection.ts';
import type { Language } from '../../contract/language.ts';
import { isoTimestamp } from '../../core/dates.ts';
import { affirmationColumns } from '../affirmation/queries.ts';
import { affirmationRow, collectedRow } from '../affirmation/rows.ts';
import { visibleIn } from '../affirmation/objects.ts';
import { baseColumns } from '../own-affirmation/queries.ts';

const collectionRows = z.object({ rows: z.array(collection.extend({ createdAt: isoTimestamp })) });
const affirmationRows = z.object({ rows: z.array(affirmationRow) });
const itemRows = z.object({ rows: z.array(collectedRow) });

/**
 * SQL for an affirmation that a member can see: a published one or their own. Both halves of the union filter by id, so
 * that each uses its index.
 */
export const visibleAffirmation = (language: Language, id: string) => `(
  select ${affirmationColumns} from affirmations where ${visibleIn[language]} and public_id = ${id}
  union all
  select ${baseColumns} from own_affirmations
  where user_id = :userId and deleted_at is null and id = ${id}
) visible`;

/** A member's collections, newest first; with an affirmation, also whether each has it. */
export async function listCollections(
  db: Knex,
  userId: number,
  language: Language,
  affirmationId?: number,
): Promise<Collection[]> {
  const found = await readCollections(db, userId, language, 'true');
  if (affirmationId === undefined) return found;
  const held = await db('saved_collection_items')
    .where('affirmation_id', affirmationId)
    .whereIn(
      'collection_id',
      found.map(({ id }) => id),
    )
    .pluck('collection_id');
  return found.map((each) => ({ ...each, holds: held.includes(each.id) }));
}

/** The ids of the affirmations that any of a member's collections has. */
export const heldIds = async (db: Knex, userId: number): Promise<number[]> =>
  db('saved_collection_items')
    .join('saved_collections', 'collection_id', 'saved_collections.id')
    .where('user_id', userId)
    .whereNull('deleted_at')
    .distinct()
    .pluck('affirmation_id');

export async function findCollection(
  db: Knex,
  userId: number,
  id: number,
  language: Language,
): Promise<Collection | undefined> {
  const [found] = await readCollections(db, userId, language, 'saved_collections.id = :id', { id });
  return found;
}

/** A collection with its affirmations in the owner's order, or undefined. */
export async function findCollectionDetail(
  db: Knex,
  userId: number,
  id: number,
  language: Language,
): Promise<CollectionDetail | undefined> {
  const [found] = await readDetails(db, userId, language, 'saved_collections.id = :id', { id });
  return found;
}

const exported = z.object({
  rows: z.tuple([z.object({ collections: z.string(), affirmations: z.string() })]),
});

/**
 * Exports a member's collections with their affirmation ids, and each affirmation once, as two JSON strings. The
 * database builds the JSON because there can be 100,000 ids.
 */
export async function exportCollections(
  db: Knex,
  userId: number,
  language: Language,
): Promise<{ collections: string; affirmations: string }> {
  const found = await db.raw(
    `with own as (
       select * from saved_collections where user_id = :userId and deleted_at is null
     ),
     items as (
       select collection_id, json_agg(affirmation_id order by position) as ids
       from saved_collection_items where collection_id in (select id from own) group by collection_id
     ),
     held as (
       select distinct affirmation_id from saved_collection_items
       where collection_id in (select id from own)
     )
     select
       (select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'description', description,
          'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'affirmations', coalesce(ids, '[]')
        ) order by id desc), '[]')::text
        from own left join items on collection_id = id) as collections,
       (select coalesce(json_agg(to_json(visible) order by visible.id), '[]')::text
        from held cross join lateral ${visibleAffirmation(language, 'affirmation_id')}) as affirmations`,
    { userId },
  );
  return exported.parse(found).rows[0];
}

/** An affirmation that a member can see, or undefined. */
export async function findVisibleAffirmation(
  db: Knex,
  userId: number,
  id: number,
  language: Language,
): Promise<Affirmation | undefined> {
  const found = await db.raw(`select * from ${visibleAffirmation(language, ':id')}`, {
    userId,
    id,
  });
  return affirmationRows.parse(found).rows[0];
}

async function readCollections(
  db: Knex,
  userId: number,
  language: Language,
  which: string,
  values: Record<string, number> = {},
): Promise<Collection[]> {
  const found = await db.raw(
    `select id, name, description, created_at as "createdAt", (
       select cast(count(*) as integer) from saved_collection_items
       cross join lateral ${visibleAffirmation(language, 'affirmation_id')}
       where collection_id = saved_collections.id
     ) as count
     from saved_collections
     where user_id = :userId and deleted_at is null and ${which} order by id desc`,
    { userId, ...values },
  );
  return collectionRows.parse(found).rows;
}

async function readDetails(
  db: Knex,
  userId: number,
  language: Language,
  which: string,
  values: Record<string, number> = {},
): Promise<CollectionDetail[]> {
  const [collections, items] = await Promise.all([
    readCollections(db, userId, language, which, values),
    db.raw(
      `select collection_id, visible.* from saved_collections
       join saved_collection_items on collection_id = saved_collections.id
       cross join lateral ${visibleAffirmation(language, 'affirmation_id')}
       where user_id = :userId and deleted_at is null and ${which} order by position`,
      { userId, ...values },
    ),
  ]);
  const affirmationsOf = Map.groupBy(itemRows.parse(items).rows, (item) => item.collection_id);
  return collections.map((each) => {
    const affirmations = (affirmationsOf.get(each.id) ?? []).map(
      ({ collection_id: _id, ...item }) => item,
    );
    return { ...each, count: affirmations.length, affirmations };
  });
}
