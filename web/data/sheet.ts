import type { Affirmation } from '#contract/affirmation';
import { allCategoryId } from '#contract/category';
import { fallbackLanguage, languages as allLanguages, type Language } from '#contract/language';
import { pairVersions } from '../logic/affirmation.ts';
import { collectionPath, type CardSource } from '../logic/collection.ts';
import type { Listing } from '../logic/listing.ts';
import { languagesOf, toPrintedCards, type PrintedCard } from '../logic/printed-cards.ts';
import { listingOf, withoutSearch, type SheetQuery } from '../logic/sheet-query.ts';
import { maxPickedCards } from '../logic/sheet-limits.ts';
import { listAffirmations, listAffirmationsByIds } from './affirmation.ts';
import { listCategories } from './category.ts';
import { findClassCollectionInLanguages, listClassLinks } from './class-link.ts';
import { CmsError, undefinedIfUnavailable } from './cms-client.ts';
import { findCollectionInLanguages } from './collection.ts';

type Versions = readonly Affirmation[];

/** The cards of a print sheet, with the collection if a whole one was requested; or why there are none. */
export type SheetCards =
  | {
      cards: PrintedCard[];
      collection: CardSource | undefined;
      /** Selects the same cards in any language. */
      query: SheetQuery;
      /** More than the cards if the list has too many. */
      total: number;
    }
  | { refused: 'unauthorized' | 'not-found' | 'unavailable' };

/**
 * Finds the cards of a sheet, in all languages. Leaves out missing ones; a collection is found only for its owner
 * (behavior K1).
 */
export async function findSheetCards(query: SheetQuery, request: Request): Promise<SheetCards> {
  const [searched = fallbackLanguage] = languagesOf(query);
  try {
    const found = await findCards(query, allLanguages, request, searched);
    if (!found) return { refused: 'not-found' };
    const categories = await Promise.all(allLanguages.map((language) => listCategories(language)));
    const isWhole = Boolean(found.collection ?? listingOf(query));
    const token = found.collection?.token ?? (await findToken(query, [searched], request));
    return {
      cards: toPrintedCards(found.cards, categories, isWhole ? undefined : query.ids),
      collection: found.collection && { ...found.collection, token },
      query: withoutSearch(query, found.cards),
      total: found.total,
    };
  } catch (error) {
    return refusalOf(error);
  }
}

/** The token of a class link of the owner’s collection; undefined if none works. */
async function findToken(
  { collection }: SheetQuery,
  [language = fallbackLanguage]: readonly Language[],
  request: Request,
): Promise<string | undefined> {
  if (collection === undefined) return undefined;
  const links = await undefinedIfUnavailable(listClassLinks(request, language, collection));
  return links?.find(({ state }) => state === 'open')?.token;
}

/** Why there are no cards. Logs an outage, and rethrows a bug. */
export async function refusalOf(
  cause: unknown,
): Promise<{ refused: 'unauthorized' | 'unavailable' }> {
  if (cause instanceof CmsError && cause.status === 401) return { refused: 'unauthorized' };
  await undefinedIfUnavailable(Promise.reject(cause));
  return { refused: 'unavailable' };
}

/**
 * The cards that a query selects, each in those of the languages that it has, and how many there are in all: a list can
 * have more. Searches in `searched`. Throws `CmsError`.
 */
export async function findCards(
  query: SheetQuery,
  languages: readonly Language[],
  request: Request,
  searched: Language = languages[0] ?? fallbackLanguage,
): Promise<{ cards: Versions[]; collection: CardSource | undefined; total: number } | null> {
  const { class: token, collection: id } = query;
  if (token !== undefined) {
    const found = await findClassCollectionInLanguages(languages, token);
    return found && { ...found, total: found.cards.length };
  }
  if (id !== undefined) {
    const found = await findCollectionInLanguages(languages, id, request);
    if (!found) return null;
    const { cards, collection } = found;
    const source = { name: collection.name, path: collectionPath(id) };
    return { cards, collection: source, total: cards.length };
  }
  const listing = listingOf(query);
  const { ids, total } = listing ? await listIds(listing, searched) : { ids: query.ids, total: 0 };
  const lists = await Promise.all(
    languages.map((language) => listAffirmationsByIds(ids, language, request)),
  );
  const cards = pairVersions(lists);
  return { cards, collection: undefined, total: Math.max(cards.length, total) };
}

async function listIds(
  { categoryId = allCategoryId, q, ...filter }: Listing,
  language: Language,
): Promise<{ ids: number[]; total: number }> {
  const { affirmations, total } = await listAffirmations(
    { ...filter, categoryId, q, page: 1 },
    language,
    maxPickedCards,
  );
  return { ids: affirmations.map(({ id }) => id), total };
}
