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

/** The style guide for translators: tone and terms. */
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
      text: 'As short as the English, and easy to say aloud. Translate the meaning, not word for word.',
    },
  ],
  words: [
    ['affirmation', 'une affirmation (feminine)'],
    ['I am brave', 'J’ai du courage'],
    ['I am strong', 'J’ai de la force'],
    ['I am kind', 'J’ai du cœur'],
    ['I am proud of myself', 'Bravo, moi !'],
    ['I am enough', 'Je suis bien comme je suis'],
    ['feelings', 'les émotions'],
    ['mistakes', 'les erreurs'],
    ['to grow', 'grandir'],
    ['parent, teacher', 'le parent, l’enseignant ou l’enseignante'],
  ],
};

/** What the server says. */
export const messages = {
  sourceGone: 'The source text no longer exists.',
  sourceChanged:
    'The source text has changed since you opened it. Please check your translation against it; nothing you wrote is lost.',
};
