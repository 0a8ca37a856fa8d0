import { formatNumber } from '#contract/format-number';
import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  heading: 'Sans internet',
  description: 'Garde les affirmations sur cet appareil, pour les moments sans internet.',
  intro:
    'La plupart des pages déjà ouvertes sur cet appareil s’ouvrent aussi sans internet. Avant la classe ou un voyage, garde sur cet appareil tout ce qui suit : une fois suffit.',
  what: 'Ce que tu auras',
  items: [
    'L’accueil, toutes les catégories, tous les moments et jusqu’à 2 000 affirmations, en français et en anglais',
    'La recherche, les favoris et la machine à affirmations',
    'Le mode classe, les planches à imprimer, l’atelier de cartes et le guide pour la classe',
  ],
  without:
    'Sans internet, tu peux écouter les voix enregistrées que tu as déjà écoutées sur cet appareil ou que tu gardes ici. Pour les comptes, les recueils, les planches en PDF et quelques pages, il faut internet.',
  keep: (megabytes) => `Garder sur cet appareil (${megabytes} Mo)`,
  recordings: (megabytes) => `Avec les voix enregistrées (${megabytes} Mo)`,
  leftOut: (kept, all, megabytes) =>
    `Les ${formatNumber('fr', all)} voix enregistrées ne tiennent pas toutes dans ${megabytes} Mo. Les ${formatNumber('fr', kept)} premières seront gardées ; pour les autres, il faudra internet à la première écoute.`,
  keeping: 'Enregistrement…',
  progress: (percent) => `${percent} %`,
  kept: 'C’est enregistré : tu peux utiliser le site sans internet. Les nouvelles affirmations s’ajouteront quand tu l’ouvriras avec une connexion.',
  full: (megabytes) =>
    `Il n’y a pas assez de place sur cet appareil pour les voix enregistrées (${megabytes} Mo). Tout le reste y est.`,
  update: 'Mettre à jour',
  remove: 'Retirer de cet appareil',
  removed: 'C’est retiré de cet appareil.',
  failed:
    'Ça n’a pas marché. Vérifie la connexion et la place libre sur cet appareil, puis réessaie.',
  unsupported:
    'Ce navigateur ne peut rien garder ici. Essaie avec un autre, ou quitte la navigation privée.',
  off: 'Pour le moment, ce site ne s’ouvre pas sans internet.',
  needsScript: 'Pour garder des pages sur cet appareil, ton navigateur a besoin de JavaScript.',
  sheet: 'Revenir aux planches',
  sheetNote:
    'Pas d’internet en ce moment. On peut quand même imprimer ces planches ; seul le PDF a besoin d’internet.',
  note: 'Pas d’internet en ce moment : c’est la version gardée sur cet appareil.',
};
