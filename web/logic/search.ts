import { searchText } from '#contract/affirmation';

/** What was searched for: `text` as the box shows it, `q` only where it can be searched. */
export interface Search {
  text: string;
  q: string | undefined;
  isTooLong: boolean;
}

/** Reads the search text of an address; blank counts as none. */
export function parseSearch(parameter: string | null): Search {
  const read = searchText.safeParse(parameter ?? '');
  if (!read.success) return { text: parameter ?? '', q: undefined, isTooLong: true };
  return { text: read.data, q: read.data || undefined, isTooLong: false };
}
