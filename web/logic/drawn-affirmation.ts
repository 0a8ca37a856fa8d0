import { isLanguage, type Language } from '#contract/language';

export interface DrawnAffirmation {
  id: number;
  text: string;
  description: string;
  lang: Language;
}

/** Parses an affirmation by hand, because the contract's zod schema would be larger than the whole island. */
export function parseDrawnAffirmation(body: unknown): DrawnAffirmation | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('id' in body && 'text' in body && 'description' in body && 'lang' in body))
    return undefined;
  const { id, text, description, lang } = body;
  if (typeof id !== 'number' || typeof text !== 'string' || typeof description !== 'string')
    return undefined;
  return isLanguage(lang) ? { id, text, description, lang } : undefined;
}
