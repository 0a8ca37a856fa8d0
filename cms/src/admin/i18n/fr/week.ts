import type { week as english } from '../en/week.ts';

export const week: typeof english = {
  chooseAffirmation: 'Choisir une affirmation publiée',
  noAffirmation: 'Aucune affirmation publiée ne contient ces mots.',
};
