import { isLanguage } from '#contract/language';
import { preferenceStates } from '#contract/preference-states';
import type { Preferences, SubscriberAction } from '#contract/subscriber';
import { sendJson } from './client.ts';

/** @throws ApiError */
export async function subscribe(email: string): Promise<void> {
  await sendJson('POST', '/api/subscribers', { email });
}

/**
 * Changes the preferences of the subscriber with a key. Resolves to the resulting preferences.
 * @throws ApiError
 */
export async function changePreferences(
  key: string,
  action: SubscriberAction,
  language?: string,
): Promise<Preferences> {
  return parsePreferences(
    await sendJson('POST', '/api/subscribers/preferences', {
      key,
      do: action,
      ...(language && { language }),
    }),
  );
}

/** Parsed by hand, because zod would be larger than the rest of the page's code. */
function parsePreferences(body: unknown): Preferences {
  const { state, email, language, pausedUntil }: Partial<Record<keyof Preferences, unknown>> =
    Object(body);
  const known = preferenceStates.find((each) => each === state);
  if (!known) throw new Error('Invalid preferences');
  return {
    state: known,
    ...(typeof email === 'string' && { email }),
    ...(isLanguage(language) && { language }),
    ...(typeof pausedUntil === 'string' && { pausedUntil }),
  };
}
