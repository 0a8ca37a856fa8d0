import { findEndpoint } from '#contract/endpoints';
import { chooseLanguage, isLanguage, languageKey, type Language } from '#contract/language';
import { previewKey } from '#contract/preview';
import { toSingleLine } from '#contract/text';
import type { IncomingMessage } from 'node:http';
import {
  canonicalParameters,
  canonicalPath,
  isOwnAffirmationPath,
  isPrivateSelection,
  isPublicPage,
  isPublicSelection,
  missingAffirmationPath,
} from '../logic/public-pages.ts';

/** The card designer with an own affirmation, cards for a collection: a key for each id would fill the cache. */
const oneMembersPage = /^\/(?:create\?edit|printable-cards\?collection)=/;

/** Previews of drafts must not be cached. */
const previewParameter = new RegExp(`(?:^|&)${previewKey}=`);

const endedClassPath = '/class/ended';

/** Only these search; elsewhere the parameter is ignored. */
const searchPath =
  /^\/(?:categories\/[^/]+|moments\/[^/]+|classroom|listen|display(?:\/slides\.json)?|api\/affirmations(?:\/keywords)?)$/;

/** Identifies a cached response. Everyone who requests this URL in this language gets the same bytes. */
export interface CacheKey {
  language: Language;
  /** Path and query, without parameters that don't change the response. */
  url: string;
}

/** No page or call has a longer address. Pages repeat theirs, and keys are kept in memory. */
export const longestUrl = 2000;

/** The cache key of a request, or undefined if the response can depend on the visitor. */
export function cacheKeyOf(request: IncomingMessage): CacheKey | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { path: requestedPath, search } = splitUrl(request.url);
  const path = canonicalPath(requestedPath);
  const callNames = path.startsWith('/api/') ? callParameters(path) : undefined;
  if ((!callNames && !isPublicPage(path)) || isOwnAffirmationPath(path)) return undefined;

  if (search === undefined && path.length <= longestUrl)
    return { language: requestLanguage(request), url: path };
  if (previewParameter.test(search ?? '')) return undefined;
  const requested = new URLSearchParams(search);
  if (isPrivateSelection(path, requested)) return undefined;
  const languageValue = requested.get(languageKey);
  const language = requestLanguage(request, languageValue);
  const relevant = new URLSearchParams(
    callNames?.flatMap((name) => callValues(name, requested)) ??
      canonicalParameters(path, requested),
  );
  // A page contains its own canonical URL (components/site/AlternateLinks.astro).
  if (isLanguage(languageValue) && isPublicPage(path)) relevant.set(languageKey, languageValue);
  const url = relevant.size > 0 ? `${path}?${relevant}` : path;
  return url.length > longestUrl || oneMembersPage.test(url) ? undefined : { language, url };
}

/** Whether a page that isn't cached is the same for everyone. */
export function isForEveryone(url?: string): boolean {
  const { path, search } = splitUrl(url);
  return isPublicSelection(path, new URLSearchParams(search));
}

/** Whether a request is a search, the most expensive public request for the CMS. */
export function isSearch(url: string): boolean {
  const { path, search } = splitUrl(url);
  if (!searchPath.test(path)) return false;
  return Boolean(new URLSearchParams(search).get('q')?.trim());
}

/** The language of the response to a request (behavior L2). */
export function requestLanguage(request: IncomingMessage, parameter?: string | null): Language {
  return chooseLanguage({
    parameter,
    cookie: cookieValue(request, languageKey),
    acceptLanguage: request.headers['accept-language'],
  });
}

/** The language that a URL asks for. */
export function languageParameter(request: IncomingMessage): string | null {
  const { search } = splitUrl(request.url);
  return search?.includes(languageKey) ? new URLSearchParams(search).get(languageKey) : null;
}

/** The page that is shown instead of a 404 without a body, the same for all paths of its kind. */
export function missingPageOf(path: string): string {
  if (path.startsWith('/class/')) return endedClassPath;
  return path.startsWith('/affirmations/') ? missingAffirmationPath : '/404';
}

function callParameters(path: string): readonly string[] | undefined {
  const endpoint = findEndpoint('GET', path);
  if (!endpoint || endpoint.shows.length === 0) return undefined;
  return Object.keys(endpoint.query.shape)
    .filter((name) => name !== languageKey)
    .toSorted();
}

/** All values, because calls reject repeated parameters. Searches ignore white space at both ends and repeated spaces. */
const callValues = (name: string, requested: URLSearchParams): [string, string][] =>
  requested.getAll(name).map((value) => [name, name === 'q' ? toSingleLine(value) : value]);

/** Splits a URL at its first question mark; any others belong to the query. */
export function splitUrl(url = '/'): { path: string; search: string | undefined } {
  const index = url.indexOf('?');
  return index < 0
    ? { path: url, search: undefined }
    : { path: url.slice(0, index), search: url.slice(index + 1) };
}

/** The raw value of a cookie of a request. */
export function cookieValue(request: IncomingMessage, name: string): string | undefined {
  return request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
