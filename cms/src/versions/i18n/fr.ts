import type * as english from './en.ts';

export const versions: typeof english.versions = {
  title: 'Versions',
  none: 'À chaque enregistrement de cette entrée, une version apparaît ici.',
  hint: 'Une version peut être restaurée pendant un an après son remplacement.',
  actions: {
    create: 'Création',
    save: 'Enregistrement',
    restore: 'Restauration',
    publish: 'Publication',
    unpublish: 'Dépublication',
    discard: 'Abandon des modifications',
    feature: 'Mise à la une',
    unfeature: 'Retrait de la une',
    'import-rows': 'Importation',
    shared: 'Modification dans l’autre langue',
    fail: 'Échec de la publication prévue',
    before: 'Texte antérieur',
  },
  actors: { schedule: 'Planification', command: 'Ligne de commande', colibri: 'Colibri' },
  you: 'Vous',
  nameless: 'Quelqu’un',
  restoredFrom: (at) => `Restauration de la version du ${at}`,
  restored: 'Version restaurée',
  current: 'version actuelle',
  dialog: (at) => `Version du ${at}`,
  byWhom: (action, by) => `${action} · ${by}`,
  views: { save: 'Ce que cet enregistrement a changé', now: 'Comparer avec le texte actuel' },
  first: 'C’est la première version conservée : il n’y en a pas de plus ancienne à comparer.',
  empty: 'vide',
  automatic: 'choix de Colibri',
  restore: 'Restaurer cette version',
  restoreHint:
    'La restauration enregistre ces textes comme une nouvelle version : vous pouvez donc l’annuler.',
  restoreDraftHint: 'Les lecteurs les verront après la publication.',
  restoreAffirmationHint: 'La planification et la mise à la une restent telles quelles.',
  unsaved:
    'Le formulaire contient des modifications non enregistrées. Enregistrez-les d’abord ; vous pourrez ensuite restaurer cette version.',
  close: 'Fermer',
};

export const presence: typeof english.presence = {
  alsoOpen: (names, count = 1) =>
    `${names} ${count === 1 ? 'a' : 'ont'} aussi ouvert cette entrée.`,
  withLanguage: (name, language) => `${name} (${language.toLowerCase()})`,
  someone: 'quelqu’un d’autre',
  newer: (by, at) =>
    `${by ?? 'Quelqu’un'} a enregistré cette entrée à ${at}, après que vous l’avez ouverte.`,
  reload:
    'Quand vous enregistrerez, les deux modifications seront conservées. Si elles concernent le même champ, vous pourrez comparer.',
};

export const conflicts: typeof english.conflicts = {
  title: 'Une version plus récente existe',
  intro: (by, at) =>
    `${by ?? 'Quelqu’un'} a enregistré cette entrée (${at}) pendant que vous la modifiiez. Pour chaque champ, choisissez la version à garder.`,
  mine: 'Votre version',
  theirs: (by) => (by ? `Version écrite par ${by}` : 'L’autre version'),
  allMine: 'Garder la mienne partout',
  allTheirs: 'Garder l’autre partout',
  save: 'Enregistrer',
  publish: 'Publier',
  schedule: 'Planifier',
  cancel: 'Continuer à modifier',
  keepHint: 'Là où vous gardez la vôtre, l’autre reste disponible sous « Versions ».',
  notSaved: 'Pas encore enregistré. Votre texte est toujours dans le formulaire.',
  tookTheirs: 'Le formulaire affiche maintenant la version la plus récente.',
  chosen: 'votre choix dans le formulaire',
  unseenTitle: 'Cette entrée a aussi été modifiée par quelqu’un d’autre',
  unseenIntro: (by, at) =>
    `${by ?? 'Quelqu’un'} a enregistré cette entrée (${at}) pendant que vous la modifiiez. Ces modifications seront publiées aussi.`,
  unseen: (by) => `Modifié par ${by ?? 'quelqu’un d’autre'} : ce champ sera publié aussi`,
  both: { publish: 'Tout publier', schedule: 'Tout planifier' },
  othersKept: 'Ce qu’une seule personne a modifié est gardé dans tous les cas.',
  merged: (by) =>
    `Enregistré. Les modifications faites entre-temps par ${by ?? 'quelqu’un d’autre'} sont conservées aussi.`,
  mergedAndPublished: (by) =>
    `Publié, avec les modifications faites entre-temps par ${by ?? 'quelqu’un d’autre'}.`,
};

/** What the server says. */
export const messages: typeof english.messages = {
  conflict: (by) =>
    `${by ?? 'Quelqu’un'} a enregistré une version plus récente pendant que vous modifiiez cette entrée. La vôtre n’est pas encore enregistrée.`,
  deleted:
    'Quelqu’un a supprimé cette entrée dans cette langue pendant que vous la modifiiez. Ce que vous avez écrit est gardé dans ce navigateur : rechargez la page pour le rétablir.',
};
