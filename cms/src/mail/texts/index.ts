import type { Language } from '../../contract/language.ts';
import { en, type LetterTexts } from './en.ts';
import { fr } from './fr.ts';

const texts: Record<Language, LetterTexts> = { en, fr };

export function emailTexts(language: Language): LetterTexts {
  return texts[language];
}
