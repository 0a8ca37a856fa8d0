import { formatNumber } from '../../contract/format-number.ts';
import type { PlannedWeek } from '../../contract/newsletter.ts';

const format = (number: number) => formatNumber('en', number);

const states: Record<PlannedWeek['state'], string> = {
  sent: 'Sent',
  planned: 'Planned',
  automatic: 'Automatic',
  missed: 'Not sent',
  unstarted: 'Before launch',
};

const inLanguage = { en: 'English', fr: 'French' };

export const letter = {
  title: 'Newsletter',
  subtitle: 'What goes out each week, in both languages',
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

export const weeks = {
  title: 'Weeks',
  earlier: 'Earlier weeks',
  later: 'Later weeks',
  next: 'Next newsletter',
  states,
  nothing: 'Nothing is published',
};

export const plan = {
  weekOf: (day: string) => `Week of ${day}`,
  when: (day: string, time: string, zone: string) => `Goes out on ${day} at ${time} (${zone})`,
  readers: (en: number, fr: number) =>
    `Subscribers today: ${format(en)} in English, ${format(fr)} in French`,
  sent: 'This email has been sent and can’t be changed.',
  missed: 'No email went out that week.',
  readOnly: 'You can read this plan but not change it.',
  warnings: 'Before this goes out',
  unpublished:
    'The chosen affirmation isn’t published in English. If it still isn’t by then, another one goes out instead.',
  automatic:
    'No affirmation is chosen: Colibri will choose one, so make sure that what you write works with any affirmation.',
  untranslated: {
    en: 'The English text isn’t published.',
    fr: 'The French text isn’t published: French subscribers get the English one.',
  },
  noSubject: {
    en: 'No English subject: the affirmation is the subject.',
    fr: 'No French subject: the affirmation is the subject.',
  },
  noNote: {
    en: 'No English note: English subscribers get the email without one.',
    fr: 'No French note: French subscribers get the email without one.',
  },
  alsoPlanned: (days: string) => `This affirmation is also planned for ${days}.`,
  alsoSent: (days: string) => `This affirmation went out recently, on ${days}.`,
  save: 'Save',
  saved: 'Saved.',
  planNext: (day: string) => `Plan the week of ${day}`,
  typed: 'Not saved yet. What you type is kept in this browser.',
  tooLong: (most: number) => `Use at most ${format(most)} characters.`,
};

export const choice = {
  title: 'Affirmation',
  automatic:
    'Colibri will choose the featured affirmation that hasn’t been sent for the longest time, or another one if none is featured.',
  wouldBe: (text: string) => `For now: “${text}”`,
  another: 'Choose another',
  remove: 'Let Colibri choose',
  search: 'Search in English or French',
  suggested: 'Suggestions, featured ones first',
  found: 'Results',
  nothingFound: 'No affirmations contain these words.',
  untranslated: { en: 'No English yet', fr: 'No French yet' },
  draft: { en: 'English draft', fr: 'French draft' },
  match: { text: 'Draft:', description: 'Description:' },
  lastSent: (day: string) => `Sent ${day}`,
  planned: (days: string) => `Planned for ${days}`,
};

export const move = {
  title: 'Move to another week',
  label: 'To the week of',
  placeholder: 'Choose a week',
  free: (day: string) => day,
  taken: (day: string) => `${day} (taken)`,
  takenBy: (day: string, text: string) =>
    `“${text}” is already planned for the week of ${day}. You can swap the two.`,
  unsaved: 'Save or discard your changes before you move this week’s plan.',
  move: 'Move',
  swap: 'Swap the two weeks',
  moved: (day: string) => `Moved to the week of ${day}.`,
  swapped: 'The two weeks have been swapped.',
};

export const test = {
  title: 'Test email',
  address: 'Email address',
  hint: 'Sends what you see here, saved or not, marked as a test.',
  send: { en: 'Send in English', fr: 'Send in French' },
  notAnAddress: 'Please enter a valid email address.',
  done: (to: string) => `The test email is on its way to ${to}.`,
  saved:
    'No email went out, because this site has no mail server yet. The test was saved as a file on the server.',
  refused: 'The mail server rejected it: ',
};

export const preview = {
  title: 'Preview',
  of: (language: keyof typeof inLanguage) => `Preview in ${inLanguage[language]}`,
  updating: 'Updating the preview…',
  nothing: 'No affirmations are published, so nothing can be sent.',
};

/** What the server says. */
export const messages = {
  sent: 'This email has already been sent and can’t be changed. Please choose another week.',
  over: 'This week is over. Please choose a later one.',
  tooManyTests:
    'You can send up to twelve test emails an hour, and no address can get more than twelve an hour. Please try again later.',
  noDay: 'This isn’t a valid date: please choose one from the calendar.',
  notYours: 'Your role doesn’t allow all of these changes, so nothing was saved.',
  taken: 'This week is taken: another email is planned for it.',
};
