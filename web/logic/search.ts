import { searchText } from '#contract/affirmation';

/** A search: `text` is shown in the search box; `q` is only set if it is valid. */
export interface Search {
  text: string;
  q: string | undefined;
  isTooLong: boolean;
}

export function parseSearch(parameter: string | null): Search {
  const read = searchText.safeParse(parameter ?? '');
  if (!read.success) return { text: parameter ?? '', q: undefined, isTooLong: true };
  return { text: read.data, q: read.data || undefined, isTooLong: false };
}
