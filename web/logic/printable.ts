import { allCategoryId } from '#contract/limits';
import type { CardContent } from './affirmation.ts';

export type PrintableCardContent = Omit<CardContent, 'description'>;

/** The path of a category's printable cards. */
export function printablePath({ category, page = 1 }: { category: number; page?: number }): string {
  const query = new URLSearchParams({
    ...(category !== allCategoryId && { category: String(category) }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/printable-cards${query.size > 0 ? `?${query}` : ''}`;
}
