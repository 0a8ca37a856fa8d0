import { formatNumber } from '../../../contract/format-number.ts';
import type * as english from './en.ts';

const format = (number: number) => formatNumber('fr', number);

export const common: typeof english.common = {
  noAnswer: 'Le serveur ne répond pas. Réessayez dans un instant.',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous.',
  notAllowed: 'Votre rôle ne vous donne pas accès à cette page ou à cette action.',
  tryAgain: 'Réessayer',
  discard: 'Abandonner les modifications',
  putBack: 'Rétablir mes modifications',
  close: 'Fermer',
  loading: 'Chargement…',
  nouns: {
    affirmation: 'Affirmations',
    category: 'Catégories',
    testimonial: 'Témoignages',
    week: 'Programmation annuelle',
  },
  languages: { en: 'Anglais', fr: 'Français' },
  percent: (percent) => `${percent}\u00a0%`,
  added: 'Ajouté :',
  removed: 'Supprimé :',
  same: 'Aucune différence.',
  characters: (count, most) =>
    `${format(count)} ${count < 2 ? 'caractère' : 'caractères'} sur ${format(most)}`,
  yes: 'Oui',
  no: 'Non',
  noSkill: 'Aucune',
  status: 'État',
  statuses: { draft: 'Brouillon', scheduled: 'Planifié', modified: 'Modifié', published: 'Publié' },
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  helpAbout: (section) => `Aide : ${section}`,
};

export const helpSections: typeof english.helpSections = {
  translating: 'Traduire',
  featured: 'À la une',
  spreadsheets: 'Les feuilles de calcul',
  newsletter: 'La lettre hebdomadaire',
  versions: 'Les versions et le travail à plusieurs',
  roles: 'Les rôles',
};
