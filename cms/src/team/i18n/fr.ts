import type * as english from './en.ts';

export const team: typeof english.team = {
  title: 'Comptes',
  pageTitle: 'Paramètres — Comptes',
  subtitle: 'Les personnes qui travaillent dans cet espace',
  columns: { name: 'Nom', email: 'E-mail', role: 'Rôle', language: 'Langue', state: 'État' },
  actions: 'Actions',
  search: 'Rechercher par nom ou e-mail',
  clear: 'Effacer la recherche',
  filters: { role: 'Rôle', state: 'État' },
  all: { role: 'Tous les rôles', state: 'Tous les états' },
  found: (count) => (count < 2 ? `${count} compte` : `${count} comptes`),
  none: 'Aucun compte ne correspond à la recherche et aux filtres.',
  states: {
    active: 'Compte actif',
    invited: 'Invitation en attente',
    inactive: 'Compte désactivé',
  },
  you: 'vous',
  unknownLanguage: '–',
  invite: 'Inviter quelqu’un',
  invitation: 'Invitation',
  invitationOf: (who) => `Invitation pour ${who}`,
  edit: (who) => `Modifier le compte : ${who}`,
  remove: (who) => `Supprimer le compte : ${who}`,
  sure: (who) =>
    `${who} ne pourra plus se connecter. Les textes de cette personne restent en place. La suppression est définitive.`,
  sureOfInvited: (who) =>
    `L’invitation envoyée à ${who} ne fonctionnera plus. La suppression est définitive.`,
  removed: 'Compte supprimé.',
  cancel: 'Annuler',
  delete: 'Supprimer',
  close: 'Fermer',
};

export const roles: typeof english.roles = {
  title: 'Rôles',
  pageTitle: 'Paramètres — Rôles',
  subtitle:
    'Les modifications des rôles fournis avec Colibri sont annulées à chaque redémarrage de Colibri',
  columns: { name: 'Nom', description: 'Description', accounts: 'Comptes' },
  edit: (role) => `Modifier le rôle : ${role}`,
};

export const invitation: typeof english.invitation = {
  explanation: 'Cette personne recevra un e-mail avec un lien pour choisir un mot de passe.',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'E-mail',
  role: 'Rôle',
  language: 'Langue de l’e-mail et de l’interface',
  send: 'Envoyer l’invitation',
  sendAgain: 'Renvoyer',
  waiting: 'Cette personne n’a pas encore choisi de mot de passe.',
  link: 'Lien pour choisir un mot de passe',
  linkHint: (endsOn) =>
    `Vous pouvez envoyer ce lien vous-même. Il fonctionne une seule fois, pour cette personne, jusqu’au ${endsOn}. Si vous renvoyez l’invitation, un nouveau lien le remplace.`,
  linkEnded: 'Ce lien ne fonctionne plus. Renvoyez l’invitation.',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  done: 'Terminer',
  missing: {
    firstname: 'Indiquez un prénom.',
    email: 'Indiquez une adresse e-mail.',
    role: 'Choisissez un rôle.',
  },
  badEmail: 'Cette adresse e-mail n’est pas valide.',
  deliveries: {
    sent: (email) => `L’invitation a été envoyée à ${email}.`,
    saved: () =>
      'Aucun e-mail n’est parti, car ce site n’a pas encore de serveur de messagerie. Envoyez le lien vous-même.',
    limited: (email) =>
      `${email} a déjà reçu trois invitations en une heure : celle-ci n’a pas été envoyée. Envoyez le lien vous-même, ou réessayez plus tard.`,
    failed: (email, reason) =>
      `L’e-mail à ${email} n’a pas pu être envoyé. Réessayez, ou envoyez le lien vous-même. Réponse du serveur de messagerie : ${reason}`,
  },
};

export const errors: typeof english.errors = {
  taken: 'Il existe déjà un compte avec cette adresse e-mail.',
  noRole: 'Ce rôle n’existe plus.',
  notInvited: 'Cette personne a déjà choisi un mot de passe : elle n’a plus besoin d’invitation.',
};
