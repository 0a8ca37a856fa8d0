import type * as english from './en.ts';

export const translation: typeof english.translation = {
  title: 'Traductions',
  subtitle: 'Ce qui reste à traduire, ce qui est à revoir et ce qui est à jour.',
  states: { missing: 'À traduire', outdated: 'À revoir', done: 'À jour' },
  countOf: (count, state, noun, language) => `${noun}, ${language} : ${state}, ${count}`,
  progress: (noun, language, percent) => `${noun}, ${language} : ${percent} % à jour`,
  intoLanguages: { en: 'vers l’anglais', fr: 'vers le français' },
  queue: 'File d’attente',
  queueEmpty: {
    missing: 'Rien à traduire ici.',
    outdated: 'Rien à revoir ici.',
    done: 'Rien n’est encore traduit ici.',
  },
  queueEmptyNext: 'Choisissez un autre compteur ci-dessus.',
  source: (name, language) => `${name}, ${language.toLowerCase()} (source)`,
  target: (name, language) => `${name}, ${language.toLowerCase()}`,
  field: {
    text: 'Texte',
    description: 'Description',
    name: 'Nom',
    title: 'Qualité',
  },
  characters: (count, most) => `${count} caractères sur ${most}`,
  tooLong: (most) => `Raccourcissez ce texte à ${most} caractères.`,
  blank: 'Ce texte est obligatoire.',
  notYours: 'Vous pouvez lire cette langue, mais pas la modifier.',
  save: 'Enregistrer et continuer',
  markUpToDate: 'Marquer comme à jour',
  skip: 'Passer',
  open: 'Ouvrir l’entrée',
  outdated: 'Le texte source a changé depuis cette traduction.',
  typed: 'Pas encore enregistré. Ce que vous écrivez est gardé dans ce navigateur.',
  saved: 'Enregistré.',
  marked: 'Marqué comme à jour.',
  next: 'Voici le texte suivant.',
  keys: 'Ctrl + Entrée : enregistrer et continuer · Ctrl + Maj + Entrée : marquer comme à jour · Alt + ↓ : passer · Alt + ↑ : revenir',
  typography: 'Ponctuation : il manque des espaces insécables, des « » ou des ’.',
  putRight: 'Corriger',
};

export const guide: typeof english.guide = {
  title: 'Ton et glossaire',
  rules: [
    {
      title: 'À qui l’on parle',
      text: 'Une affirmation est ce que dit l’enfant : première personne, présent (« Je suis… », « J’ai… »). Sa description s’adresse à l’enfant : tu. Aux parents et aux enseignants, on dit vous.',
    },
    {
      title: 'Pour chaque enfant',
      text: 'Écrivez ce que tout enfant peut dire sans accorder au masculin ou au féminin : « J’ai du courage » plutôt que « Je suis courageux ». Ni point médian ni parenthèses : on ne peut pas les lire à voix haute.',
    },
    {
      title: 'Ponctuation',
      text: 'Une espace insécable avant : ; ! ? et à l’intérieur des « ». Une vraie apostrophe (’). Les majuscules gardent leurs accents : À, É.',
    },
    {
      title: 'Longueur',
      text: 'Aussi court que l’anglais, et facile à dire à voix haute. Traduisez le sens, pas le mot à mot.',
    },
  ],
  words: [
    ['affirmation', 'une affirmation (féminin)'],
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
export const messages: typeof english.messages = {
  sourceGone: 'Le texte source n’existe plus.',
  sourceChanged:
    'Le texte source a changé depuis que vous l’avez ouvert : relisez-le. Rien de ce que vous avez écrit n’est perdu.',
};
