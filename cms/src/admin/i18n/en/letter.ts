export const letter = {
  title: 'Weekly letter',
  subtitle: 'What goes out next, and how the last ones went',
  choose: 'Choose affirmations for the weeks to come',
  next: 'The next letter',
  when: (day: string, time: string, zone: string) => `${day}, ${time} (${zone})`,
  choice: {
    kept: 'Chosen by the editors',
    unpublished:
      'The affirmation that was chosen is not published: a featured one goes out that was not sent lately.',
    none: 'Nobody has chosen an affirmation for this week: a featured one goes out that was not sent lately.',
  },
  nothing: 'No affirmation is published: nothing can be sent.',
  readers: (en: number, fr: number) => `To ${en} in English and ${fr} in French`,
  test: { en: 'Send me a test in English', fr: 'Send me a test in French' },
  tested: 'The test is on its way to your address.',
  refused: 'The mail server did not take it: ',
  sent: 'Letters sent',
  none: 'No letter has been sent yet.',
  columns: {
    week: 'Week of',
    affirmation: 'Affirmation',
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Not wanted',
    left: 'Left',
  },
  reasons: {
    failed: (count: string, reason: string) => `Failed: ${count} × ${reason}`,
    queued: (count: string, reason: string) => `Tried again: ${count} × ${reason}`,
  },
};
