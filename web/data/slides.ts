import { languages, type Language } from '#contract/language';
import type { Category } from '#contract/category';
import { shownCategoryOf } from '../logic/affirmation.ts';
import { toSlide, type Slide } from '../logic/classroom.ts';
import type { CardSource } from '../logic/collection.ts';
import type { SheetQuery } from '../logic/sheet-query.ts';
import { listCategories } from './category.ts';
import { findCards, refusalOf } from './sheet.ts';

/** The slides of a query, with the collection if it asks for one, or why there are none. */
export type FoundSlides =
  | {
      slides: Slide[];
      collection: CardSource | undefined;
      categories: readonly Category[];
      /** More than the slides if the list has too many. */
      total: number;
    }
  | { refused: 'unauthorized' | 'not-found' | 'unavailable' };

/** Finds the slides of a query in both languages. Searches in the page's language. */
export async function findSlides(
  query: SheetQuery,
  language: Language,
  request: Request,
): Promise<FoundSlides> {
  try {
    const [found, categories] = await Promise.all([
      findCards(query, languages, request, language),
      listCategories(language),
    ]);
    if (!found) return { refused: 'not-found' };
    const shown = categories.map((category) => shownCategoryOf(category, language));
    const slides = found.cards.map((versions) => toSlide(versions, shown, language));
    return { slides, collection: found.collection, categories, total: found.total };
  } catch (error) {
    return refusalOf(error);
  }
}
