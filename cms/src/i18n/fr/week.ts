import type { week as english } from '../en/week.ts';

export const week: typeof english = {
  numberTaken: (number) =>
    `La semaine ${number} est déjà publiée. Choisissez un autre numéro, ou dépubliez d’abord cette semaine-là.`,
  affirmationNeeded: 'Choisissez une affirmation avant de publier.',
  affirmationUnpublished:
    'Cette affirmation n’est pas publiée. Publiez-la d’abord, ou choisissez-en une autre.',
};
