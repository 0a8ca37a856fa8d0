import type { legal as english } from '../en/legal.ts';

export const legal: typeof english = {
  heading: 'Mentions légales',
  description: (siteName) =>
    `L’éditeur et l’hébergeur de ${siteName}, et les licences de ses polices, icônes et émojis.`,
  publisher: {
    heading: 'Éditeur',
    unnamed: 'L’exploitant de ce site n’a encore indiqué ni son nom ni son adresse.',
    director: (name) => `Direction de la publication : ${name}`,
    contact: 'Contact :',
  },
  host: {
    heading: 'Hébergeur',
    unnamed: 'L’exploitant de ce site n’a pas encore indiqué l’hébergeur.',
  },
  licenses: {
    heading: 'Licences',
    text: 'Les polices, les icônes et les émojis de ce site sont sous licence libre.',
    link: 'Lire les licences',
  },
  privacy: 'Lire la politique de confidentialité',
};
