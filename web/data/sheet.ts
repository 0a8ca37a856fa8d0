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

/** The cards that a query selects, each in those of the languages that it has. Searches in `searched`. Throws `CmsError`. */
export async function findCards(
  query: SheetQuery,
  languages: readonly Language[],
  request: Request,
  searched: Language = languages[0] ?? fallbackLanguage,
): Promise<{ cards: Versions[]; collection: CardSource | undefined } | null> {
  const { class: token, collection: id } = query;
  if (token !== undefined) return findClassCollectionInLanguages(languages, token);
  if (id !== undefined) {
    const found = await findCollectionInLanguages(languages, id, request);
    if (!found) return null;
    const { cards, collection } = found;
    return { cards, collection: { name: collection.name, path: collectionPath(id) } };
  }
  const listing = listingOf(query);
  const ids = listing ? await listIds(listing, searched) : query.ids;
  const lists = await Promise.all(
    languages.map((language) => listAffirmationsByIds(ids, language, request)),
  );
  return { cards: pairVersions(lists), collection: undefined };
}

async function listIds(
  { categoryId = allCategoryId, q, ...filter }: Listing,
  language: Language,
): Promise<number[]> {
  const { affirmations } = await listAffirmations(
    { ...filter, categoryId, q, page: 1 },
    language,
    maxPickedCards,
  );
  return affirmations.map(({ id }) => id);
}
