import type { z } from 'zod';
import type { Language } from '#contract/language';
import { preferences, type Preferences, type preferencesCall } from '#contract/subscriber';
import { unlessBug } from './client.ts';
import { callFor } from './form.ts';

/**
 * Shows or changes what the holder of a letter's key has chosen. Out: how things stand then; null
 * where the key is none, undefined where the CMS failed.
 */
export async function askPreferences(
  asked: z.input<typeof preferencesCall>,
  sent: Request,
  language: Language,
): Promise<Preferences | null | undefined> {
  const path = '/api/subscribers/preferences';
  const answer = unlessBug(path, await callFor(sent, language, 'POST', path, asked));
  if (answer.ok) return preferences.parse(await answer.json());
  await answer.body?.cancel();
  return answer.status >= 500 ? undefined : null;
}
