import type { CollectionFields } from '#contract/collection';
import { collectionLimits } from '#contract/limits';
import { countGraphemes, countCodePoints, toSingleLine } from '#contract/text';
import type { Rule } from './form.ts';

export const collectionPath = (id: number): string => `/dashboard/collections/${id}`;

/** A whole collection whose cards are printed or shown: its owner's page of it, or its class's. */
export interface CardSource {
  name: string;
  path: string;
  /** The token of a class link that works. */
  token?: string | undefined;
}

/** The path of the page for a new collection, optionally with first affirmations and where to return to. */
export function newCollectionPath(first?: {
  affirmations: readonly number[];
  next: string;
}): string {
  const path = '/dashboard/collections/new';
  if (!first) return path;
  const { affirmations, next } = first;
  return `${path}?${new URLSearchParams({ affirmation: affirmations.join(), next })}`;
}

/** The form that changes a collection, on its page. */
export const changeFormName = 'collection-change';

/** Validates what the owner of a collection writes (behavior K2). */
export const collectionRules = {
  name: (value) => {
    const name = toSingleLine(value);
    // First, because counting graphemes in a long text takes long.
    if (countCodePoints(name) > collectionLimits.name) return 'too-long';
    return countGraphemes(name) < collectionLimits.shortestName ? 'too-short' : undefined;
  },
  description: (value) =>
    countCodePoints(toSingleLine(value)) > collectionLimits.description ? 'too-long' : undefined,
} satisfies Record<keyof CollectionFields, Rule>;
