import {
  collection,
  collectionDetail,
  type Collection,
  type CollectionDetail,
} from '#contract/collection';
import type { Affirmation } from '#contract/affirmation';
import type { Language } from '#contract/language';
import { pairVersions } from '../logic/affirmation.ts';
import { changeFormName, collectionRules } from '../logic/collection.ts';
import type { SubmittedForm } from '../logic/form.ts';
import { getList, getOne, nullIfNotFound } from './cms-client.ts';
import { callCmsApi, receiveForm } from './form.ts';

const path = '/api/dashboard/collections';

/** The member's collections. Throws `CmsError`. */
export async function listCollections(request: Request, language: Language): Promise<Collection[]> {
  const { rows } = await getList(collection, path, language, {}, request);
  return rows;
}

/** One of the member's collections with its affirmations, or null. Throws `CmsError`. */
export function findCollection(
  id: number,
  request: Request,
  language: Language,
): Promise<CollectionDetail | null> {
  return nullIfNotFound(getOne(collectionDetail, `${path}/${id}`, language, request));
}

/**
 * One of the member's collections, and each of its affirmations in those of the languages that it has; null if there is
 * no such collection. Throws `CmsError`.
 */
export async function findCollectionInLanguages(
  languages: readonly Language[],
  id: number,
  request: Request,
): Promise<{ collection: CollectionDetail; cards: Affirmation[][] } | null> {
  const found = await Promise.all(
    languages.map((language) => findCollection(id, request, language)),
  );
  const [first, ...others] = found.filter((each) => each !== null);
  if (!first) return null;
  const lists = [first, ...others].map(({ affirmations }) => affirmations);
  return { collection: first, cards: pairVersions(lists) };
}

/**
 * Creates a collection from a form that was submitted without JavaScript, with first affirmations if there are ids.
 * Returns `created`, or what to show in the form; undefined if none was submitted.
 */
export async function createCollection(
  request: Request,
  language: Language,
  affirmationIds: readonly number[],
): Promise<SubmittedForm | 'created' | undefined> {
  const received = await receiveForm(request, language, {
    collection: { rules: collectionRules, path },
  });
  if (!received || !('answer' in received)) return received;
  const created = collection.safeParse(await received.answer.json());
  if (affirmationIds.length > 0 && created.data)
    await callCmsApi(request, language, 'POST', `${path}/${created.data.id}/affirmations`, {
      affirmationIds,
    });
  return 'created';
}

/**
 * Changes a collection with a form that was submitted without JavaScript. Returns `changed`, or what to show in the form;
 * undefined if none was submitted.
 */
export async function changeCollection(
  request: Request,
  language: Language,
  id: number,
): Promise<SubmittedForm | 'changed' | undefined> {
  const received = await receiveForm(request, language, {
    [changeFormName]: { rules: collectionRules, method: 'PATCH', path: `${path}/${id}` },
  });
  return received && 'answer' in received ? 'changed' : received;
}
