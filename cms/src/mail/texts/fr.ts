import type { LetterTexts } from './en.ts';

export const fr: LetterTexts = {
  tagline: 'Des affirmations positives pour les enfants',
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
};
