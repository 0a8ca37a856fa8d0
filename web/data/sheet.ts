import type { Affirmation } from '#contract/affirmation';
import { allCategoryId, type Category } from '#contract/category';
import { languages as allLanguages, type Language } from '#contract/language';
import { pairVersions } from '../logic/affirmation.ts';
import { collectionPath, type CardSource } from '../logic/collection.ts';
import type { SheetQuery } from '../logic/sheet-query.ts';
import type { SheetCard } from '../logic/sheet.ts';
import { listAffirmationsByIds } from './affirmation.ts';
import { listCategories } from './category.ts';
import { findClassCollectionInLanguages } from './class-link.ts';
import { CmsError, undefinedIfUnavailable } from './cms-client.ts';
import { findCollectionInLanguages } from './collection.ts';

type Versions = readonly Affirmation[];

/** The cards of a print sheet, with the collection if a whole one was requested; or why there are none. */
export type SheetCards =
  | { cards: SheetCard[]; collection: CardSource | undefined }
  | { refused: 'unauthorized' | 'not-found' | 'unavailable' };

/** Finds the cards of a sheet. Leaves out missing ones; a collection is found only for its owner (behavior K1). */
export async function findSheetCards(query: SheetQuery, request: Request): Promise<SheetCards> {
  const languages = query.words === 'both' ? allLanguages : [query.words];
  try {
    const found = await findCards(query, languages, request);
    if (!found) return { refused: 'not-found' };
    const categories = await listCategories(query.words === 'fr' ? 'fr' : 'en');
    const cards = found.cards.flatMap((versions) => toCard(versions, categories) ?? []);
    return { ...found, cards };
  } catch (error) {
    if (error instanceof CmsError && error.status === 401) return { refused: 'unauthorized' };
    // Logs an outage, and rethrows a bug.
    await undefinedIfUnavailable(Promise.reject(error));
    return { refused: 'unavailable' };
  }
}

async function findCards(
  { ids, collection: id, class: token }: SheetQuery,
  languages: readonly Language[],
  request: Request,
): Promise<{ cards: Versions[]; collection: CardSource | undefined } | null> {
  if (token !== undefined) return findClassCollectionInLanguages(languages, token);
  if (id !== undefined) {
    const found = await findCollectionInLanguages(languages, id, request);
    const { cards = [], collection } = found ?? {};
    return collection
      ? { cards, collection: { name: collection.name, path: collectionPath(id) } }
      : null;
  }
  const lists = await Promise.all(
    languages.map((language) => listAffirmationsByIds(ids, language, request)),
  );
  return { cards: pairVersions(lists), collection: undefined };
}

function toCard(versions: Versions, categories: readonly Category[]): SheetCard | undefined {
  const category = categories.find(({ id }) => id === versions[0]?.categoryId);
  if (!category) return undefined;
  // *All* is not printed as a category.
  const name = category.id === allCategoryId ? '' : category.name;
  const texts = versions.map(({ text, lang }) => ({ text, lang }));
  const picture = versions[0]?.picture ?? undefined;
  return { texts, category: name, color: category.color, picture };
}
