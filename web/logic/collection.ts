import { collectionLimits } from '#contract/limits';
import { charactersIn, lengthOf, oneLine } from '#contract/text';
import type { Rules } from './form.ts';

/** Where a collection stands. */
export const collectionPath = (id: number): string => `/dashboard/collections/${id}`;

/** Where a new collection is made; one that begins with an affirmation leads back to where that was read. */
export function newCollectionPath(begun?: { affirmation: number; next: string }): string {
  const path = '/dashboard/collections/new';
  if (!begun) return path;
  const { affirmation, next } = begun;
  return `${path}?${new URLSearchParams({ affirmation: String(affirmation), next })}`;
}

/** What can be wrong with a collection's name and description (behavior K2). */
export const collectionRules: Rules = {
  name: (value) => {
    const name = oneLine(value);
    if (charactersIn(name) < collectionLimits.shortestName) return 'too-short';
    return lengthOf(name) > collectionLimits.name ? 'too-long' : undefined;
  },
  description: (value) =>
    lengthOf(oneLine(value)) > collectionLimits.description ? 'too-long' : undefined,
};
