import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { files } from 'virtual:build';
import { languageKey, languages } from '#contract/language';
import { pictureFolder } from '../logic/pictures.ts';
import {
  builtFilesIn,
  isPrivateResponse,
  pageAssetsIn,
  storedPageAddress,
} from '../logic/public-pages.ts';
import { cacheOfBuild } from './caches.ts';
import { languageOf, offlinePagePath } from './language.ts';
import { atMost, colors, fonts, networkTimeoutSeconds, pictures } from './strategies.ts';

/** Pages that were seen, by their address and language. */
export const pageCache = cacheOfBuild('pages');

/** Whether a request is for a page: the browser's own, or the router's (islands/first/markup.ts). */
export const wantsPage = ({ mode, headers }: Request): boolean =>
  mode === 'navigate' || headers.get('accept') === 'text/html';

const built = new Set(files);

/** Whether a page is the same for everyone and made by the same build as this worker. */
async function isStorable(response: Response): Promise<boolean> {
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected || isPrivateResponse(headers)) return false;
  if (!headers.get('content-type')?.startsWith('text/html')) return false;
  return builtFilesIn(await response.clone().text()).every((path) => built.has(path));
}

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
};

/** Also stores what a stored page shows further down, which the browser hasn't loaded yet. */
const withItsFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse, event }) => {
    const paths = pageAssetsIn(await newResponse.clone().text());
    await Promise.all(paths.map((path) => storeFile(event, path).catch(() => undefined)));
  },
};

function storeFile(event: ExtendableEvent, path: string): Promise<Response> {
  const request = new Request(path, { credentials: 'omit' });
  if (path.startsWith(pictureFolder)) return pictures.handle({ event, request });
  return (path.endsWith('.woff2') ? fonts : colors).handle({ event, request });
}

/** What is shown instead of the browser's error page. */
const neverAnError: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const address = new URL(request.url);
    // A file to download, or a page in another language, which stays in the one it is in.
    if (/\.\w+$/.test(address.pathname)) return undefined;
    if (request.mode !== 'navigate' && address.searchParams.has(languageKey)) return undefined;
    return (
      (await inAnyLanguage(address)) ?? matchPrecache(offlinePagePath(await languageOf(address)))
    );
  },
};

async function inAnyLanguage(address: URL): Promise<Response | undefined> {
  const pages = await caches.open(pageCache);
  for (const language of languages) {
    const key = storedPageAddress(address, language);
    const page = key && (await pages.match(key, { ignoreVary: true }));
    if (page) return page;
  }
  return undefined;
}

export const publicPages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [inItsLanguage, withItsFiles, neverAnError, atMost(200)],
});
const otherPages = new NetworkOnly({ plugins: [neverAnError] });

export const answerPage: RouteHandlerCallback = (options) => {
  const isPublic = storedPageAddress(new URL(options.request.url), 'en') !== undefined;
  return (isPublic ? publicPages : otherPages).handle(options);
};
