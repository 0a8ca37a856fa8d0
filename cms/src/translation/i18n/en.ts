import { formatNumber } from '../../contract/format-number.ts';

const format = (number: number) => formatNumber('en', number);

export const translation = {
  title: 'Translations',
  subtitle: 'Translate, review and publish texts so that readers see everything in their language.',
  states: {
    missing: 'Missing',
    outdated: 'Outdated',
    review: 'To review',
    publish: 'To publish',
    done: 'Done',
    commented: 'With comments',
  },
  countOf: (count: number, state: string, noun: string, language: string) =>
    `${noun}, ${language}: ${state}, ${format(count)}`,
  progress: (noun: string, language: string, percent: number) =>
    `${noun}, ${language}: ${percent}% done`,
  inLanguages: { en: 'in English', fr: 'in French' },
  /** @param waiting How many texts wait in the rows that aren't shown. */
  showAll: (waiting: number) =>
    waiting === 0 ? 'Show all content' : `Show all content (${format(waiting)} more to do)`,
  hideOthers: 'Show only this',
  queue: 'Queue',
  queueEmpty: {
    missing: 'Nothing is missing here.',
    outdated: 'Nothing is outdated here.',
    review: 'Nothing is waiting for review here.',
    publish: 'Nothing is waiting to be published here.',
    done: 'Nothing here is done yet.',
    commented: 'There are no open comments here.',
  },
  /** @param count How many texts wait in the next queue. */
  nextQueue: (noun: string, language: string, state: string, count: number) =>
    `Next: ${noun} ${language} · ${state} (${format(count)})`,
  nextQueueKey: 'Alt + ↓: next queue',
  lastOne: 'That was the last one in this queue.',
  allDone: 'There’s nothing for you to do in the other queues either.',
  source: (name: string, language: string) => `${name}, ${language} (source)`,
  noSource: 'None',
  target: (name: string, language: string) => `${name}, ${language}`,
  tooLong: (most: number) => `Please shorten this to ${format(most)} characters or fewer.`,
  blank: 'Please enter a translation.',
  notYours: 'You can read this language but not edit it.',
  save: 'Save and continue',
  saveReady: 'Save as ready',
  saveForReview: 'Save for review',
  sendBack: 'Send back for review',
  publish: 'Publish',
  markUpToDate: 'Mark as up to date',
  skip: 'Skip',
  open: 'Open entry',
  outdated: 'The source text has changed since this was translated.',
  beforeUnknown: 'The earlier version isn’t available.',
  before: (name: string, language: string) => `${name}, ${language}: before`,
  now: (name: string, language: string) => `${name}, ${language}: now (source)`,
  typed: 'Not saved yet. Your text is kept in this browser.',
  saved: 'Saved.',
  marked: 'Marked as up to date.',
  sentBack: 'Sent back for review.',
  published: (count: number) =>
    count === 1
      ? 'Published. Readers can see it now.'
      : `${count} texts published. Readers can see them now.`,
  nextText: 'Next text',
  next: 'Here’s the next one.',
  keys: {
    save: 'Ctrl + Enter: save and continue',
    saveReady: 'Ctrl + Enter: save as ready',
    saveForReview: 'Ctrl + S: save for review',
    markUpToDate: 'Ctrl + Shift + Enter: mark as up to date',
    publish: 'Ctrl + Shift + Enter: publish',
    step: 'Alt + ↓: skip · Alt + ↑: go back',
  },
  typography: (fields: string) =>
    `French punctuation: non-breaking spaces, « » or ’ are missing (${fields}).`,
  putRight: 'Fix',
  addKeywords: 'Add keywords',
};

/** In the form of a language that an entry doesn’t have yet. */
export const missing = {
  en: 'There’s no English text yet. On the Translations page, you can write it next to the French.',
  fr: 'There’s no French text yet. On the Translations page, you can write it next to the English.',
  open: 'Open Translations',
};

/** Publishing one or more translations. */
export const publishing = {
  choose: (text: string) => `Select “${text}”`,
  scheduledFor: (day: string) => `Scheduled for ${day}`,
  endsWithChange: (day: string) =>
    `Scheduled for ${day}. If you change the text, an editor will have to schedule it again.`,
  chooseAll: 'Select all on this page',
  publishChosen: (count: number) =>
    ['Publish selected', 'Publish 1 text'][count] ?? `Publish ${count} texts`,
  question: (count: number, language: string) =>
    count === 1 ? `Publish 1 text in ${language}?` : `Publish ${count} texts in ${language}?`,
  inLanguage: (language: string, sentence: string) => `In ${language}, ${sentence}`,
  explanation: 'Readers will see the new texts right away.',
  outdated: (count: number) =>
    count === 1
      ? '1 text is outdated: its source has changed since it was translated.'
      : `${count} texts are outdated: their sources have changed since they were translated.`,
  review: (count: number) =>
    count === 1
      ? '1 text hasn’t been marked as ready.'
      : `${count} texts haven’t been marked as ready.`,
  source: (count: number, language: string) =>
    count === 1
      ? `The current ${language} version of 1 text hasn’t been published.`
      : `The current ${language} versions of ${count} texts haven’t been published.`,
  sourceScheduled: (count: number, language: string, days: string) =>
    count === 1
      ? `The ${language} version of 1 text is scheduled (${days}). If you publish it now, its scheduled time will be cleared.`
      : `The ${language} versions of ${count} texts are scheduled (${days}). If you publish them now, their scheduled times will be cleared.`,
  scheduled: (count: number) =>
    count === 1
      ? '1 text is scheduled for later. Its scheduled time will be cleared.'
      : `${count} texts are scheduled for later. Their scheduled times will be cleared.`,
  withSource: (language: string) => `Publish the ${language} version as well`,
  cancel: 'Cancel',
  failed: (count: number) =>
    count === 1 ? '1 text couldn’t be published:' : `${count} texts couldn’t be published:`,
};

/** Translations of similar texts. */
export const similar = {
  title: 'Similar translations',
  insert: 'Insert',
  insertOne: (text: string) => `Insert “${text}”`,
  key: (number: number) => `Alt + ${number}`,
  inserted: 'Inserted.',
  undo: 'Undo',
};

/** What editors and translators say to each other about a text. */
export const comments = {
  title: 'Comments',
  none: 'No comments yet. Ask a question or leave a note about this text.',
  noneOpen: 'No open comments.',
  label: 'New comment',
  hint: 'All editors and translators can read it.',
  add: 'Add comment',
  resolve: 'Resolve',
  reopen: 'Reopen',
  of: (action: string, comment: string) => `${action}: ${comment}`,
  resolved: 'Resolved',
  showResolved: (count: number) =>
    count === 1 ? 'Show 1 resolved comment' : `Show ${count} resolved comments`,
  open: (count: number) => (count === 1 ? '1 open comment' : `${count} open comments`),
};

/** What waits, on the panel's home page. */
export const waiting = {
  title: 'To do',
  nameless:
    'Your account still has the name “Colibri.” Enter your own name so that your colleagues know who you are.',
  openProfile: 'Open your profile',
  nothing: 'No texts are waiting for you.',
  open: 'See all',
  link: (noun: string, language: string, state: string) => `${noun} ${language}: ${state}`,
  drafts: (count: number) =>
    count === 1
      ? '1 affirmation isn’t published and has no translation'
      : `${count} affirmations aren’t published and have no translation`,
  openDraft: (text: string, language: string) => `${text} (${language})`,
  allDrafts: 'See all drafts',
};

/** The weekly email about what waits, and the choice to get it. */
export const reminder = {
  choice: 'Email me on Mondays if something is waiting',
  on: 'You’ll get an email on Mondays if something is waiting for you.',
  off: 'You won’t get an email on Mondays anymore.',
  subject: (site: string, heading: string) => `${site}: ${heading}`,
  heading: (count: number, number: string) =>
    count === 1 ? '1 item is waiting for you' : `${number} items are waiting for you`,
  preheader: 'Texts to translate, review or publish, and comments to resolve.',
  nouns: {
    affirmation: 'Affirmations',
    category: 'Categories',
    testimonial: 'Testimonials',
    week: 'Year plan',
  },
  drafts: 'Affirmations that aren’t published and have no translation',
  open: 'Open Translations',
  why: (site: string) =>
    `You’re receiving this email because you asked for it on the home page of ${site}’s admin panel. You can turn it off there.`,
  home: 'Open the home page',
};

/** The style guide for translators. */
export const guide = {
  title: 'Tone and glossary',
  rules: [
    {
      title: 'Who you’re speaking to',
      text: 'An affirmation is something the child says: first person, present tense (« Je suis… », « J’ai… »). Its description speaks to the child, so use tu. Use vous for parents and teachers.',
    },
    {
      title: 'For every child',
      text: 'Write what any child can say without choosing a gender: « J’ai du courage » rather than « Je suis courageux ». No middle dots or parentheses: they can’t be read aloud.',
    },
    {
      title: 'Punctuation',
      text: 'Put a non-breaking space before : ; ! ? and inside « ». Use a typographic apostrophe (’). Keep accents on capitals: À, É.',
    },
    {
      title: 'Length',
      text: 'As short as the English, and easy to say aloud. Translate the meaning, not the words.',
    },
  ],
};

/** The glossary, whose terms are content. */
export const glossary = {
  title: 'Glossary',
  edit: 'Edit the glossary',
  empty: 'The glossary has no terms yet.',
  quoted: (term: string) => `“${term}”`,
  doNotTranslate: 'do not translate',
  unused: (source: string, target: string) => `Glossary: ${source} → ${target}`,
  untranslatable: (term: string) => `The glossary keeps ${term} as it is.`,
};

/** When somebody else has saved a translation since it was opened. */
export const newer = {
  title: (by: string | null) =>
    `${by ?? 'Somebody else'} has saved this translation since you opened it.`,
  hint: 'Below is the saved text, marked to show what yours removes and adds. Choose which one to keep.',
  keepMine: 'Save mine',
  takeTheirs: 'Keep the saved one',
};

/** What the server says. */
export const messages = {
  sourceGone: 'The source text no longer exists.',
  sourceChanged:
    'The source text has changed since you opened it. Please check your translation against it; nothing you wrote is lost.',
  deleted:
    'Somebody has deleted this translation since you opened it. It’s now under “Missing,” with anything you typed.',
  commentGone: 'This comment no longer exists.',
  notYoursToPublish: 'Your role doesn’t allow you to publish in this language.',
  hasChanged:
    'This text or its source has changed since you opened the page. Please read it again.',
};
