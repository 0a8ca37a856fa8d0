import { isLanguage, type Language } from '#contract/language';

/** What the machine shows of an affirmation. */
export interface DrawnAffirmation {
  id: number;
  text: string;
  description: string;
  lang: Language;
}

/** The affirmation in an answer, read by hand: the contract's own reader would weigh more than the machine. */
export function parseDrawnAffirmation(body: unknown): DrawnAffirmation | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('id' in body && 'text' in body && 'description' in body && 'lang' in body))
    return undefined;
  const { id, text, description, lang } = body;
  if (typeof id !== 'number' || typeof text !== 'string' || typeof description !== 'string')
    return undefined;
  return isLanguage(lang) ? { id, text, description, lang } : undefined;
}
