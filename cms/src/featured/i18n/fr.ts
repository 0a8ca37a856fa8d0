import type * as english from './en.ts';

export const featured: typeof english.featured = {
  title: 'À la une',
  subtitle:
    'Dans l’ordre de la page d’accueil, qui montre les neuf premières affirmations publiées dont la période est en cours.',
  empty:
    'Aucune affirmation n’est à la une. Cochez-en quelques-unes dans la liste et choisissez « Mettre à la une ».',
  choose: 'Choisir dans la liste',
  columns: { place: 'Position', text: 'Affirmation', days: 'Période', state: 'En ce moment' },
  actions: 'Déplacer ou retirer',
  days: (from, until) =>
    from && until
      ? `du ${from} au ${until}`
      : from
        ? `à partir du ${from}`
        : until
          ? `jusqu’au ${until}`
          : 'toujours',
  statuses: {
    shown: () => 'sur l’accueil du site',
    inEnglish: () =>
      'sur l’accueil du site, mais les lecteurs francophones voient l’anglais : son texte français n’est pas publié',
    onlyEnglish: () =>
      'sur l’accueil du site en anglais seulement : en français, elle vient après les neuf premières',
    onlyFrench: () =>
      'sur l’accueil du site en français seulement : son texte anglais n’est pas publié',
    draft: () => 'absente du site : c’est un brouillon',
    unfiled: () => 'absente du site : elle n’a pas de catégorie',
    early: (day) => `pas encore sur l’accueil du site : sa période commence le ${day}`,
    over: (day) => `absente de l’accueil du site : sa période s’est terminée le ${day}`,
    beyond: () => 'absente de l’accueil du site : elle vient après les neuf premières',
  },
  drag: (text) => `Faire glisser, ou déplacer avec les flèches du clavier : ${text}`,
  placeOf: (text) => `Position : ${text}`,
  moved: (text, place) => `« ${text} » est maintenant en position ${place}.`,
  removedOne: (text) => `« ${text} » n’est plus à la une.`,
  restored: (text) => `« ${text} » est de nouveau à la une.`,
  undo: 'Annuler',
  up: (text) => `Monter : ${text}`,
  down: (text) => `Descendre : ${text}`,
  removeOne: (text) => `Retirer de la une : ${text}`,
  add: 'Mettre à la une',
  remove: 'Retirer de la une',
  added: (count) =>
    count > 1 ? `${count} affirmations mises à la une.` : `${count} affirmation mise à la une.`,
  absent: (text, reason, others) =>
    others === 0
      ? `« ${text} » – ${reason}.`
      : `« ${text} » – ${reason}. Autres affirmations absentes de l’accueil du site : ${others}. La page « À la une » dit pourquoi.`,
  inForm: (reason) => `À la une, mais ${reason}.`,
  removed: (count) =>
    count > 1
      ? `${count} affirmations ne sont plus à la une.`
      : `${count} affirmation n’est plus à la une.`,
};
