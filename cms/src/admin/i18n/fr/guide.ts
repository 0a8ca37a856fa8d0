import type { guide as english } from '../en/guide.ts';

export const guide: typeof english = {
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
