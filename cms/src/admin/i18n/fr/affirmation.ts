import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  similar: 'Affirmations semblables',
  noneSimilar: 'Aucune affirmation semblable.',
  someSimilar: 'Il existe des affirmations semblables. La vôtre apporte-t-elle du neuf ?',
};
