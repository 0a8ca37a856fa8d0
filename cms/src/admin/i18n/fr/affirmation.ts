import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  alike: 'Presque pareil',
  noneAlike: 'Aucune autre affirmation ne dit presque cela.',
  someAlike: 'D’autres disent presque cela. La vôtre est-elle nouvelle ?',
};
