import { allCategoryId } from '#contract/limits';
import type { CardContent } from './affirmation.ts';

/** What a printable card shows. */
export type PrintableCardContent = Omit<CardContent, 'description'>;

/** Where the printable cards of a category, and a page of them, stand. */
export function printablePath({ category, page = 1 }: { category: number; page?: number }): string {
  const query = new URLSearchParams({
    ...(category !== allCategoryId && { category: String(category) }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/printable-cards${query.size > 0 ? `?${query}` : ''}`;
}
