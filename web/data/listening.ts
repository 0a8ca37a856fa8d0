import type { Affirmation } from '#contract/affirmation';
import { allCategoryId } from '#contract/category';
import { CmsError, undefinedIfUnavailable } from './cms-client.ts';
import type { Language } from '#contract/language';
import { textsIn } from '../i18n/texts.ts';
import { categoryHeading, parseCategoryId } from '../logic/category.ts';
import { collectionPath } from '../logic/collection.ts';
import { filterNote, listingPath, parseFilter } from '../logic/listing.ts';
import type { ListeningItem } from '../logic/listening.ts';
import { recordingHref } from '../logic/recording.ts';
import { parseSearch } from '../logic/search.ts';
import { maxPickedCards } from '../logic/sheet.ts';
import { parseSheetQuery } from '../logic/sheet-query.ts';
import { listAffirmations, listAffirmationsByIds } from './affirmation.ts';
import { listCategories } from './category.ts';
import { findCollection } from './collection.ts';

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

/** Finds what a URL asks for: a member's collection, single affirmations, or a category's or a moment's. */
export async function findListeningList(
  url: URL,
  language: Language,
  request: Request,
): Promise<ListeningList> {
  try {
    const { ids, collection } = parseSheetQuery(url, language);
    const list =
      collection !== undefined
        ? await findOfCollection(collection, language, request)
        : ids.length > 0
          ? await findByIds(ids, language, request)
          : await findOfListing(url.searchParams, language);
    return list ?? { refused: 'not-found' };
  } catch (error) {
    if (error instanceof CmsError && error.status === 401) return { refused: 'unauthorized' };
    // Logs an outage, and rethrows a bug.
    await undefinedIfUnavailable(Promise.reject(error));
    return { refused: 'unavailable' };
  }
}

async function findOfCollection(id: number, language: Language, request: Request) {
  const found = await findCollection(id, request, language);
  if (!found) return null;
  const affirmations = found.affirmations.slice(0, maxPickedCards);
  return {
    name: found.name,
    path: collectionPath(id),
    affirmations,
    total: found.affirmations.length,
  };
}

async function findByIds(ids: readonly number[], language: Language, request: Request) {
  const affirmations = await listAffirmationsByIds(ids, language, request);
  const { heading } = textsIn(language).favorites;
  return { name: heading, path: '/favorites', affirmations, total: affirmations.length };
}

async function findOfListing(parameters: URLSearchParams, language: Language) {
  const categoryId = parseCategoryId(parameters.get('category') ?? undefined);
  const listing = {
    ...parseFilter(parameters),
    categoryId,
    q: parseSearch(parameters.get('q')).q,
    page: 1,
  };
  const categories = await listCategories(language);
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) return null;
  const { category: t, moment: momentTexts } = textsIn(language);
  const note = filterNote(listing, momentTexts);
  const heading = categoryId === allCategoryId && note ? undefined : categoryHeading(category, t);
  return {
    ...(await listAffirmations(listing, language, maxPickedCards)),
    name: [heading, note, listing.q && t.searchNote(listing.q)].filter(Boolean).join(' · '),
    path: listingPath(listing),
  };
}

/** Only what is read and shown, because props are serialized into the page. */
export function toListeningItem(affirmation: Affirmation): ListeningItem {
  const { id, text, lang, picture } = affirmation;
  const recording = recordingHref(id, affirmation.recording);
  return { id, text, lang, ...(picture && { picture }), ...(recording && { recording }) };
}
