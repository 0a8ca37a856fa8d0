import { isOwnAffirmation } from '#contract/affirmation';
import { callAt } from '#contract/calls';
import { chooseLanguage, isLanguage, languageKey, type Language } from '#contract/language';
import { previewKey } from '#contract/preview';
import type { IncomingMessage } from 'node:http';

/** Pages that are the same for everybody who reads a language, and what they read of a query. */
const pages: readonly { path: RegExp; parameters: readonly string[] }[] = [
  { path: /^\/categories\/[^/]+$/, parameters: ['page', 'q'] },
  { path: /^\/share\/[a-z\d.-]+\.png$/, parameters: [] },
  { path: /^\/(?:sitemap(?:-[a-z\d-]+)?\.xml|robots\.txt|manifest\.webmanifest)$/, parameters: [] },
  { path: /^\/styles\/colors\.css$/, parameters: ['c'] },
  { path: /^\/(?:affirmations\/[^/]+|print\/\d+)$/, parameters: ['both'] },
  { path: /^\/printable-cards$/, parameters: ['category', 'page'] },
  { path: /^\/create$/, parameters: ['edit'] },
  { path: /^\/(?:about|legal|lesson-guide)?$/, parameters: [] },
];

/** What is still being written is nobody else's. */
const draft = new RegExp(`(?:^|&)${previewKey}=`);

/** One answer that is kept: whoever asks for it in this language gets these bytes. */
export interface KeptAddress {
  language: Language;
  /** Path and query, without what the answer does not depend on. */
  url: string;
}

/** Longer addresses are nobody's links, and would fill the memory. */
const longestKept = 2000;

/** The kept address behind a request, or undefined where the answer may depend on who asks. */
export function keptAddress(request: IncomingMessage): KeptAddress | undefined {
  if ((request.url?.length ?? 0) > longestKept) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { path, search } = partsOf(request.url);
  const parameters = path.startsWith('/api/') ? parametersOfCall(path) : parametersOfPage(path);
  if (!parameters || showsOwn(path)) return undefined;

  if (search === undefined) return { language: languageOf(request), url: path };
  if (draft.test(search)) return undefined;
  const asked = new URLSearchParams(search);
  const named = asked.get(languageKey);
  const language = languageOf(request, named);
  const read = new URLSearchParams(
    parameters.flatMap((name) => asked.getAll(name).map((value) => [name, value])),
  );
  // A page says its own address (components/site/Addresses.astro).
  if (isLanguage(named) && isForEverybody(path)) read.set(languageKey, named);
  return { language, url: read.size > 0 ? `${path}?${read}` : path };
}

/** Whether a request searches, which costs the CMS more than anything else that anybody can ask for. */
export function isSearch(url: string): boolean {
  return Boolean(new URLSearchParams(partsOf(url).search).get('q')?.trim());
}

/** Whether a page is the same for everybody, and so has no form that comes back to it. */
export function isForEverybody(path: string): boolean {
  return parametersOfPage(path) !== undefined;
}

/** Whether an address ends in the id of a member's own affirmation, which is for its author alone. */
function showsOwn(path: string): boolean {
  return isOwnAffirmation(Number(path.slice(path.lastIndexOf('/') + 1)));
}

/** The language in which a request is answered (behavior L2). */
export function languageOf(request: IncomingMessage, parameter?: string | null): Language {
  return chooseLanguage({
    parameter,
    cookie: cookieOf(request, languageKey),
    acceptLanguage: request.headers['accept-language'],
  });
}

function parametersOfPage(path: string): readonly string[] | undefined {
  return pages.find((page) => page.path.test(path))?.parameters;
}

function parametersOfCall(path: string): readonly string[] | undefined {
  const call = callAt('GET', path);
  if (!call || call.shows.length === 0) return undefined;
  return Object.keys(call.query.shape)
    .filter((name) => name !== languageKey)
    .toSorted();
}

/** Path and query of an address; in a query a question mark is a sign like any other. */
export function partsOf(url = '/'): { path: string; search: string | undefined } {
  const at = url.indexOf('?');
  return at < 0
    ? { path: url, search: undefined }
    : { path: url.slice(0, at), search: url.slice(at + 1) };
}

/** The value of a cookie that a browser sent, as it stands there. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  return request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
