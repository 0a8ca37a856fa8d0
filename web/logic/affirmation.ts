import type { Affirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';
import { positiveInteger } from '#contract/query';

export { fitOf, type Fit } from './fit.ts';

/** The affirmation that an address asks for: 0, which is none, where it names no id (SPEC §2). */
export function affirmationIdOf(part: string | undefined): number {
  const read = positiveInteger.safeParse(part);
  return read.success ? read.data : 0;
}

/** An affirmation with the category that it is filed under. */
export interface Filed {
  affirmation: Affirmation;
  category: Category;
}

/** Each affirmation with its category; one whose category is not found is left out (SPEC §2). */
export function fileAll(
  affirmations: readonly Affirmation[],
  categories: readonly Category[],
): Filed[] {
  return affirmations.flatMap((affirmation) => {
    const category = categories.find(({ id }) => id === affirmation.categoryId);
    return category ? [{ affirmation, category }] : [];
  });
}
