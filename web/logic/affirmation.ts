import type { Affirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';
import type { Language } from '#contract/language';
import { langOf } from './language.ts';
import { colorClass } from './stylesheet.ts';

/** An affirmation with the category that it is filed under. */
export interface AffirmationWithCategory {
  affirmation: Affirmation;
  category: Category;
}

/** What a card shows, and no more: it is printed into the page. */
export interface CardContent {
  id: number;
  text: string;
  description: string;
  lang: Language;
  category: { name: string; lang?: Language; colorClass: string };
}

export function cardContentOf(
  { affirmation, category }: AffirmationWithCategory,
  page: Language,
): CardContent {
  const { id, text, description, lang } = affirmation;
  const { name, color } = category;
  const other = langOf(category, page);
  const filedUnder = { name, ...(other && { lang: other }), colorClass: colorClass(color) };
  return { id, text, description, lang, category: filedUnder };
}

/** Each affirmation with its category; one whose category is not found is left out (behavior P4). */
export function withCategories(
  affirmations: readonly Affirmation[],
  categories: readonly Category[],
): AffirmationWithCategory[] {
  return affirmations.flatMap((affirmation) => {
    const category = categories.find(({ id }) => id === affirmation.categoryId);
    return category ? [{ affirmation, category }] : [];
  });
}

/** Each language of an affirmation once: where a translation is missing both answers are the English one. */
export function distinctVersions(found: readonly Affirmation[]): Affirmation[] {
  return found.filter(({ lang }, at) => found.findIndex((each) => each.lang === lang) === at);
}

/** Lists of the same affirmations, one in each language, as one list of their versions, in the first one's order. */
export function pairVersions(lists: readonly (readonly Affirmation[])[]): Affirmation[][] {
  const [first = []] = lists;
  const byId = Map.groupBy(lists.flat(), ({ id }) => id);
  return first.map((each) => distinctVersions(byId.get(each.id) ?? [each]));
}
