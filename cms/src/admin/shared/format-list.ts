import type { Language } from '../../contract/language.ts';

/** Joins items as texts do: “a, b and c.” American English would have a comma before “and.” */
export function formatList(
  language: Language,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(items);
}
