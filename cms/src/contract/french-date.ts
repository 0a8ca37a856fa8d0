/** Writes the first day of a month as French does: `1er mai 2026`, where `Intl` has `1 mai 2026`. */
export const withFirstOfMonth = (date: string): string =>
  date.replace(/^(\p{L}+ )?1 (?=\p{L})/u, '$11er ');
