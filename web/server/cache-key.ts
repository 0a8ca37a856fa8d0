import { isOwnAffirmation } from '#contract/affirmation';
import { findEndpoint } from '#contract/endpoints';
import { chooseLanguage, isLanguage, languageKey, type Language } from '#contract/language';
import { allCategoryId } from '#contract/limits';
import { previewKey } from '#contract/preview';
import { ageBands, moments, skills } from '#contract/situation';
import { toSingleLine } from '#contract/text';
import type { IncomingMessage } from 'node:http';
import { intervals } from '../logic/display.ts';
import { parseId } from '../logic/ids.ts';
import { bothLanguagesKey } from '../logic/share.ts';
import { selectionKeys } from '../logic/sheet-query.ts';
import { colorList } from '../logic/stylesheet.ts';

/** The canonical form of a parameter's value; empty if the page is the same without it. */
type Canonical = (value: string) => string;
const id: Canonical = (value) => String(parseId(value) ?? '');

const oneOf =
  (values: readonly string[]): Canonical =>
  (value) =>
    values.includes(value) ? value : '';

/** What selects the affirmations of a list (`logic/listing.ts`). */
const listFilters: Readonly<Record<string, Canonical>> = {
  moment: oneOf(moments),
  age: oneOf(ageBands),
  skill: oneOf(skills),
  q: toSingleLine,
};
const listParameters = { ...listFilters, page: id };

/** What selects the cards of a public list on a screen (`logic/sheet-query.ts`). */
const selectionParameters = {
  ...listFilters,
  categoryId: id,
  [bothLanguagesKey]: oneOf(['1']),
  every: oneOf(intervals.map(String)),
};

/** Pages that also show single cards or a collection, which can be private. */
const selectionPath = /^\/(?:classroom|listen|display(?:\/slides\.json)?)$/;

/** Pages that are the same for everyone in a language, with the query parameters that change them. */
const publicPages: readonly { path: RegExp; parameters: Readonly<Record<string, Canonical>> }[] = [
  {
    path: new RegExp(`^/moments/(?:${moments.join('|')})$`),
    parameters: { ...listParameters, category: id },
  },
  { path: /^\/categories\/[^/]+$/, parameters: listParameters },
  { path: selectionPath, parameters: selectionParameters },
  { path: /^\/today$/, parameters: { [bothLanguagesKey]: oneOf(['1']) } },
  { path: /^\/today\/(?:feed\.(?:atom|json)|calendar\.ics)$/, parameters: {} },
  { path: /^\/share\/[a-z\d.-]+\.png$/, parameters: {} },
  { path: /^\/recordings\/\d+\/[a-f\d]+\.(?:mp3|m4a|wav)$/, parameters: {} },
  { path: /^\/(?:sitemap(?:-[a-z\d-]+)?\.xml|robots\.txt|manifest\.webmanifest)$/, parameters: {} },
  {
    path: /^\/styles\/colors\.css$/,
    parameters: { c: (value) => (colorList.test(value) ? value : '') },
  },
  {
    path: /^\/(?:affirmations\/[^/]+|print\/\d+)$/,
    parameters: { [bothLanguagesKey]: (value) => (value === '1' ? value : '') },
  },
  { path: /^\/printable-cards$/, parameters: { collection: id, category: id, page: id } },
  { path: /^\/create$/, parameters: { edit: id } },
  { path: /^\/(?:about|favorites|legal|lesson-guide|year-plan)?$/, parameters: {} },
];

/** The card designer with an own affirmation, cards for a collection: a key for each id would fill the cache. */
const oneMembersPage = /^\/(?:create\?edit|printable-cards\?collection)=/;

/** Previews of drafts must not be cached. */
const previewParameter = new RegExp(`(?:^|&)${previewKey}=`);

const missingAffirmationPath = '/affirmations/0';
const endedClassPath = '/class/ended';

/** Only these search; elsewhere the parameter is ignored. */
const searchPath =
  /^\/(?:categories\/[^/]+|moments\/[^/]+|classroom|listen|display(?:\/slides\.json)?|api\/affirmations)$/;

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
  if (selectionPath.test(path) && selectionKeys.some((key) => requested.has(key))) return undefined;
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

/** Whether a request is a search, the most expensive public request for the CMS. */
export function isSearch(url: string): boolean {
  const { path, search } = splitUrl(url);
  if (!searchPath.test(path)) return false;
  return Boolean(new URLSearchParams(search).get('q')?.trim());
}

/** Whether a page is the same for everyone, which also means that no form is posted to it. */
export function isPublicPage(path: string): boolean {
  return pageParameters(path) !== undefined;
}

/** Whether a path ends in the id of a member's own affirmation, which only its author can see. */
function isOwnAffirmationPath(path: string): boolean {
  return isOwnAffirmation(Number(path.slice(path.lastIndexOf('/') + 1)));
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

function pageParameters(path: string): Readonly<Record<string, Canonical>> | undefined {
  return publicPages.find((each) => each.path.test(path))?.parameters;
}

/** The parameters that change a page. Pages only read the first value of each. */
function canonicalParameters(path: string, requested: URLSearchParams): [string, string][] {
  return Object.entries(pageParameters(path) ?? {}).flatMap(([name, canonical]) => {
    const value = canonical(requested.get(name) ?? '');
    return value === '' ? [] : [[name, value]];
  });
}

/** Every category path that isn't a number shows the same page (behavior P5), and so does every affirmation's (P6). */
function canonicalPath(path: string): string {
  return path
    .replace(/^\/categories\/(?!-?\d+$)[^/]+$/, `/categories/${allCategoryId}`)
    .replace(/^\/affirmations\/(?!\d+$)[^/]+$/, missingAffirmationPath);
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
