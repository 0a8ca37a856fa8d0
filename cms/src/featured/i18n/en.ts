/** Whether readers see it, and otherwise why not. */
const statuses = {
  shown: () => 'on the home page',
  inEnglish: () =>
    'on the home page, but French readers see it in English: its French text isn’t published',
  onlyEnglish: () => 'only on the English home page: in French it comes after the first nine',
  onlyFrench: () => 'only on the French home page: its English text isn’t published',
  draft: () => 'not on the site: it’s a draft',
  unfiled: () => 'not on the site: it has no category',
  early: (day: string) => `not on the home page yet: it starts on ${day}`,
  over: (day: string) => `not on the home page anymore: it ended on ${day}`,
  beyond: () => 'not on the home page: it comes after the first nine',
};

export const featured = {
  title: 'Featured',
  subtitle:
    'In home page order. The site shows the first nine that are published and whose dates include today.',
  empty: 'Nothing is featured yet. Select affirmations in the list, then choose “Feature.”',
  choose: 'Choose from the list',
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
  statuses,
  drag: (text: string) => `Drag, or move with the arrow keys: ${text}`,
  placeOf: (text: string) => `Position of: ${text}`,
  moved: (text: string, place: number) => `“${text}” is now at position ${place}.`,
  removedOne: (text: string) => `“${text}” is no longer featured.`,
  restored: (text: string) => `“${text}” is featured again.`,
  undo: 'Undo',
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
  removeOne: (text: string) => `Unfeature: ${text}`,
  add: 'Feature',
  remove: 'Unfeature',
  added: (count: number) =>
    count === 1 ? '1 affirmation is now featured.' : `${count} affirmations are now featured.`,
  /** Why the first one isn't on the site, and how many others aren't either. */
  absent: (text: string, reason: string, others: number) =>
    others === 0
      ? `“${text}” is ${reason}.`
      : `“${text}” is ${reason}. ${others} more ${others === 1 ? 'isn’t' : 'aren’t'} on the home page either: to see why, open “Featured” in the menu.`,
  inForm: (reason: string) => `Featured, but ${reason}.`,
  removed: (count: number) =>
    count === 1
      ? '1 affirmation is no longer featured.'
      : `${count} affirmations are no longer featured.`,
};
