import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Aide',
  contents: 'Sur cette page',
  subtitle: 'Pour écrire, traduire et publier',
};
