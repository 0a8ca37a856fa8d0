export const featured = {
  title: 'Featured',
  subtitle:
    'In the order of the home page, which shows the first nine of those whose days are now.',
  empty: 'Nothing is featured. Tick affirmations in the list, and choose “Feature”.',
  columns: { place: 'Place', text: 'Affirmation', days: 'Days', state: 'Now' },
  actions: 'Move or remove',
  days: (from: string | null, until: string | null) =>
    from && until
      ? `${from} – ${until}`
      : from
        ? `from ${from}`
        : until
          ? `until ${until}`
          : 'always',
  shown: 'on the site',
  notShown: 'not on the site',
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
  removeOne: (text: string) => `No longer feature: ${text}`,
  add: 'Feature',
  remove: 'No longer feature',
  added: (count: number) =>
    count === 1 ? '1 affirmation is featured.' : `${count} affirmations are featured.`,
  removed: (count: number) =>
    count === 1
      ? '1 affirmation is no longer featured.'
      : `${count} affirmations are no longer featured.`,
};
