import type { Affirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';

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
