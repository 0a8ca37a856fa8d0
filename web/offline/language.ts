import type { WorkboxPlugin } from 'workbox-core/types.js';
import { chooseLanguage, languageKey, type Language } from '#contract/language';
import { worker } from './scope.ts';

/** The page shown for addresses that aren't stored. */
export const offlinePagePath = (language: Language) => `/offline/page?${languageKey}=${language}`;

/**
 * The language of a page (behavior L3). Requests don't show a worker their cookies, and browsers before 2025 show it none
 * at all: there it is the browser's own language, and pages in another one are not stored.
 */
export async function languageOf({ searchParams }: URL): Promise<Language> {
  const cookie = 'cookieStore' in worker ? await worker.cookieStore.get(languageKey) : null;
  return chooseLanguage({
    parameter: searchParams.get(languageKey),
    cookie: cookie?.value,
    acceptLanguage: navigator.languages.join(),
  });
}

/** The worker's own requests have no cookies, and a page in a language must not change the visitor's choice. */
export const withoutCookies: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }),
};
