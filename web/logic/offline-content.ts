import type { Affirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';
import { allCategoryId, affirmationLimits } from '#contract/limits';
import { toSearchWords } from '#contract/search-words';
import { searchedNames } from '#contract/situation-names';
import { parseId, parseIdList } from './ids.ts';
import { parseFilter } from './listing.ts';
import type { OfflineRecording } from './offline-recordings.ts';
import { knownWords, matchOf, wordsOf } from './offline-search.ts';
import { pictureHref } from './pictures.ts';

/* What the browser keeps for offline, and how the service worker answers calls from it (behavior O4). Without zod. */

/** The public content in one language, as calls return it. */
export interface OfflineContent {
  categories: readonly Category[];
  affirmations: readonly Affirmation[];
  /** By id, separated by commas or line breaks. */
  keywords: Readonly<Record<string, string>>;
  recordings: readonly OfflineRecording[];
}

export const offlineContentPath = '/offline/content.json';

/** An answer to a call, or undefined if there is none without a network. */
export interface OfflineAnswer {
  body: unknown;
  /** The number of all matches of a list. */
  total?: number;
}

/** Whether a stored file is such content: it was written by the same build (pages/offline/content.json.ts). */
export function isOfflineContent(body: unknown): body is OfflineContent {
  if (typeof body !== 'object' || body === null) return false;
  const { categories, affirmations, keywords, recordings }: Partial<Record<string, unknown>> = {
    ...body,
  };
  return [categories, affirmations, recordings].every(Array.isArray) && keywords !== undefined;
}

/** Answers a public call as the CMS would. `random` is from 0 to 1. */
export function answerOffline(
  content: OfflineContent,
  { pathname, searchParams }: URL,
  random: number,
): OfflineAnswer | undefined {
  if (pathname === '/api/categories') return { body: content.categories };
  const [name = '', more] = pathname.split('/').slice(3);
  if (!pathname.startsWith('/api/affirmations') || more !== undefined) return undefined;
  if (name === '') return listOffline(content, searchParams);
  if (name === 'featured') return { body: content.affirmations.filter(({ featured }) => featured) };
  if (name === 'random') {
    const all = filterOffline(content, searchParams);
    const drawn = all[Math.floor(random * all.length)];
    return drawn && { body: drawn };
  }
  const found = content.affirmations.find(({ id }) => id === parseId(name));
  return found && { body: found };
}

function listOffline(content: OfflineContent, parameters: URLSearchParams): OfflineAnswer {
  const ids = parameters.has('ids') && parseIdList(parameters.get('ids'));
  const found = ids
    ? content.affirmations.filter(({ id }) => ids.includes(id))
    : searchOffline(content, parameters);
  const page = parseId(parameters.get('page')) ?? 1;
  const isPaged = parameters.has('page') || parameters.has('pageSize');
  const size = isPaged
    ? (parseId(parameters.get('pageSize')) ?? affirmationLimits.page)
    : found.length;
  return { body: found.slice((page - 1) * size, page * size), total: found.length };
}

/** The affirmations of a list, in the order of a search if there is one. */
export function searchOffline(
  content: OfflineContent,
  parameters: URLSearchParams,
): readonly Affirmation[] {
  const found = filterOffline(content, parameters);
  const q = parameters.get('q')?.trim();
  if (!q) {
    if (parameters.get('order') === 'mixed') return takeTurns(found);
    return parseFilter(parameters).moment ? found.toSorted(byFit) : found;
  }
  const words = toSearchWords(wordsOf(q));
  if (words.required.length === 0) return [];
  const names = new Map(content.categories.map(({ id, name }) => [id, name]));
  const all = content.affirmations.map((item) => ({
    item,
    texts: {
      ...item,
      keywords: content.keywords[item.id] ?? '',
      names: situationNamesOf(item),
      category: names.get(item.categoryId) ?? '',
    },
  }));
  const known = knownWords(all.map(({ texts }) => texts));
  const searched = all.filter(({ item }) => found.includes(item));
  const ranked = (isLenient: boolean) =>
    searched
      .map(({ item, texts }) => ({ item, ...matchOf(texts, words, known, isLenient) }))
      .toSorted((a, b) => b.count - a.count || b.score - a.score || byFit(a.item, b.item));
  const exact = ranked(false).filter(({ count }) => count === words.required.length);
  const most = exact.length > 0 ? exact : ranked(true);
  const enough = Math.max(1, most[0]?.count ?? 0);
  return most.filter(({ count }) => count === enough).map(({ item }) => item);
}

/** The fewer moments an affirmation is for, the more it says about each of them. */
const byFit = (a: Affirmation, b: Affirmation) =>
  a.moments.length - b.moments.length || a.id - b.id;

/** The first of each category, then the second of each, and so on. */
function takeTurns(affirmations: readonly Affirmation[]): readonly Affirmation[] {
  const counts = new Map<number, number>();
  return affirmations
    .map((item) => {
      const turn = counts.get(item.categoryId) ?? 0;
      counts.set(item.categoryId, turn + 1);
      return { item, turn };
    })
    .toSorted((a, b) => a.turn - b.turn || a.item.categoryId - b.item.categoryId)
    .map(({ item }) => item);
}

const situationNamesOf = ({ moments, skill }: Affirmation) =>
  searchedNames
    .filter(([situation]) => [...moments, skill].some((each) => each === situation))
    .map(([, name]) => name)
    .join(' ');

function filterOffline({ affirmations }: OfflineContent, parameters: URLSearchParams) {
  const { moment, age, skill } = parseFilter(parameters);
  const categoryId = parseId(parameters.get('categoryId')) ?? allCategoryId;
  return affirmations.filter(
    (item) =>
      (categoryId === allCategoryId || item.categoryId === categoryId) &&
      (!moment || item.moments.includes(moment)) &&
      (!age || item.ages.includes(age)) &&
      (!skill || item.skill === skill),
  );
}

/** The addresses of all pictures of the affirmations. */
export const picturesOf = ({ affirmations }: OfflineContent): string[] => [
  ...new Set(affirmations.flatMap(({ picture }) => (picture ? [pictureHref(picture.name)] : []))),
];

/** The public pages that are kept whole. The service worker makes all other lists and affirmations itself. */
export const keptPages = ({ categories }: OfflineContent, moments: readonly string[]): string[] => [
  '/',
  '/favorites',
  '/create',
  '/printable-cards',
  '/about',
  '/lesson-guide',
  '/year-plan',
  '/offline',
  ...categories.map(({ id }) => `/categories/${id}`),
  ...moments.map((moment) => `/moments/${moment}`),
];
