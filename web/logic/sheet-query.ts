import './zod-in-browser.ts';
import { z } from 'zod';
import { affirmationFilter, searchText } from '#contract/affirmation';
import type { Language } from '#contract/language';
import { allCategoryId } from '#contract/limits';
import { positiveInteger } from '#contract/query';
import type { Listing } from './listing.ts';
import { selectionKeys } from './public-pages.ts';
import { maxPickedCards } from './sheet-limits.ts';
import { formats, papers, perPage, type CardsPerPage } from './sheet.ts';

const filter = affirmationFilter.shape;

/** The query of a print sheet. Invalid options get their defaults, and cards beyond the maximum are dropped. */
const query = z.object({
  ids: z.array(positiveInteger).transform((ids) => [...new Set(ids)].slice(0, maxPickedCards)),
  /** A whole collection of the member, instead of single cards. */
  collection: positiveInteger.optional().catch(undefined),
  /** A list, restricted like a call, instead of either. */
  categoryId: filter.categoryId.catch(undefined),
  moment: filter.moment.catch(undefined),
  age: filter.age.catch(undefined),
  skill: filter.skill.catch(undefined),
  q: searchText.optional().catch(undefined),
  /** The token of a class link, instead of either. An invalid one finds nothing. */
  class: z.string().optional(),
  paper: z.enum(papers).catch('a4'),
  format: z.enum(formats).catch('cards'),
  /** Follows the number of cards if it isn't given. */
  per: z
    .enum(['1', '2', '4', '8'])
    .transform((given) => perPage.find((per) => String(per) === given))
    .optional()
    .catch(undefined),
  /** The description under each affirmation. */
  adults: z.literal('yes').optional().catch(undefined),
  ink: z.literal('saving').optional().catch(undefined),
  /** The QR code of the class link. */
  code: z.literal('yes').optional().catch(undefined),
  words: z.enum(['en', 'fr', 'both']).optional().catch(undefined),
});
/** A URL can contain thousands of ids, and validating each would cost more than the page. */
const maxReadIds = 4 * maxPickedCards;

type Asked = z.infer<typeof query>;

export type SheetLanguage = Language | 'both';
export type SheetQuery = Omit<Asked, 'words' | 'per'> & {
  words: SheetLanguage;
  per: CardsPerPage | undefined;
};

/** Parses the URL of a sheet. Without `words` it is in the page's language. */
export function parseSheetQuery({ searchParams }: URL, language: Language): SheetQuery {
  const ids = searchParams
    .getAll('ids')
    .join()
    .split(',', maxReadIds)
    .filter((id) => positiveInteger.safeParse(id).success);
  const given = Object.fromEntries(searchParams);
  const sheetQuery = query.parse({ ...given, words: given['words'] ?? given['lang'], ids });
  return { ...sheetQuery, per: sheetQuery.per, words: sheetQuery.words ?? language };
}

/** The query parameters that select the cards of a sheet. */
export function cardParameters(sheetQuery: SheetQuery): Record<string, string> {
  const { ids, collection, class: token } = sheetQuery;
  if (token !== undefined) return { class: token };
  if (collection !== undefined) return { collection: String(collection) };
  const listing = listingOf(sheetQuery);
  return listing ? listingParameters(listing) : { ids: ids.join() };
}

/** The list that a query selects its cards from, unless it names cards or a collection. */
export function listingOf(sheetQuery: SheetQuery): Listing | undefined {
  const { ids, collection, class: token, categoryId, moment, age, skill, q } = sheetQuery;
  if (ids.length > 0 || collection !== undefined || token !== undefined) return undefined;
  const listing = { ...(categoryId && { categoryId }), moment, age, skill, q: q || undefined };
  return Object.values(listing).some(Boolean) ? listing : undefined;
}

/** A query for the cards that a search found, because another language would find other ones (behavior P22). */
export const withoutSearch = (
  sheetQuery: SheetQuery,
  found: readonly (readonly { id: number }[])[],
): SheetQuery =>
  listingOf(sheetQuery)?.q === undefined
    ? sheetQuery
    : { ...sheetQuery, ids: found.flatMap(([first]) => first?.id ?? []) };

/** The query parameters that select the cards of a list. */
export function listingParameters({
  categoryId = allCategoryId,
  moment,
  age,
  skill,
  q,
}: Listing): Record<string, string> {
  const given = { moment, age, skill, q };
  return Object.fromEntries([
    ['categoryId', String(categoryId)],
    ...Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ]);
}

/** Parses a URL that shows cards on a screen: without any cards in it, it shows *All* (behavior P17). */
export function parseSelection(url: URL, language: Language): SheetQuery {
  const parsed = parseSheetQuery(url, language);
  const isGiven = listingOf(parsed) ?? selectionKeys.some((key) => url.searchParams.has(key));
  return isGiven ? parsed : { ...parsed, categoryId: allCategoryId };
}
