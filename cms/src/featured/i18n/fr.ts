import type * as english from './en.ts';

export const featured: typeof english.featured = {
  title: 'À la une',
  subtitle:
    'Dans l’ordre de la page d’accueil, qui montre les neuf premières dont la période est en cours.',
  empty:
    'Aucune affirmation n’est à la une. Cochez-en dans la liste et choisissez « Mettre à la une ».',
  columns: { place: 'Place', text: 'Affirmation', days: 'Période', state: 'En ce moment' },
  actions: 'Déplacer ou retirer',
  days: (from, until) =>
    from && until
      ? `du ${from} au ${until}`
      : from
        ? `à partir du ${from}`
        : until
          ? `jusqu’au ${until}`
          : 'toujours',
  shown: 'sur le site',
  notShown: 'pas sur le site',
  up: (text) => `Monter : ${text}`,
  down: (text) => `Descendre : ${text}`,
  removeOne: (text) => `Retirer de la une : ${text}`,
  add: 'Mettre à la une',
  remove: 'Retirer de la une',
  added: (count) =>
    count > 1 ? `${count} affirmations mises à la une.` : `${count} affirmation mise à la une.`,
  removed: (count) =>
    count > 1
      ? `${count} affirmations ne sont plus à la une.`
      : `${count} affirmation n’est plus à la une.`,
};
