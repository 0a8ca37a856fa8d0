import type { letter as english } from '../en/letter.ts';

export const letter: typeof english = {
  sent: 'Cette lettre est déjà partie et ne peut plus changer. Choisissez une autre semaine.',
  over: 'Cette semaine est passée : choisissez-en une dont la lettre n’est pas encore partie.',
  tooManyTests: 'Vous pouvez envoyer cinq tests par heure. Réessayez plus tard.',
  noDay: 'Ce jour n’existe pas : choisissez-en un dans le calendrier.',
};
