/** The affirmation of the day, its feeds, and the display for a hall. */
export const today = {
  title: 'Today’s affirmation',
  description: 'One affirmation a day, the same for everybody.',
  feedTitle: (site: string) => `${site}: one affirmation a day`,
  none: 'No affirmation today',
  noneText: 'Nothing has been published yet.',
  displayTitle: 'For the hall or the lobby',
  displayText:
    'Fills the screen, keeps it awake, and shows the new affirmation every morning by itself, even if the network was down overnight.',
  displayCards: 'Cards',
  displayInterval: 'Change every',
  display: 'Open the display',
  subscribeTitle: 'Get it every day',
  subscribeText: 'In your calendar or your feed reader. It’s free and needs no account.',
  calendar: 'Subscribe in a calendar',
  calendarHint: 'If nothing opens, add this address in your calendar:',
  atom: 'Atom feed',
  json: 'JSON feed',
  full: 'Full screen',
  pause: 'Pause',
  exit: 'Exit',
};
