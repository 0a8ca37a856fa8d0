import type { people as english } from '../en/people.ts';

export const people: typeof english = {
  title: 'Membres et abonnés',
  subtitle: 'Réservé aux administrateurs. Ce qui est effacé ici l’est pour toujours.',
  kinds: { members: 'Membres', subscribers: 'Abonnés' },
  search: 'Chercher un nom ou une adresse',
  clear: 'Effacer la recherche',
  exportAll: 'Exporter en CSV',
  found: (count) => (count > 1 ? `${count} trouvés` : `${count} trouvé`),
  none: 'Personne n’a été trouvé.',
  columns: {
    name: 'Nom',
    email: 'E-mail',
    role: 'Rôle',
    kept: 'Collections · affirmations',
    createdAt: 'Depuis',
    language: 'Langue',
    state: 'Lettre',
    consentedAt: 'Accord donné',
  },
  roles: { parent: 'Parent', teacher: 'Enseignant' },
  unconfirmed: 'non confirmée',
  states: {
    active: 'Reçoit la lettre',
    unconfirmed: 'Non confirmé',
    paused: 'En pause',
    refused: 'Refusé par le serveur de courrier',
  },
  erase: 'Effacer',
  eraseOne: (who) => `Effacer ${who}`,
  sure: {
    members: (who) =>
      `${who} : le compte, ses collections et ses affirmations, et son abonnement si l’adresse a été confirmée. C’est définitif.`,
    subscribers: (who) =>
      `${who} : l’adresse disparaît, et aucun import ne la fera revenir. C’est définitif.`,
  },
  cancel: 'Annuler',
  erased: 'C’est effacé.',
};
