const field = {
  text: 'Text',
  description: 'Description',
  name: 'Name',
  title: 'Who they are',
};

export const translation = {
  title: 'Translations',
  subtitle: 'See what’s missing, outdated or done, and translate it here.',
  states: { missing: 'Missing', outdated: 'Outdated', done: 'Done' },
  countOf: (count: number, state: string, noun: string, language: string) =>
    `${noun}, ${language}: ${state}, ${count}`,
  progress: (noun: string, language: string, percent: number) =>
    `${noun}, ${language}: ${percent}% done`,
  intoLanguages: { en: 'into English', fr: 'into French' },
  queue: 'Queue',
  queueEmpty: {
    missing: 'Nothing is missing here.',
    outdated: 'Nothing is outdated here.',
    done: 'Nothing has been translated here yet.',
  },
  queueEmptyNext: 'Choose another number above.',
  source: (name: string, language: string) => `${name}, ${language} (source)`,
  target: (name: string, language: string) => `${name}, ${language}`,
  field,
  characters: (count: number, most: number) => `${count} of ${most} characters`,
  tooLong: (most: number) => `Please shorten this to ${most} characters or fewer.`,
  blank: 'Please enter a translation.',
  notYours: 'You can read this language but not edit it.',
  save: 'Save and continue',
  markUpToDate: 'Mark as up to date',
  skip: 'Skip',
  open: 'Open entry',
  outdated: 'The source text has changed since this was translated.',
  typed: 'Not saved yet. Your text is kept in this browser.',
  saved: 'Saved.',
  marked: 'Marked as up to date.',
  next: 'Here’s the next one.',
  keys: 'Ctrl + Enter: save and continue · Ctrl + Shift + Enter: mark as up to date · Alt + ↓: skip · Alt + ↑: go back',
  typography: 'French punctuation: non-breaking spaces, « » or ’ are missing.',
  putRight: 'Fix',
};
