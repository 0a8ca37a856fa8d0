import { allCategoryId } from '#contract/limits';
import type { Texts } from '../i18n/texts.ts';

/** The category that an address asks for: whatever is no integer counts as *All* (behavior P5). */
export function parseCategoryId(part: string | undefined): number {
  return /^-?\d+$/.test(part ?? '') ? Number(part) : allCategoryId;
}

/** Where a category, a search in it, or a page of either stands. */
export function categoryPath(id: number, { q, page = 1 }: { q?: string; page?: number } = {}) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/categories/${id}${query.size > 0 ? `?${query}` : ''}`;
}

/** The heading over a category's affirmations, in the words of a language (behavior P5). */
export function categoryHeading(
  { id, name }: { id: number; name: string },
  words: Pick<Texts['category'], 'heading' | 'headingOfAll'>,
): string {
  return id === allCategoryId ? words.headingOfAll(name) : words.heading(name);
}
