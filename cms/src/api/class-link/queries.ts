import type { Knex } from 'knex';
import { z } from 'zod';
import { classLink, type ClassCollection, type ClassLink } from '../../contract/class-link.ts';
import type { Language } from '../../contract/language.ts';
import { isoTimestamp, today } from '../../core/dates.ts';
import { memberTable } from '../../strapi/internals/tables.ts';
import { affirmationRow } from '../affirmation/rows.ts';
import { visibleAffirmation } from '../collection/queries.ts';
import { idInToken, isTokenOf, tokenOf } from './token.ts';

const links = z.object({
  rows: z.array(
    classLink
      .omit({ token: true })
      .extend({ createdAt: isoTimestamp, nonce: z.string() })
      .transform(({ nonce, ...link }) => ({ ...link, token: tokenOf({ id: link.id, nonce }) })),
  ),
});

/** A member's class links, newest first: all, those of a collection, or one. */
export async function listClassLinks(
  db: Knex,
  userId: number,
  { collectionId, id }: { collectionId?: number | undefined; id?: number } = {},
): Promise<ClassLink[]> {
  const found = await db.raw(
    `select link.id, nonce, collection_id as "collectionId", name as "collectionName",
       link.created_at as "createdAt", cast(ends_on as text) as "endsOn",
       case when shows_own then 'shown' else 'hidden' end as own,
       case when revoked_at is not null then 'revoked'
         when ends_on < :today then 'ended' else 'open' end as state
     from class_links link join saved_collections on saved_collections.id = collection_id
     where user_id = :userId and deleted_at is null
       and collection_id = coalesce(:collectionId, collection_id) and link.id = coalesce(:id, link.id)
     order by link.id desc`,
    { userId, collectionId: collectionId ?? null, id: id ?? null, today: today() },
  );
  return links.parse(found).rows;
}

const openLinks = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      nonce: z.string(),
      collectionId: z.number(),
      name: z.string(),
      /** The owner, if the class sees own affirmations, else nobody. */
      author: z.number(),
    }),
  ),
});
const affirmations = z.object({ rows: z.array(affirmationRow) });

/** The collection of a class link that works; undefined for any other token (behavior K4). */
export async function findClassCollection(
  db: Knex,
  token: string,
  language: Language,
): Promise<ClassCollection | undefined> {
  const id = idInToken(token);
  if (id === undefined) return undefined;
  const found = await db.raw(
    `select link.id, nonce, collection_id as "collectionId", saved_collections.name,
       case when shows_own then user_id else 0 end as author
     from class_links link
     join saved_collections on saved_collections.id = collection_id
     join ${memberTable} member on member.id = user_id
     where link.id = :id and revoked_at is null and coalesce(ends_on >= :today, true)
       and deleted_at is null and blocked is not true`,
    { id, today: today() },
  );
  const [link] = openLinks.parse(found).rows;
  if (!link || !isTokenOf(token, link)) return undefined;
  const items = await db.raw(
    `select visible.* from saved_collection_items
     cross join lateral ${visibleAffirmation(language, 'affirmation_id')}
     where collection_id = :collectionId order by position`,
    { collectionId: link.collectionId, userId: link.author },
  );
  // Who wrote an own affirmation stays unknown.
  const shown = affirmations.parse(items).rows.map((each) => ({ ...each, createdBy: 0 }));
  return { name: link.name, affirmations: shown };
}
