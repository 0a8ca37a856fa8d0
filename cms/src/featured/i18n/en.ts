export const featured = {
  title: 'Featured',
  subtitle: 'In home page order. The site shows the first nine whose dates include today.',
  empty: 'Nothing is featured yet. Select affirmations in the list, then choose “Feature.”',
  columns: { place: 'Position', text: 'Affirmation', days: 'Dates', state: 'Status' },
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
  removeOne: (text: string) => `Unfeature: ${text}`,
  add: 'Feature',
  remove: 'Unfeature',
  added: (count: number) =>
    count === 1 ? '1 affirmation is now featured.' : `${count} affirmations are now featured.`,
  removed: (count: number) =>
    count === 1
      ? '1 affirmation is no longer featured.'
      : `${count} affirmations are no longer featured.`,
};
