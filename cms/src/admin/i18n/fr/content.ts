import type { content as english } from '../en/content.ts';

export const content: typeof english = {
  localized: 'Propre à chaque langue',
};
