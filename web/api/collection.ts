import { languageKey, type Language } from '#contract/language';
import type { Values } from '../logic/form.ts';
import type {
  CollectionChoice,
  CollectionListItem,
  CollectionSummary,
  CollectionWithItems,
} from '../logic/list-items.ts';
import type { ToastName } from '../logic/toast.ts';
import {
  addFailureToast,
  failureToast,
  request,
  sendJson,
  toFailedRequest,
  withFailureToast,
  type FailureToast,
} from './client.ts';
import {
  parseCollectionListItems,
  parseCollectionChoices,
  parseCollectionSummary,
  parseCollectionWithItems,
} from './parse-lists.ts';

/* A member's collections. Functions that resolve to a `FailureToast` never throw; the others throw `ApiError`. */

const collections = '/api/dashboard/collections';

/** The member's collections to choose from in the save menu, and which of them have the affirmation, if it's about one. */
export const fetchCollectionChoices = async (
  affirmationId: number | undefined,
): Promise<readonly CollectionChoice[]> =>
  parseCollectionChoices(
    await request(affirmationId ? `${collections}?affirmationId=${affirmationId}` : collections),
  );

export const fetchCollections = async (
  language: Language,
  timeZone: string,
): Promise<readonly CollectionListItem[]> =>
  parseCollectionListItems(
    await request(`${collections}?${languageKey}=${language}`),
    language,
    timeZone,
  );

export async function fetchCollection(
  id: number,
  language: Language,
): Promise<CollectionWithItems> {
  const body = await request(`${collections}/${id}?${languageKey}=${language}`);
  const found = parseCollectionWithItems(body, language);
  if (!found) throw new Error(`${collections}/${id}: not a collection`);
  return found;
}

export const addToCollection = (id: number, affirmationId: number): Promise<FailureToast> =>
  withFailureToast(
    () => sendJson('POST', `${collections}/${id}/affirmations`, { affirmationId }),
    addFailureToast,
  );

/** Adds those that the collection doesn't have yet. */
export const addAllToCollection = (
  id: number,
  affirmationIds: readonly number[],
): Promise<FailureToast> =>
  withFailureToast(() => sendJson('POST', `${collections}/${id}/affirmations`, { affirmationIds }));

export const removeFromCollection = (id: number, affirmationId: number): Promise<FailureToast> =>
  withFailureToast(() => sendJson('DELETE', `${collections}/${id}/affirmations/${affirmationId}`));

export const saveOrder = (id: number, affirmationIds: readonly number[]): Promise<FailureToast> =>
  withFailureToast(() => sendJson('PUT', `${collections}/${id}/order`, { affirmationIds }));

export const deleteCollection = (id: number): Promise<FailureToast> =>
  withFailureToast(() => sendJson('DELETE', `${collections}/${id}`));

/** Creates a collection, with first affirmations if there are ids. Resolves to the toast about the result. */
export async function createCollection(
  values: Values,
  affirmationIds: readonly number[],
): Promise<ToastName> {
  const created = parseCollectionSummary(await sendJson('POST', collections, values));
  const [first, ...others] = affirmationIds;
  if (first === undefined) return 'collectionCreated';
  if (!created) return 'collectionNotBegun';
  if (others.length > 0)
    return (await addAllToCollection(created.id, affirmationIds))
      ? 'collectionNotFilled'
      : 'collectionFilled';
  const failure = await addToCollection(created.id, first);
  return failure ? 'collectionNotBegun' : 'collectionBegun';
}

/** Creates a collection of these affirmations. Resolves to its id, or to the toast about what went wrong. */
export async function createCollectionOf(
  name: string,
  affirmationIds: readonly number[],
): Promise<number | ToastName> {
  try {
    const created = parseCollectionSummary(
      await sendJson('POST', collections, { name, affirmationIds }),
    );
    return created?.id ?? 'notDone';
  } catch (error) {
    return failureToast(toFailedRequest(error));
  }
}

/** Changes what the owner has written about a collection. Resolves to what was saved. */
export async function changeCollection(id: number, values: Values): Promise<CollectionSummary> {
  const changed = parseCollectionSummary(await sendJson('PATCH', `${collections}/${id}`, values));
  if (!changed) throw new Error(`${collections}/${id}: not a collection`);
  return changed;
}
