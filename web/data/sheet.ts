import type { Affirmation } from '#contract/affirmation';
import { allCategoryId, type Category } from '#contract/category';
import { fallbackLanguage, languages as allLanguages, type Language } from '#contract/language';
import { categoryColors } from '#contract/category-colors';
import { pairVersions } from '../logic/affirmation.ts';
import { collectionPath, type CardSource } from '../logic/collection.ts';
import type { Listing } from '../logic/listing.ts';
import { listingOf, type SheetQuery } from '../logic/sheet-query.ts';
import { maxPickedCards } from '../logic/sheet-limits.ts';
import type { SheetCard } from '../logic/sheet.ts';
import { listAffirmations, listAffirmationsByIds } from './affirmation.ts';
import { listCategories } from './category.ts';
import { findClassCollectionInLanguages } from './class-link.ts';
import { CmsError, undefinedIfUnavailable } from './cms-client.ts';
import { findCollectionInLanguages } from './collection.ts';

type Versions = readonly Affirmation[];

/** A card without the label that a format prints on it. */
export interface FoundCard extends Omit<SheetCard, 'label'> {
  /** The category's name in each language, empty for *All*. */
  categories: readonly string[];
  /** Its position among all that were picked, including any that can't be seen now. */
  place: number;
}

/** The cards of a print sheet, with the collection if a whole one was requested; or why there are none. */
export type SheetCards =
  | { cards: FoundCard[]; collection: CardSource | undefined }
  | { refused: 'unauthorized' | 'not-found' | 'unavailable' };

export const languagesOf = ({ words }: SheetQuery): readonly Language[] =>
  words === 'both' ? allLanguages : [words];

/** Finds the cards of a sheet. Leaves out missing ones; a collection is found only for its owner (behavior K1). */
export async function findSheetCards(query: SheetQuery, request: Request): Promise<SheetCards> {
  const languages = languagesOf(query);
  try {
    const found = await findCards(query, languages, request);
    if (!found) return { refused: 'not-found' };
    const categories = await Promise.all(languages.map((language) => listCategories(language)));
    const isOfIds = !found.collection && !listingOf(query);
    const cards = found.cards.flatMap((versions, index) => {
      const card = toCard(versions, categories, query);
      const place = isOfIds ? query.ids.indexOf(versions[0]?.id ?? 0) : index;
      return card ? { ...card, place } : [];
    });
    return { ...found, cards };
  } catch (error) {
    return refusalOf(error);
  }
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

function toCard(
  versions: Versions,
  categories: readonly (readonly Category[])[],
  { adults }: SheetQuery,
): Omit<FoundCard, 'place'> | undefined {
  const inLanguages = categories.flatMap(
    (each) => each.find(({ id }) => id === versions[0]?.categoryId) ?? [],
  );
  const [category] = inLanguages;
  if (!category) return undefined;
  // *All* is not printed as a category.
  const names = category.id === allCategoryId ? [] : inLanguages.map(({ name }) => name);
  return {
    texts: versions.map(({ text, description, lang }) => ({
      text,
      lang,
      ...(adults && description && { description }),
    })),
    categories: [...new Set(names)],
    color: category.color,
    onColor: categoryColors(category.color, 'light').onFill,
    picture: versions[0]?.picture ?? undefined,
  };
}
