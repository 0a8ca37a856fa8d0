import { languageKey, type Language } from '#contract/language';
import { allCategoryId, firstOwnAffirmationId } from '#contract/limits';
import { previewKey } from '#contract/preview';
import { ageBands, moments, skills } from '#contract/situation';
import { toSingleLine } from '#contract/text';
import { intervals } from './display.ts';
import { parseId, parseIdList } from './ids.ts';
import { bothLanguagesKey } from './share.ts';
import { maxPickedCards, sheetPath } from './sheet-limits.ts';
import { colorList } from './stylesheet.ts';

/* Which pages are the same for everyone: for the server's cache and for the service worker, which has no zod. */

/** The canonical form of a parameter's value; empty if the page is the same without it. */
type Canonical = (value: string) => string;
const id: Canonical = (value) => String(parseId(value) ?? '');

const oneOf =
  (values: readonly string[]): Canonical =>
  (value) =>
    values.includes(value) ? value : '';

/** What lists of affirmations can be restricted to (`logic/listing.ts`). */
const filters: Readonly<Record<string, Canonical>> = {
  moment: oneOf(moments),
  age: oneOf(ageBands),
  skill: oneOf(skills),
};
const listParameters = { ...filters, page: id, q: toSingleLine };

/** What selects the cards of a public list on a screen (`logic/sheet-query.ts`). */
const selectionParameters = {
  ...filters,
  q: toSingleLine,
  categoryId: id,
  [bothLanguagesKey]: oneOf(['1']),
  every: oneOf(intervals.map(String)),
};

/** What selects anything other than a public list (`logic/sheet-query.ts`). */
export const selectionKeys = ['ids', 'collection', 'class'] as const;

/** Pages that also show single cards or a collection, which can be private. */
const selectionPath = /^\/(?:classroom|listen|display(?:\/slides\.json)?)$/;

/** What selects public cards on pages that only browsers store; no options of a sheet, which change without a load. */
const chosenParameters = { ...selectionParameters, from: oneOf(['favorites']) };

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
  {
    path: /^\/(?:about|favorites|legal|lesson-guide|offline(?:\/(?:page|classroom|print|content\.json))?|year-plan)?$/,
    parameters: {},
  },
];

export const missingAffirmationPath = '/affirmations/0';

/** Whether a page is the same for everyone, which also means that no form is posted to it. */
export function isPublicPage(path: string): boolean {
  return pageParameters(path) !== undefined;
}

/** Whether a page shows chosen cards or a collection instead of a public list. */
export const isPrivateSelection = (path: string, requested: URLSearchParams): boolean =>
  selectionPath.test(path) && selectionKeys.some((key) => requested.has(key));

/**
 * Whether a page shows cards that everyone can see. The server doesn't cache chosen cards, because nobody else asks for the
 * same ones, but browsers store them (behavior O1).
 */
export const isPublicSelection = (path: string, requested: URLSearchParams): boolean =>
  (selectionPath.test(path) || path === sheetPath) &&
  !['collection', 'class', previewKey].some((key) => requested.has(key)) &&
  chosenIds(requested).every((chosen) => chosen < firstOwnAffirmationId);

const chosenIds = (requested: URLSearchParams): number[] =>
  parseIdList(requested.getAll('ids').join());

/** Whether a path ends in the id of a member's own affirmation, which only its author can see. */
export function isOwnAffirmationPath(path: string): boolean {
  return Number(path.slice(path.lastIndexOf('/') + 1)) >= firstOwnAffirmationId;
}

/**
 * Every category path that isn't a number shows the same page (behavior P5), and so does every affirmation's
 * (behavior P6).
 */
export function canonicalPath(path: string): string {
  return path
    .replace(/^\/categories\/(?!-?\d+$)[^/]+$/, `/categories/${allCategoryId}`)
    .replace(/^\/affirmations\/(?!\d+$)[^/]+$/, missingAffirmationPath);
}

/** The parameters that change a page. Pages only read the first value of each. */
export function canonicalParameters(path: string, requested: URLSearchParams): [string, string][] {
  return canonicalValues(pageParameters(path) ?? {}, requested);
}

const canonicalValues = (
  parameters: Readonly<Record<string, Canonical>>,
  requested: URLSearchParams,
): [string, string][] =>
  Object.entries(parameters).flatMap(([name, canonical]) => {
    const value = canonical(requested.get(name) ?? '');
    return value === '' ? [] : [[name, value]];
  });

function pageParameters(path: string): Readonly<Record<string, Canonical>> | undefined {
  return publicPages.find((each) => each.path.test(path))?.parameters;
}

/**
 * The address under which a browser stores a page in a language; undefined if the page can depend on the visitor: pages
 * of members, their own affirmations, and previews (behavior O3).
 */
export function storedPageAddress(address: URL, language: Language): string | undefined {
  const { pathname, searchParams } = address;
  const path = canonicalPath(pathname);
  const inLanguage = (parameters: readonly [string, string][]) =>
    `${path}?${new URLSearchParams([...parameters, [languageKey, language]])}`;
  if (isPublicSelection(path, searchParams)) {
    const ids = chosenIds(searchParams).slice(0, maxPickedCards).join();
    const chosen = canonicalValues(chosenParameters, searchParams);
    return inLanguage(ids ? [['ids', ids], ...chosen] : chosen);
  }
  if (!isPublicPage(path) || isOwnAffirmationPath(path) || searchParams.has(previewKey))
    return undefined;
  if (isPrivateSelection(path, searchParams)) return undefined;
  const parameters = canonicalParameters(path, searchParams);
  // The card designer with a member's own affirmation, or cards for a member's collection.
  if (parameters.some(([name, value]) => /^(?:edit|collection)$/.test(name) && value))
    return undefined;
  return inLanguage(parameters);
}

/** The pages in which the browser makes others from what is kept for offline (islands/offline). */
export const offlineShells = ['page', 'classroom', 'print'] as const;
export type OfflineShell = (typeof offlineShells)[number];

/** The one for a list, an affirmation, cards to print, classroom mode or print sheets; undefined for any other page. */
export function offlineShellOf({ pathname, searchParams }: URL): OfflineShell | undefined {
  if (isOwnAffirmationPath(pathname)) return undefined;
  if (/^\/(?:categories|affirmations)\/[^/]+$|^\/moments\//.test(pathname)) return 'page';
  if (searchParams.has('collection') || searchParams.has('class')) return undefined;
  if (pathname === '/printable-cards') return 'page';
  if (pathname === '/classroom') return 'classroom';
  return /^\/print\/(?:sheet|\d+)$/.test(pathname) ? 'print' : undefined;
}

/** Calls whose responses are the same for everyone, without random draws (`shows` in contract/endpoints.ts). */
const publicCall =
  /^\/api\/(?:categories|testimonials|weeks|affirmations(?:\/(?:daily|featured|keywords|today|\d{1,9}))?)$/;

export const isPublicCall = (path: string): boolean => publicCall.test(path);

/** Whether a response is for one visitor, so that nothing may store it. */
export const isPrivateResponse = (headers: Headers): boolean =>
  /private|no-store/.test(headers.get('cache-control') ?? '');

/** The built scripts and styles that a page names. */
export const builtFilesIn = (html: string): string[] => [
  ...new Set(html.match(/\/_astro\/[\w./-]+/g)),
];

/** The other files that a page shows: its pictures, colors and fonts. */
export const pageAssetsIn = (html: string): string[] => [
  ...new Set(
    html.match(/\/(?:pictures\/[\w./-]+|styles\/colors\.css\?[\w=-]+|_astro\/fonts\/[\w.-]+)/g),
  ),
];
