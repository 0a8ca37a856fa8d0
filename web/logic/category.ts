import { allCategoryId } from '#contract/limits';
import type { Texts } from '../i18n/texts.ts';

/** Parses the category id in a URL; anything but an integer means *All* (behavior P5). */
export function parseCategoryId(part: string | undefined): number {
  return /^-?\d+$/.test(part ?? '') ? Number(part) : allCategoryId;
}

/** The path of a category's page. */
export const categoryPath = (id: number): string => `/categories/${id}`;

/** The heading above a category's affirmations (behavior P5). */
export function categoryHeading(
  { id, name }: { id: number; name: string },
  words: Pick<Texts['category'], 'heading' | 'headingOfAll'>,
): string {
  return id === allCategoryId ? words.headingOfAll(name) : words.heading(name);
}
