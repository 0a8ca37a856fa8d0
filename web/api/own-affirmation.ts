import { languageKey, type Language } from '#contract/language';
import type { AffirmationListItem } from '../logic/list-items.ts';
import { withFailureToast, type FailureToast } from './failure.ts';
import { request, sendJson } from './client.ts';
import { parseAffirmationListItems } from './parse-lists.ts';

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

export const deleteOwnAffirmation = (id: number): Promise<FailureToast> =>
  withFailureToast(() => sendJson('DELETE', `${ownAffirmations}/${id}`));
