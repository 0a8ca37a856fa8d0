/** The machine that draws random affirmations. */
export const machine = {
  title: 'The Magic Affirmation Machine',
  subtitle: 'Press the button, and out comes a kind sentence.',
  loading: 'Loading your special affirmation...',
  failed: 'Failed to fetch affirmation',
  failedHint: 'The machine is out of breath. Give it a moment, then try again.',
  /** For what the visitor has chosen. */
  none: 'Nothing matches your choices yet. Try something else.',
  tryAgain: 'Try again',
  generate: 'Generate another',
  save: 'Save',
  saved: 'My saved affirmations',
  savedTitle: 'My saved affirmations',
  savedEmpty:
    'Nothing saved yet. When you find a sentence you like, press Save and it will be here.',
  savedFailed: 'Not all of them could be loaded right now, but nothing is lost.',
  savedLoading: 'Loading your affirmations...',
  remove: 'Remove',
};
