import { languageKey, type Language } from '#contract/language';
import type { AffirmationListItem } from '../logic/list-items.ts';
import { authorOf, designOfAffirmation, type Design } from '../logic/card.ts';
import { ApiError, request, sendJson, withFailureToast, type FailureToast } from './client.ts';
import { parseAffirmationListItems } from './parse-lists.ts';
import { toSaveError, type SaveError } from './save-error.ts';

/* Affirmations that a member has written. */

const ownAffirmations = '/api/dashboard/affirmations';

/** @throws ApiError */
export const fetchOwnAffirmations = async (
  language: Language,
): Promise<readonly AffirmationListItem[]> =>
  parseAffirmationListItems(
    await request(`${ownAffirmations}?${languageKey}=${language}`),
    language,
  );

/** Resolves to `missing` if it doesn't exist or is somebody else's. */
export async function fetchDesign(
  id: number,
): Promise<{ authorId: number; design: Design } | 'missing' | 'failed'> {
  try {
    const body = await request(`/api/affirmations/${id}`);
    const design = designOfAffirmation(body);
    return design ? { authorId: authorOf(body), design } : 'missing';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'missing' : 'failed';
  }
}

/**
 * Creates an own affirmation, or changes the one with the id (behavior U5). Resolves to why it wasn't saved; undefined if
 * it was.
 * @param authorId Who wrote it; undefined if that isn't known.
 */
export async function saveOwnAffirmation(
  id: number | undefined,
  values: Readonly<Record<string, unknown>>,
  language: string,
  authorId: number | undefined,
): Promise<SaveError | undefined> {
  try {
    const path = id === undefined ? `?${languageKey}=${language}` : `/${id}`;
    const method = id === undefined ? 'POST' : 'PATCH';
    await sendJson(method, ownAffirmations + path, values, authorId);
    return undefined;
  } catch (error) {
    return toSaveError(error);
  }
}

export const deleteOwnAffirmation = (id: number): Promise<FailureToast> =>
  withFailureToast(() => sendJson('DELETE', `${ownAffirmations}/${id}`));
