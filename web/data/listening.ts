import type { Affirmation } from '#contract/affirmation';
import { allCategoryId } from '#contract/category';
import type { Language } from '#contract/language';
import { listingName, listingPath, type Listing } from '../logic/listing.ts';
import type { ListeningItem } from '../logic/listening.ts';
import { recordingHref } from '../logic/recording.ts';
import { maxPickedCards } from '../logic/sheet-limits.ts';
import { listingOf, type SheetQuery } from '../logic/sheet-query.ts';
import { listAffirmations } from './affirmation.ts';
import { listCategories } from './category.ts';
import { findCards, refusalOf } from './sheet.ts';

/** What is read aloud one after the other; or why there is nothing. */
export type ListeningList =
  | {
      name: string;
      /** The page that shows it. */
      path: string;
      affirmations: readonly Affirmation[];
      /** More than the affirmations if there are too many to read. */
      total: number;
    }
  | { refused: 'unauthorized' | 'not-found' | 'unavailable' };

/** The texts that name what is read. */
type NameTexts = Parameters<typeof listingName>[2] & { favorites: { heading: string } };

/** Finds what a URL asks for: a collection, single affirmations, or those of a list. */
export async function findListeningList(
  query: SheetQuery,
  language: Language,
  texts: NameTexts,
  request: Request,
): Promise<ListeningList> {
  const listing = listingOf(query);
  try {
    const list = listing
      ? await findOfListing(listing, language, texts)
      : await findChosen(query, language, texts, request);
    return list ?? { refused: 'not-found' };
  } catch (error) {
    return refusalOf(error);
  }
}

async function findChosen(
  query: SheetQuery,
  language: Language,
  { favorites: { heading } }: NameTexts,
  request: Request,
) {
  const found = await findCards(query, [language], request);
  if (!found) return null;
  const { cards, collection } = found;
  return {
    ...(collection ?? { name: heading, path: '/favorites' }),
    affirmations: cards.slice(0, maxPickedCards).flatMap(([affirmation]) => affirmation ?? []),
    total: cards.length,
  };
}

async function findOfListing(listing: Listing, language: Language, texts: NameTexts) {
  const { categoryId = allCategoryId, q } = listing;
  const categories = await listCategories(language);
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) return null;
  const asked = { ...listing, categoryId, q, page: 1 };
  return {
    ...(await listAffirmations(asked, language, maxPickedCards)),
    name: listingName(listing, category.name, texts),
    path: listingPath(listing),
  };
}

/** Only what is read and shown, because props are serialized into the page. */
export function toListeningItem(affirmation: Affirmation): ListeningItem {
  const { id, text, lang, picture } = affirmation;
  const recording = recordingHref(id, affirmation.recording);
  return { id, text, lang, ...(picture && { picture }), ...(recording && { recording }) };
}
