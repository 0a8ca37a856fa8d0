import type { term as english } from '../en/term.ts';

export const term: typeof english = {
  frenchNeeded: 'Saisissez le terme français, ou activez « Ne pas traduire ».',
  known: 'Ce terme est déjà dans le glossaire.',
};
