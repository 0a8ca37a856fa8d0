import type { Affirmation, OwnAffirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';
import type { Language } from '#contract/language';
import { langOf } from './language.ts';
import type { AffirmationListItem } from './list-items.ts';
import { colorClass } from './color-class.ts';

export interface AffirmationWithCategory {
  affirmation: Affirmation;
  category: Category;
}

/** An affirmation on its page: own ones have the design of their card. */
export type AffirmationOfPage = Affirmation & { card?: OwnAffirmation['card'] | undefined };

/** The picture of an affirmation, with what it shows in the affirmation's language. */
export type Picture = NonNullable<Affirmation['picture']>;

/** Only the fields that a card needs, because props are serialized into the page. */
export interface CardContent {
  id: number;
  text: string;
  description: string;
  lang: Language;
  picture?: Picture;
  /** The file of its recording. */
  recording?: string;
  /** A member's own affirmation in a class link, which others can only read there. */
  isPageless?: true;
  category: Omit<ShownCategory, 'id'>;
}

/** Only the fields of a category that its affirmations' cards show. */
export interface ShownCategory {
  id: number;
  name: string;
  /** Only set if it differs from the page's language. */
  lang?: Language;
  colorClass: string;
}

export function cardContentOf(
  { affirmation, category }: AffirmationWithCategory,
  page: Language,
): CardContent {
  const { id, text, description, lang, picture, recording } = affirmation;
  const { id: _, ...shownCategory } = shownCategoryOf(category, page);
  return {
    id,
    text,
    description,
    lang,
    ...(picture && { picture }),
    ...(recording && { recording }),
    category: shownCategory,
  };
}

export function shownCategoryOf(category: Category, page: Language): ShownCategory {
  const { id, name, color } = category;
  const other = langOf(category, page);
  return { id, name, ...(other && { lang: other }), colorClass: colorClass(color) };
}

/** The cards of list items, without those whose category is unknown (behavior P4). */
export function toCards(
  items: readonly AffirmationListItem[],
  categories: readonly ShownCategory[],
  page: Language,
): CardContent[] {
  return items.flatMap(({ categoryId, lang = page, ...item }) => {
    const category = categories.find(({ id }) => id === categoryId);
    return category ? [{ ...item, lang, category }] : [];
  });
}

/** Adds each affirmation's category. Affirmations without a known category are left out (behavior P4). */
export function withCategories(
  affirmations: readonly Affirmation[],
  categories: readonly Category[],
): AffirmationWithCategory[] {
  return affirmations.flatMap((affirmation) => {
    const category = categories.find(({ id }) => id === affirmation.categoryId);
    return category ? [{ affirmation, category }] : [];
  });
}

/** Removes duplicates: if a translation is missing, the CMS returns English for both languages. */
export function distinctVersions<Version extends { lang: Language }>(
  found: readonly Version[],
): Version[] {
  return found.filter(({ lang }, index) => found.findIndex((item) => item.lang === lang) === index);
}

/** Merges one list per language into one list of versions per affirmation, in the order of the first list. */
export function pairVersions(lists: readonly (readonly Affirmation[])[]): Affirmation[][] {
  const [first = []] = lists;
  const byId = Map.groupBy(lists.flat(), ({ id }) => id);
  return first.map((each) => distinctVersions(byId.get(each.id) ?? [each]));
}
