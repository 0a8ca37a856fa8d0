import type { WorkboxPlugin } from 'workbox-core/types.js';
import { chooseLanguage, languageKey, languages, type Language } from '#contract/language';
import { offlineShells, type OfflineShell } from '../logic/public-pages.ts';
import { worker } from './scope.ts';

/** The page shown for addresses that aren't stored, or another one in which pages are made. */
export const offlinePagePath = (language: Language, shell: OfflineShell = 'page') =>
  `/offline/${shell}?${languageKey}=${language}`;

export const offlinePagePaths = languages.flatMap((language) =>
  offlineShells.map((shell) => offlinePagePath(language, shell)),
);

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
