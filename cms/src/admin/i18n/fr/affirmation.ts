import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  alike: 'Affirmations semblables',
  noneAlike: 'Aucune affirmation semblable.',
  someAlike: 'Il existe des affirmations semblables. La vôtre apporte-t-elle du neuf ?',
};
