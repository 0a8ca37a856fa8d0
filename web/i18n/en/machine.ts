/** The machine that draws an affirmation by chance. */
export const machine = {
  title: 'The Magic Affirmation Machine',
  subtitle: 'Press the button. Out comes a sentence made for right now.',
  loading: 'Loading your special affirmation...',
  failed: 'Failed to fetch affirmation',
  failedHint: 'The machine is catching its breath.',
  tryAgain: 'Try again',
  generate: 'Generate new',
  save: 'Save',
  saved: 'My saved ones',
  savedTitle: 'My saved affirmations',
  savedEmpty: 'Nothing saved yet. When a sentence feels right, press Save and find it here again.',
  savedFailed: 'Some of them cannot be fetched right now, but none is lost.',
  savedLoading: 'Fetching your affirmations...',
  remove: 'Remove',
};
