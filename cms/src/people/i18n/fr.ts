import { formatNumber } from '../../contract/format-number.ts';
import type * as english from './en.ts';

const format = (number: number) => formatNumber('fr', number);

export const people: typeof english.people = {
  title: 'Membres et abonnés',
  subtitle: 'Réservé aux administrateurs. Toute suppression est définitive.',
  kinds: { members: 'Membres', subscribers: 'Abonnés' },
  search: { members: 'Rechercher un nom ou une adresse', subscribers: 'Rechercher une adresse' },
  clear: 'Effacer la recherche',
  exportAll: 'Exporter en CSV',
  found: (count) => (count > 1 ? `${format(count)} résultats` : `${format(count)} résultat`),
  none: 'Aucun résultat.',
  columns: {
    name: 'Nom',
    email: 'E-mail',
    role: 'Rôle',
    kept: 'Recueils · affirmations',
    createdAt: 'Inscription',
    language: 'Langue',
    state: 'Lettre',
    consentedAt: 'Consentement',
  },
  roles: { parent: 'Parent', teacher: 'Enseignante ou enseignant' },
  unconfirmed: 'non confirmée',
  states: {
    active: 'Reçoit la lettre',
    unconfirmed: 'À confirmer',
    paused: 'En pause',
    refused: 'Refusée par le serveur de messagerie',
  },
  erase: 'Supprimer',
  eraseOne: {
    members: (who) => `Supprimer le compte : ${who}`,
    subscribers: (who) => `Supprimer l’adresse : ${who}`,
  },
  sure: {
    members: (who) =>
      `${who} : le compte, ses recueils et ses affirmations seront supprimés, ainsi que l’abonnement de cette adresse à la lettre hebdomadaire, si l’adresse a été confirmée. C’est définitif.`,
    subscribers: (who) =>
      `${who} : l’adresse sera supprimée. Elle ne pourra pas être rétablie à partir d’une ancienne copie de la liste, seulement par une nouvelle inscription sur le site. C’est définitif.`,
  },
  cancel: 'Annuler',
  erased: 'C’est supprimé.',
};
