/** The page that reads affirmations aloud, one after the other (behavior P21). */
export const listening = {
  open: 'Listen to all',
  title: (name: string) => `Listen: ${name}`,
  end: 'Exit',
  count: (count: number, total: number) =>
    count < total
      ? `The first ${count} of ${total} affirmations`
      : count === 1
        ? '1 affirmation'
        : `${count} affirmations`,
  hint: 'Each affirmation is read aloud, with time to repeat it. The screen stays dark.',
  stopAfter: 'How many?',
  all: (count: number) => `All ${count}`,
  start: 'Start',
  again: 'Listen again',
  stop: 'Stop',
  previous: 'Previous',
  next: 'Next',
  position: (position: number, count: number) => `${position} of ${count}`,
  ended: 'All done.',
  skipped: (count: number) =>
    count === 1
      ? 'One affirmation was left out: there’s no recording to play, and this device has no voice for its language.'
      : `${count} affirmations were left out: there are no recordings to play, and this device has no voice for their language.`,
  nothing: 'Nothing to listen to',
  nothingText: 'There are no affirmations here.',
  needsScript: 'Your browser needs JavaScript to read aloud. You can read the cards without it.',
};
