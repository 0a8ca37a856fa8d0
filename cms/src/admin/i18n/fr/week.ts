import type { week as english } from '../en/week.ts';

export const week: typeof english = {
  chooseAffirmation: 'Choisir une affirmation publiée dans cette langue',
  noAffirmation: 'Aucune affirmation publiée dans cette langue n’a été trouvée.',
};
