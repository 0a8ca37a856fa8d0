import { isLanguage, type Language } from '#contract/language';
import type { Picture } from './affirmation.ts';

export interface DrawnAffirmation {
  id: number;
  text: string;
  description: string;
  lang: Language;
  picture?: Picture;
  /** The file of its recording. */
  recording?: string;
}

/** Parses an affirmation by hand, because the contract's zod schema would be larger than the whole island. */
export function parseDrawnAffirmation(body: unknown): DrawnAffirmation | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('id' in body && 'text' in body && 'description' in body && 'lang' in body))
    return undefined;
  const { id, text, description, lang } = body;
  if (typeof id !== 'number' || typeof text !== 'string' || typeof description !== 'string')
    return undefined;
  const picture = 'picture' in body ? parsePicture(body.picture) : undefined;
  const recording = 'recording' in body && typeof body.recording === 'string' && body.recording;
  return isLanguage(lang)
    ? { id, text, description, lang, ...(picture && { picture }), ...(recording && { recording }) }
    : undefined;
}

function parsePicture(given: unknown): Picture | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  if (!('name' in given && 'alt' in given)) return undefined;
  const { name, alt } = given;
  return typeof name === 'string' && typeof alt === 'string' ? { name, alt } : undefined;
}
