import type { z } from 'zod';
import type { Language } from '#contract/language';
import { preferences, type Preferences, type preferencesCall } from '#contract/subscriber';
import { throwIfInternalError } from './cms-client.ts';
import { callCmsApi } from './form.ts';

/**
 * Reads or changes the preferences of the subscriber with a key. Returns the resulting preferences, null if the key is
 * invalid, or undefined if the CMS is down.
 */
export async function callPreferences(
  body: z.input<typeof preferencesCall>,
  submitted: Request,
  language: Language,
): Promise<Preferences | null | undefined> {
  const path = '/api/subscribers/preferences';
  const answer = throwIfInternalError(
    path,
    await callCmsApi(submitted, language, 'POST', path, body),
  );
  if (answer.ok) return preferences.parse(await answer.json());
  await answer.body?.cancel();
  return answer.status >= 500 ? undefined : null;
}
