import type { Language } from '#contract/language';

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

/** The order after one of the ids has moved by a place; the same where it stands at that end already. */
export function movedBy(ids: readonly number[], id: number, by: 1 | -1): readonly number[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return ids;
  return ids.with(at, ids[to] ?? id).with(to, id);
}
