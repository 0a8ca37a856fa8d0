import type { roles as english } from '../en/roles.ts';

export const roles: typeof english = {
  'strapi-super-admin': {
    name: 'Administration',
    description: 'Peut tout faire, y compris gérer les comptes, les rôles et les paramètres.',
  },
  'strapi-editor': {
    name: 'Rédaction',
    description:
      'Écrit, publie et importe tout le contenu, dans les deux langues, et choisit ce qui est à la une.',
  },
  translator: {
    name: 'Traduction',
    description: 'Lit tout le contenu et le traduit en français.',
  },
};
