/** The affirmation of the day, its feeds, and the display for a hall. */
export const today = {
  title: 'Affirmation of the day',
  description: 'One affirmation a day, the same for everyone.',
  feedTitle: (site: string) => `${site}: one affirmation a day`,
  none: 'No affirmation today',
  noneText: 'Nothing has been published yet.',
  screen: 'Display',
  displayTitle: 'For a hallway or lobby screen',
  displayText:
    'Fills the screen and keeps it on if the browser allows it. It shows today’s affirmation, or the cards of a category in turn. If the network goes down, it keeps showing what it has already loaded.',
  displayCards: 'What to show',
  displayInterval: 'Change every',
  display: 'Open the display',
  subscribeTitle: 'Get it every day',
  subscribeText: 'In your calendar or feed reader. It’s free, with no account needed.',
  calendar: 'Add it to your calendar',
  calendarHint: 'If nothing opens, add this address to your calendar app:',
  atom: 'Atom feed',
  json: 'JSON feed',
  full: 'Full screen',
  pause: 'Pause',
  exit: 'Exit',
};
