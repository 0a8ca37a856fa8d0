import { expect } from 'vitest';
import { ownAffirmation } from '#contract/affirmation';
import { collection, collectionDetail, type CollectionDetail } from '#contract/collection';
import type { Caller } from './members.ts';

export const collections = '/api/dashboard/collections';
export const ownAffirmations = '/api/dashboard/affirmations';

/** Makes a collection that holds what is named, and says its id. */
export async function newCollection(owner: Caller, ...affirmationIds: number[]): Promise<number> {
  const made = await owner.call('POST', collections, { name: 'Morning' });
  const { id } = collection.parse(made.body);
  for (const affirmationId of affirmationIds) expect(await add(owner, id, affirmationId)).toBe(201);
  return id;
}

/** Puts an affirmation into a collection, and says the status. */
export async function add(owner: Caller, id: number, affirmationId: unknown): Promise<number> {
  return (await owner.call('POST', `${collections}/${id}/affirmations`, { affirmationId })).status;
}

/** Writes an affirmation, and says its id. */
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
