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
