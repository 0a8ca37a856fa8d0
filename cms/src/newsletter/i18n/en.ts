export const letter = {
  title: 'Newsletter',
  subtitle: 'What goes out next, and how past emails went',
  choose: 'Choose affirmations for upcoming weeks',
  next: 'Next email',
  when: (day: string, time: string, zone: string) => `${day}, ${time} (${zone})`,
  choice: {
    kept: 'Chosen by an editor',
    unpublished:
      'The chosen affirmation isn’t published: a featured one not sent recently will go out instead.',
    none: 'No affirmation chosen for this week: a featured one not sent recently will go out.',
  },
  nothing: 'No affirmations are published, so nothing can be sent.',
  readers: (en: number, fr: number) => `Subscribers: ${en} in English, ${fr} in French`,
  test: { en: 'Send me a test in English', fr: 'Send me a test in French' },
  tested: 'The test email is on its way. Check your inbox.',
  refused: 'The mail server rejected it: ',
  sent: 'Sent emails',
  none: 'No emails have been sent yet.',
  columns: {
    week: 'Week of',
    affirmation: 'Affirmation',
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    skipped: 'Skipped',
    left: 'Unsubscribed',
  },
  reasons: {
    failed: (count: string, reason: string) => `Failed: ${count} × ${reason}`,
    queued: (count: string, reason: string) => `Retrying: ${count} × ${reason}`,
  },
};

/** What the server says. */
export const messages = {
  sent: 'This email has already been sent and can’t be changed. Please choose another week.',
  over: 'This week is over. Please choose a later one.',
  tooManyTests: 'You can send up to five test emails an hour. Please try again later.',
  noDay: 'This isn’t a valid date: please choose one from the calendar.',
};
