import { allCategoryId } from '#contract/limits';
import type { CardContent } from './affirmation.ts';

export type PrintableCardContent = Omit<CardContent, 'description'>;

/** The path of a category's printable cards; with a collection, to add them to that. */
export function printablePath({
  category = allCategoryId,
  collection,
  page = 1,
}: {
  category?: number;
  collection?: number | undefined;
  page?: number;
}): string {
  const query = new URLSearchParams({
    ...(collection && { collection: String(collection) }),
    ...(category !== allCategoryId && { category: String(category) }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/printable-cards${query.size > 0 ? `?${query}` : ''}`;
}
