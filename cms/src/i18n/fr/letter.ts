import type { letter as english } from '../en/letter.ts';

export const letter: typeof english = {
  sent: 'Cette lettre est partie : elle reste telle quelle. Veuillez choisir une autre semaine.',
  over: 'Cette semaine est passée : veuillez en choisir une dont la lettre est encore à venir.',
  noDay: 'Ce jour n’existe pas : veuillez en choisir un dans le calendrier.',
};
