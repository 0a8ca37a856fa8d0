import type { Affirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';
import type { Collection, CollectionDetail, CollectionFields } from '#contract/collection';
import type { Language } from '#contract/language';
import { allCategoryId } from '#contract/limits';
import { formatDay } from './format-day.ts';
import { langOf } from './language.ts';
import { colorClass } from './color-class.ts';

/* Only the fields that a member's lists show, because the HTML can contain 500 items. */

/** An affirmation in a collection or in the list of a member's own ones. */
export interface AffirmationListItem {
  id: number;
  text: string;
  description: string;
  /** Only set if it differs from the page's language. */
  lang?: Language | undefined;
  categoryId: number;
  picture?: NonNullable<Affirmation['picture']>;
  /** The file of its recording. */
  recording?: string;
  /** The design of an own one's card. */
  card?: { background: number; font: number };
}

/** The fields of a collection that its owner writes. */
export interface CollectionSummary extends CollectionFields {
  id: number;
}

/** A collection to save an affirmation in. */
export interface CollectionChoice extends CollectionSummary {
  /** Whether it has the affirmation already. */
  holds: boolean;
}

/** A collection in the dashboard's list. */
export interface CollectionListItem extends CollectionSummary {
  count: number;
  createdOn: string;
}

/** A collection on its own page, with its affirmations in the owner's order. */
export interface CollectionWithItems extends CollectionSummary {
  items: readonly AffirmationListItem[];
}

/** The CSS class with the color of each category, by the category's id. */
export type ColorClasses = Readonly<Record<number, string>>;

export function toAffirmationListItem(
  affirmation: Pick<Affirmation, 'id' | 'text' | 'description' | 'categoryId' | 'lang'> &
    Partial<Pick<Affirmation, 'picture' | 'recording'>> & {
      card?: AffirmationListItem['card'] | null;
    },
  page: Language,
): AffirmationListItem {
  const { id, text, description, categoryId, picture, recording, card } = affirmation;
  return {
    id,
    text,
    description,
    categoryId,
    lang: langOf(affirmation, page),
    ...(picture && { picture }),
    ...(recording && { recording }),
    ...(card && { card }),
  };
}

export function toCollectionListItem(
  { id, name, description, count, createdAt }: Collection,
  page: Language,
  timeZone: string,
): CollectionListItem {
  return { id, name, description, count, createdOn: formatDay(createdAt, page, timeZone) };
}

export function toCollectionWithItems(
  { id, name, description, affirmations }: CollectionDetail,
  page: Language,
): CollectionWithItems {
  const items = affirmations.map((affirmation) => toAffirmationListItem(affirmation, page));
  return { id, name, description, items };
}

/** The names of the categories that cards show, by their ids; *All* isn't shown. */
export function categoryNamesOf(categories: readonly Category[]): Readonly<Record<number, string>> {
  const shown = categories.filter(({ id }) => id !== allCategoryId);
  return Object.fromEntries(shown.map(({ id, name }) => [id, name]));
}

export function colorClassesOf(categories: readonly Category[]): ColorClasses {
  return Object.fromEntries(categories.map(({ id, color }) => [id, colorClass(color)]));
}
