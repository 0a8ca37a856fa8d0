import type { Affirmation } from '#contract/affirmation';
import { allCategoryId, type Category } from '#contract/category';
import type { Collection } from '#contract/collection';
import { languages, type Language } from '#contract/language';
import { pairVersions } from '../logic/affirmation.ts';
import type { SheetQuery } from '../logic/sheet-query.ts';
import type { SheetCard } from '../logic/sheet.ts';
import { listNamedAffirmations } from './affirmation.ts';
import { listCategories } from './category.ts';
import { CmsError, unlessFailed } from './client.ts';
import { findCollectionIn } from './collection.ts';

type Versions = readonly Affirmation[];

/** The cards of a print sheet, and the collection where a whole one was asked for; or why there are none. */
export type SheetCards =
  | { cards: SheetCard[]; collection: Collection | undefined }
  | { refused: 'unauthorized' | 'not-found' | 'unavailable' };

/** Finds what a sheet shows to its reader. A card that is not there is left out; a collection is its owner's alone (behavior K1). */
export async function findSheetCards(query: SheetQuery, reader: Request): Promise<SheetCards> {
  const spoken = query.words === 'both' ? languages : [query.words];
  try {
    const found = await findCards(query, spoken, reader);
    if (!found) return { refused: 'not-found' };
    const categories = await listCategories(query.words === 'fr' ? 'fr' : 'en');
    const cards = found.cards.flatMap((versions) => toCard(versions, categories) ?? []);
    return { ...found, cards };
  } catch (error) {
    if (error instanceof CmsError && error.status === 401) return { refused: 'unauthorized' };
    // Written down, and raised again where the CMS is not to blame.
    await unlessFailed(Promise.reject(error));
    return { refused: 'unavailable' };
  }
}

async function findCards(
  { ids, collection: id }: SheetQuery,
  spoken: readonly Language[],
  reader: Request,
): Promise<{ cards: Versions[]; collection: Collection | undefined } | null> {
  if (id !== undefined) return findCollectionIn(spoken, id, reader);
  const lists = await Promise.all(spoken.map((each) => listNamedAffirmations(ids, each, reader)));
  return { cards: pairVersions(lists), collection: undefined };
}

function toCard(versions: Versions, categories: readonly Category[]): SheetCard | undefined {
  const category = categories.find(({ id }) => id === versions[0]?.categoryId);
  if (!category) return undefined;
  // Filed under *All* is filed under none.
  const name = category.id === allCategoryId ? '' : category.name;
  const texts = versions.map(({ text, lang }) => ({ text, lang }));
  return { texts, category: name, color: category.color };
}
