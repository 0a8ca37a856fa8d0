import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { languageKey, languages, type Language } from '#contract/language';
import {
  offlineShellOf,
  pageAssetsIn,
  storedPageAddress,
  type OfflineShell,
} from '../logic/public-pages.ts';
import { cacheOfBuild } from './caches.ts';
import { randomPath } from './calls.ts';
import { answerFromKept, findKept, isKept, renewKept } from './kept.ts';
import { renewRecordings } from './kept-recordings.ts';
import { languageOf, offlinePagePath } from './language.ts';
import { sheetPath, sheetPdfPath } from '../logic/sheet-limits.ts';
import { isStorable } from './storable.ts';
import { atMost, networkTimeoutSeconds, storeFile } from './strategies.ts';

/** Pages that were seen, by their address and language (behavior O1). */
const pageCache = cacheOfBuild('pages');

/** Whether a request is for a page: the browser's own, or the router's (islands/first/markup.ts). */
export const wantsPage = ({ mode, headers }: Request): boolean =>
  mode === 'navigate' || headers.get('accept') === 'text/html';

/** Stores a page under the language that it is in, which only its response says. */
const inItsLanguage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const address = new URL(request.url);
    return storedPageAddress(address, await languageOf(address)) ?? request;
  },
  cacheWillUpdate: async ({ request, response }) => {
    // The visitor can have chosen another one in the meantime.
    const isInLanguage =
      response.headers.get('content-language') === (await languageOf(new URL(request.url)));
    return isInLanguage && (await isStorable(response)) ? response : null;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const address = new URL(request.url);
    const language = await languageOf(address);
    const made = await madePage(address, language);
    // It follows the options of a sheet, which change in its address without a load.
    if (address.pathname === sheetPath && made) return made;
    return cachedResponse ?? (await findPage(findKept, address, language)) ?? made;
  },
};

/** Also stores what a stored page shows further down, which the browser hasn't loaded yet, and renews what is kept. */
const withItsFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse, event }) => {
    const paths = pageAssetsIn(await newResponse.clone().text());
    renewal ??= renewAll(event).finally(() => (renewal = undefined));
    await Promise.allSettled([...paths.map((path) => storeFile(event, path)), renewal]);
  },
};

/** Two pages that are loaded at the same time share one. */
let renewal: Promise<void> | undefined;

async function renewAll(event: ExtendableEvent): Promise<void> {
  if (await renewKept(event)) await renewRecordings();
}

/** What is shown instead of the browser's error page (behavior O2). */
const neverAnError: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const address = new URL(request.url);
    const language = await languageOf(address);
    const { pathname, searchParams } = address;
    if (pathname === randomPath) return (await redirectToDrawn(address)) ?? offlinePage(language);
    const made = await madePage(address, language);
    if (made) return made;
    // A form asks for it, so the browser would leave the page for its error.
    if (pathname === sheetPdfPath) return offlinePage(language);
    // A link that downloads a file, which would be this page, or a page in another language, which stays in the one it is in.
    if (request.destination !== 'document' && /\.\w+$/.test(pathname)) return undefined;
    if (request.mode !== 'navigate' && searchParams.has(languageKey)) return undefined;
    for (const other of languages) {
      const page = await findPage(findSeen, address, other);
      if (page) return page;
    }
    return offlinePage(language);
  },
};

const offlinePage = (language: Language, shell?: OfflineShell) =>
  matchPrecache(offlinePagePath(language, shell));

/** The page that makes its content from what is kept, if that has it. */
async function madePage(address: URL, language: Language): Promise<Response | undefined> {
  const shell = offlineShellOf(address);
  return shell && (await isKept()) ? offlinePage(language, shell) : undefined;
}

const findSeen = (path: string) => caches.match(path, { cacheName: pageCache, ignoreVary: true });

async function findPage(
  find: (path: string) => Promise<Response | undefined>,
  address: URL,
  language: Language,
): Promise<Response | undefined> {
  const path = storedPageAddress(address, language);
  return path === undefined ? undefined : find(path);
}

/** A link to a random affirmation leads to its page. */
async function redirectToDrawn(address: URL): Promise<Response | undefined> {
  const drawn: unknown = await (await answerFromKept(address))?.json();
  const isDrawn = typeof drawn === 'object' && drawn !== null && 'id' in drawn;
  return isDrawn
    ? Response.redirect(new URL(`/affirmations/${String(drawn.id)}`, address))
    : undefined;
}

export const publicPages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [inItsLanguage, withItsFiles, neverAnError, atMost(200)],
});
const otherPages = new NetworkOnly({ plugins: [neverAnError] });
/** Pages that aren't stored, but can be made from what is kept. */
const madePages = new NetworkOnly({ networkTimeoutSeconds, plugins: [neverAnError] });

export const answerPage: RouteHandlerCallback = async (options) => {
  const address = new URL(options.request.url);
  if (storedPageAddress(address, 'en') !== undefined) return publicPages.handle(options);
  const canBeMade = offlineShellOf(address) !== undefined && (await isKept());
  return (canBeMade ? madePages : otherPages).handle(options);
};
