/** What translators agree on: tone and words. */
export const guide = {
  title: 'Tone and glossary',
  rules: [
    {
      title: 'Who is spoken to',
      text: 'An affirmation is what the child says: first person, present tense (« Je suis… », « J’ai… »). Its description speaks to the child: tu. Parents and teachers are vous.',
    },
    {
      title: 'For every child',
      text: 'Write what any child can say without agreeing it: « J’ai du courage » rather than « Je suis courageux ». No middle dots and no brackets: they cannot be read aloud.',
    },
    {
      title: 'Punctuation',
      text: 'A no-break space before : ; ! ? and inside « ». A real apostrophe (’). Capitals keep their accents: À, É.',
    },
    {
      title: 'Length',
      text: 'As short as the English, and easy to say aloud. Translate what is meant, not word for word.',
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
