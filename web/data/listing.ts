import type { Affirmation } from '#contract/affirmation';
import { allCategoryId, type Category } from '#contract/category';
import { cacheTag } from '#contract/change';
import { errorStatus } from '#contract/error';
import type { Language } from '#contract/language';
import type { NameRecording } from '#contract/recording';
import { listingPath, parseFilter, type Filter } from '../logic/listing.ts';
import { lastPage, parsePage } from '../logic/paging.ts';
import { parseSearch, type Search } from '../logic/search.ts';
import { listAffirmations, listSimilarKeywords } from './affirmation.ts';
import { listCategories } from './category.ts';
import { undefinedIfUnavailable } from './cms-client.ts';
import { listNameRecordings } from './recording.ts';

/** What the page of a category or a moment shows. */
export interface LoadedListing {
  listing: Filter & { categoryId: number; q: string | undefined; page: number };
  search: Search;
  /** These are undefined if the CMS is down. */
  categories: readonly Category[] | undefined;
  category: Category | undefined;
  recordings: readonly NameRecording[] | undefined;
  found: { affirmations: Affirmation[]; total: number } | undefined;
  last: number;
  /** What to search for instead if nothing is found. */
  suggestions: readonly string[];
  status: number;
  /** Empty if something failed, so that the page isn't cached. */
  cacheTags: string;
}

/** Loads a page of a category's affirmations, or of a moment's; null if there is no such category (behavior P5). */
export async function loadListing(
  categoryId: number,
  parameters: URLSearchParams,
  language: Language,
): Promise<LoadedListing | { redirect: string } | null> {
  const filter = parseFilter(parameters);
  const search = parseSearch(parameters.get('q'));
  const page = parsePage(parameters.get('page'));
  const listing = { categoryId, ...filter, q: search.q, page };

  const [categories, recordings] = await Promise.all([
    undefinedIfUnavailable(listCategories(language)),
    undefinedIfUnavailable(listNameRecordings()),
  ]);
  const category = categories?.find(({ id }) => id === categoryId);
  if (categories && !category) return null;
  const found =
    category && !search.isTooLong
      ? await undefinedIfUnavailable(listAffirmations(listing, language))
      : undefined;
  const last = lastPage(found?.total ?? 0);
  if (found && page > last) return { redirect: listingPath({ ...listing, page: last }) };

  const suggestions =
    search.q && found?.total === 0
      ? await undefinedIfUnavailable(listSuggestions(search.q, listing, language))
      : [];
  const status = search.isTooLong ? 400 : found ? 200 : errorStatus.unavailable;
  const cacheTags =
    found && suggestions && recordings
      ? [cacheTag('affirmation'), cacheTag('category')].join()
      : '';
  return {
    listing,
    search,
    categories,
    category,
    recordings,
    found,
    last,
    suggestions: suggestions ?? [],
    status,
    cacheTags,
  };
}

/**
 * What to search for if a list has nothing for a search: the same in all affirmations if that finds some, and similar
 * keywords (behavior P5).
 */
async function listSuggestions(
  q: string,
  { categoryId, moment, age, skill }: LoadedListing['listing'],
  language: Language,
): Promise<string[]> {
  const isRestricted = categoryId !== allCategoryId || moment || age || skill;
  const inAll = { categoryId: allCategoryId, q, page: 1 };
  const [all, similar] = await Promise.all([
    isRestricted ? listAffirmations(inAll, language, 1) : undefined,
    listSimilarKeywords(q, language),
  ]);
  return all?.total ? [q, ...similar] : similar;
}
