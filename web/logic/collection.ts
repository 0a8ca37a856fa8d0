import type { Language } from '#contract/language';
import { collectionLimits } from '#contract/limits';
import { charactersIn, oneLine } from '#contract/text';
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

/** A day as a language writes it: `March 1, 2026`, `1er mars 2026`. In: a timestamp. */
export function dayOf(timestamp: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = format.format(new Date(timestamp));
  return language === 'fr' ? day.replace(/^1 /, '1er ') : day;
}

/** What can be wrong with a collection's name and description (SPEC §5). */
export const collectionRules: Rules = {
  name: (value) => {
    const name = oneLine(value);
    if (charactersIn(name) < collectionLimits.shortestName) return 'too-short';
    return name.length > collectionLimits.name ? 'too-long' : undefined;
  },
  description: (value) =>
    oneLine(value).length > collectionLimits.description ? 'too-long' : undefined,
};
