import {
  collection,
  collectionDetail,
  type Collection,
  type CollectionDetail,
} from '#contract/collection';
import type { Affirmation } from '#contract/affirmation';
import type { Language } from '#contract/language';
import { pairVersions } from '../logic/affirmation.ts';
import { collectionRules } from '../logic/collection.ts';
import type { Sent } from '../logic/form.ts';
import { getList, getOne, unlessMissing } from './client.ts';
import { callFor, receiveForm } from './form.ts';

const path = '/api/dashboard/collections';

/** The reader's collections. Raises `CmsError`. */
export async function listCollections(reader: Request, language: Language): Promise<Collection[]> {
  const { rows } = await getList(collection, path, language, {}, reader);
  return rows;
}

/** One of the reader's collections with its affirmations, or null where there is none. Raises `CmsError`. */
export function findCollection(
  id: number,
  reader: Request,
  language: Language,
): Promise<CollectionDetail | null> {
  return unlessMissing(getOne(collectionDetail, `${path}/${id}`, language, reader));
}

/**
 * One of the reader's collections, and each of its affirmations in those languages that it has of the ones asked
 * for; null where there is none. Raises `CmsError`.
 */
export async function findCollectionIn(
  spoken: readonly Language[],
  id: number,
  reader: Request,
): Promise<{ collection: CollectionDetail; cards: Affirmation[][] } | null> {
  const found = await Promise.all(spoken.map((each) => findCollection(id, reader, each)));
  const [first, ...others] = found.filter((each) => each !== null);
  if (!first) return null;
  const lists = [first, ...others].map(({ affirmations }) => affirmations);
  return { collection: first, cards: pairVersions(lists) };
}

/**
 * Makes the collection that a form without JavaScript has sent, which may begin with an affirmation.
 * Out: `made`, or what to show in the form; undefined where none was sent.
 */
export async function makeCollection(
  request: Request,
  language: Language,
  affirmationId: number,
): Promise<Sent | 'made' | undefined> {
  const received = await receiveForm(request, language, {
    collection: { rules: collectionRules, path },
  });
  if (!received || !('answer' in received)) return received;
  const made = collection.safeParse(await received.answer.json());
  if (affirmationId > 0 && made.data)
    await callFor(request, language, 'POST', `${path}/${made.data.id}/affirmations`, {
      affirmationId,
    });
  return 'made';
}
