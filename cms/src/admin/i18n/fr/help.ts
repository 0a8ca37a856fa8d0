import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Aide',
  subtitle: 'Pour écrire, traduire et publier',
};
