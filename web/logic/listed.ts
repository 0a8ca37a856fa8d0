import type { Affirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';
import type { Collection, CollectionDetail } from '#contract/collection';
import type { Language } from '#contract/language';
import { formatDay } from './day.ts';
import { langOf } from './language.ts';
import { colorClass } from './stylesheet.ts';

/* The content of a member's lists, and nothing else: it is serialized into the page, up to 500 times. */

export interface ListedAffirmation {
  id: number;
  text: string;
  description: string;
  /** Where it is not the language of the page. */
  lang?: Language | undefined;
  categoryId: number;
}

export interface ListedCollection {
  id: number;
  name: string;
  description: string;
  count: number;
  createdOn: string;
}

/** A collection as its page shows it. */
export interface ShownCollection {
  id: number;
  name: string;
  description: string;
  items: readonly ListedAffirmation[];
}

/** The classes that paint cards in the colors of their categories, by the categories' ids. */
export type ColorClasses = Readonly<Record<number, string>>;

export function listedAffirmation(
  affirmation: Pick<Affirmation, 'id' | 'text' | 'description' | 'categoryId' | 'lang'>,
  page: Language,
): ListedAffirmation {
  const { id, text, description, categoryId } = affirmation;
  return { id, text, description, categoryId, lang: langOf(affirmation, page) };
}

export function listedCollection(
  { id, name, description, count, createdAt }: Collection,
  page: Language,
  timeZone: string,
): ListedCollection {
  return { id, name, description, count, createdOn: formatDay(createdAt, page, timeZone) };
}

export function shownCollection(
  { id, name, description, affirmations }: CollectionDetail,
  page: Language,
): ShownCollection {
  const items = affirmations.map((affirmation) => listedAffirmation(affirmation, page));
  return { id, name, description, items };
}

export function colorClassesOf(categories: readonly Category[]): ColorClasses {
  return Object.fromEntries(categories.map(({ id, color }) => [id, colorClass(color)]));
}
