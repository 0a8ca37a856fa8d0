import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  heading: 'Sans internet',
  description:
    'Garde les affirmations de Colibri sur cet appareil, pour quand il n’y a pas internet.',
  intro:
    'Les pages déjà ouvertes sur cet appareil s’ouvrent de nouveau sans internet. Pour tout avoir sous la main, en classe ou en voyage, enregistre-le ici une fois.',
  what: 'Ce que tu auras',
  items: [
    'L’accueil, toutes les catégories et tous les moments, avec leurs affirmations en français et en anglais',
    'La recherche, les favoris et la machine à affirmations',
    'Le mode classe, les planches à imprimer et l’atelier de cartes',
  ],
  without:
    'Les enregistrements déjà écoutés se réécoutent. Les comptes et les recueils ont besoin d’internet.',
  keep: (megabytes) => `Garder hors connexion (${megabytes} Mo)`,
  keeping: 'Enregistrement…',
  progress: (percent) => `${percent} %`,
  kept: 'Tout est maintenant sur cet appareil. Les nouvelles affirmations s’ajoutent quand tu reviens avec internet.',
  update: 'Mettre à jour',
  remove: 'Retirer de l’appareil',
  removed: 'C’est retiré de cet appareil.',
  failed:
    'Ça n’a pas marché. Vérifie la connexion et la place libre sur cet appareil, puis réessaie.',
  unsupported:
    'Ce navigateur ne peut pas garder de pages hors connexion ici. Essaie avec un autre, ou hors navigation privée.',
  off: 'Pour le moment, ce site ne garde pas de pages hors connexion.',
  needsScript: 'Pour garder des pages hors connexion, ton navigateur a besoin de JavaScript.',
  sheet: 'Revenir aux planches',
  sheetNote:
    'Tu es hors connexion. Les planches s’impriment telles quelles ; le PDF a besoin d’internet.',
  note: 'Tu es hors connexion : cette page vient de ton appareil.',
};
