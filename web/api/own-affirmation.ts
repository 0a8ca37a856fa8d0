import { languageKey, type Language } from '#contract/language';
import type { ListedAffirmation } from '../logic/listed.ts';
import { attempt, type Failure } from './attempt.ts';
import { call, send } from './client.ts';
import { toListedAffirmations } from './listed.ts';

/* Affirmations that a member has written. */

const own = '/api/dashboard/affirmations';

/** Throws `CallFailure`. */
export const fetchOwnAffirmations = async (
  language: Language,
): Promise<readonly ListedAffirmation[]> =>
  toListedAffirmations(await call(`${own}?${languageKey}=${language}`), language);

export const deleteOwnAffirmation = (id: number): Promise<Failure> =>
  attempt(() => send('DELETE', `${own}/${id}`));
