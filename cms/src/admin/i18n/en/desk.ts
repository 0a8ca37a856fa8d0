const field = {
  text: 'Text',
  description: 'Description',
  name: 'Name',
  title: 'Who they are',
};

export const desk = {
  title: 'Translator’s desk',
  subtitle: 'What is missing, what has changed since it was translated, and what is done.',
  states: { missing: 'Missing', outdated: 'Outdated', done: 'Done' },
  countOf: (count: number, state: string, noun: string, language: string) =>
    `${noun}, ${language}: ${state}, ${count}`,
  progress: (noun: string, language: string, percent: number) =>
    `${noun}, ${language}: ${percent} % done`,
  intoLanguages: { en: 'into English', fr: 'into French' },
  queue: 'Queue',
  queueEmpty: {
    missing: 'Nothing is missing here.',
    outdated: 'Nothing is outdated here.',
    done: 'Nothing is done here yet.',
  },
  queueEmptyNext: 'Choose another number above.',
  source: (name: string, language: string) => `${name}, ${language} (source)`,
  target: (name: string, language: string) => `${name}, ${language}`,
  field,
  characters: (count: number, most: number) => `${count} of ${most} characters`,
  tooLong: (most: number) => `Please shorten this to ${most} characters.`,
  blank: 'Please write this text.',
  notYours: 'You can read this language, and not write it.',
  save: 'Save and next',
  stillRight: 'Mark as still right',
  skip: 'Skip',
  open: 'Open the entry',
  outdated: 'The source has changed since this was translated.',
  typed: 'Not saved yet. What you write is kept in this browser.',
  saved: 'Saved.',
  marked: 'Marked as still right.',
  next: 'Here is the next one.',
  keys: 'Ctrl + Enter saves and goes on · Ctrl + Shift + Enter marks as still right · Alt + ↓ skips · Alt + ↑ goes back',
  typography: 'French punctuation: no-break spaces, « » or ’ are missing.',
  putRight: 'Put right',
};
