import type { letter as english } from '../en/letter.ts';

export const letter: typeof english = {
  sent: 'Cette lettre est partie : elle reste telle quelle. Veuillez choisir une autre semaine.',
  noDay: 'Veuillez donner la semaine par un jour, par exemple 2026-11-23.',
};
