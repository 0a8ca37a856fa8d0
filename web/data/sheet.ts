import type { Affirmation } from '#contract/affirmation';
import { allCategoryId, type Category } from '#contract/category';
import type { Collection } from '#contract/collection';
import { languages as allLanguages, type Language } from '#contract/language';
import { categoryColors } from '#contract/category-colors';
import { pairVersions } from '../logic/affirmation.ts';
import type { SheetQuery } from '../logic/sheet-query.ts';
import type { SheetCard } from '../logic/sheet.ts';
import { listAffirmationsByIds } from './affirmation.ts';
import { listCategories } from './category.ts';
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
  | { cards: FoundCard[]; collection: Collection | undefined }
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
    const cards = found.cards.flatMap((versions, index) => {
      const card = toCard(versions, categories, query);
      const place =
        query.collection === undefined ? query.ids.indexOf(versions[0]?.id ?? 0) : index;
      return card ? { ...card, place } : [];
    });
    return { ...found, cards };
  } catch (error) {
    if (error instanceof CmsError && error.status === 401) return { refused: 'unauthorized' };
    // Logs an outage, and rethrows a bug.
    await undefinedIfUnavailable(Promise.reject(error));
    return { refused: 'unavailable' };
  }
}

async function findCards(
  { ids, collection: id }: SheetQuery,
  languages: readonly Language[],
  request: Request,
): Promise<{ cards: Versions[]; collection: Collection | undefined } | null> {
  if (id !== undefined) return findCollectionInLanguages(languages, id, request);
  const lists = await Promise.all(
    languages.map((language) => listAffirmationsByIds(ids, language, request)),
  );
  return { cards: pairVersions(lists), collection: undefined };
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
