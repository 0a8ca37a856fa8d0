import type { Pool } from 'pg';
import { expect } from 'vitest';
import { z } from 'zod';
import { ownAffirmation } from '#contract/affirmation';
import { classLink, type ClassLink } from '#contract/class-link';
import { collection, collectionDetail, type CollectionDetail } from '#contract/collection';
import type { Caller } from './members.ts';

export const collections = '/api/dashboard/collections';
export const classLinks = '/api/dashboard/class-links';
export const ownAffirmations = '/api/dashboard/affirmations';

/** Creates a collection with these affirmations, and returns its id. */
export async function newCollection(owner: Caller, ...affirmationIds: number[]): Promise<number> {
  const made = await owner.call('POST', collections, { name: 'Morning' });
  const { id } = collection.parse(made.body);
  for (const affirmationId of affirmationIds) expect(await add(owner, id, affirmationId)).toBe(201);
  return id;
}

/** Creates a class link for a collection. */
export async function newClassLink(
  owner: Caller,
  collectionId: number,
  fields: Partial<Pick<ClassLink, 'endsOn' | 'own'>> = {},
): Promise<ClassLink> {
  const made = await owner.call('POST', classLinks, { collectionId, ...fields });
  expect(made.status).toBe(201);
  return classLink.parse(made.body);
}

const collectionIdRows = z.tuple([z.object({ id: z.number() })]).rest(z.unknown());

/**
 * Gives a member as much as the limits allow, which would take a minute call by call: 200 collections,
 * the first of 60 affirmations of the site and 440 own ones. Returns the id of the first.
 */
export async function fillCollections(client: Pool, { id }: { id: number }): Promise<number> {
  const { rows } = await client.query(
    `with new_collections as (
       insert into saved_collections (user_id, name, description)
       select $1, 'Morning', '' from generate_series(1, 200) returning id
     ), own as (
       insert into own_affirmations (user_id, text, description, category_id, language)
       select $1, 'Number ' || n || ', ' || repeat('written at length. ', 8), '', 1, 'en'
       from generate_series(1, 440) n returning id
     ), held as (select generate_series(1, 60) as id union all select id from own)
     insert into saved_collection_items (collection_id, affirmation_id, position)
     select (select min(id) from new_collections), id, row_number() over (order by id) from held
     returning collection_id as id`,
    [id],
  );
  return collectionIdRows.parse(rows)[0].id;
}

/** Adds an affirmation to a collection, and returns the status. */
export async function add(owner: Caller, id: number, affirmationId: unknown): Promise<number> {
  return (await owner.call('POST', `${collections}/${id}/affirmations`, { affirmationId })).status;
}

/** Creates an own affirmation, and returns its id. */
export async function newOwnAffirmation(author: Caller, text = 'I wrote this.'): Promise<number> {
  return ownAffirmation.parse((await author.call('POST', ownAffirmations, { text })).body).id;
}

export async function detail(owner: Caller, id: number, lang = 'en'): Promise<CollectionDetail> {
  return collectionDetail.parse(
    (await owner.call('GET', `${collections}/${id}?lang=${lang}`)).body,
  );
}

/** The ids of a collection's affirmations, as its owner sees them. */
export async function idsIn(owner: Caller, id: number): Promise<number[]> {
  const { affirmations, count } = await detail(owner, id);
  expect(count).toBe(affirmations.length);
  return affirmations.map((each) => each.id);
}

/** How many calls got each status. */
export const tally = (statuses: number[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([s, all]) => [s, all?.length]),
  );
