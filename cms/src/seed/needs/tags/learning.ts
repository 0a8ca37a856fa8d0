import type { Tags } from '../schema.ts';

export const learning: readonly Tags[] = [
  {
    key: 'learning-mistakes',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['tests', 'sadness'],
    skill: 'self-awareness',
    picture: { icon: 'brain', alt: { en: 'a brain', fr: 'un cerveau' } },
    keywords: {
      en: 'wrong, eraser, oops, bad grade, report card, failed, fail, flunk, I messed up, I got it wrong, perfect, perfectionist, not good enough',
      fr: 'faux, gomme, zut, mauvaise note, bulletin, raté, j’ai tout raté, je me suis trompé, parfait, perfection, pas assez bien',
    },
  },
  {
    key: 'learning-yet',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['tests', 'anger', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'egg', alt: { en: 'an egg', fr: 'un œuf' } },
    keywords: {
      en: 'not yet, give up, impossible, reading, can’t read, dyslexia, spelling, handwriting, writing, too hard, frustrated, stupid, dumb, I’m not smart, I’m a failure, wet the bed, accident',
      fr: 'pas encore, abandonner, impossible, lecture, lire, je ne sais pas lire, dyslexie, orthographe, écriture, écrire, j’y arrive pas, trop dur, trop difficile, nul, nulle, je suis nul, je suis bête, débile, pipi au lit, accident',
    },
  },
  {
    key: 'learning-questions',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning', 'before-school'],
    skill: 'responsible-decision-making',
    picture: {
      icon: 'red-question-mark',
      alt: { en: 'a question mark', fr: 'un point d’interrogation' },
    },
    keywords: {
      en: 'ask, why, curious, I don’t understand, confused, question',
      fr: 'demander, pourquoi, curieux, je comprends pas, comprendre, poser une question, curieuse',
    },
  },
  {
    key: 'learning-every-try',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['tests', 'anger'],
    skill: 'self-management',
    picture: {
      icon: 'bullseye',
      alt: { en: 'a target with a dart', fr: 'une cible avec une fléchette' },
    },
    keywords: {
      en: 'practice, shoelaces, effort, math, numbers, times tables, I can’t do it, too hard, give up, frustrated, impossible, piano, instrument, study, learn',
      fr: 'entraînement, lacets, effort, maths, calcul, chiffres, tables de multiplication, j’y arrive pas, je n’y arrive pas, trop dur, trop difficile, abandonner, piano, instrument, réviser, étudier',
    },
  },
  {
    key: 'learning-books',
    ages: ['4-5', '6-8'],
    moments: ['bedtime'],
    skill: 'social-awareness',
    picture: { icon: 'books', alt: { en: 'a stack of books', fr: 'une pile de livres' } },
    keywords: {
      en: 'library, story, reading, can’t read, dyslexia',
      fr: 'bibliothèque, histoire, lecture, lire, je ne sais pas lire, dyslexie',
    },
  },
  {
    key: 'learning-hidden-answer',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'anger'],
    skill: 'responsible-decision-making',
    picture: { icon: 'detective', alt: { en: 'a detective', fr: 'un détective' } },
    keywords: {
      en: 'problem, search, think, math, numbers, times tables',
      fr: 'problème, chercher, réfléchir, maths, calcul, chiffres, tables de multiplication',
    },
  },
  {
    key: 'learning-curiosity',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning'],
    skill: 'responsible-decision-making',
    picture: { icon: 'paw-prints', alt: { en: 'paw prints', fr: 'des traces de pattes' } },
    keywords: {
      en: 'curious, explore, discover, why, question',
      fr: 'curieux, explorer, découvrir, curieuse, pourquoi',
    },
  },
  {
    key: 'learning-new-words',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['something-new'],
    skill: 'self-awareness',
    picture: {
      icon: 'input-latin-letters',
      alt: { en: 'the letters A, B, C', fr: 'les lettres A, B, C' },
    },
    keywords: {
      en: 'word, vocabulary, talk, accent, language, bilingual, I don’t speak English',
      fr: 'mot, vocabulaire, parler, accent, langue, bilingue, je ne parle pas français',
    },
  },
  {
    key: 'learning-breaks',
    ages: ['6-8', '9-11'],
    moments: ['tests'],
    skill: 'self-management',
    picture: {
      icon: 'cup-with-straw',
      alt: { en: 'a cup with a straw', fr: 'un gobelet avec une paille' },
    },
    keywords: {
      en: 'break, focus, evening, tired, exhausted, no energy, sleepy, homework, too much homework, concentrate, distracted, ADHD',
      fr: 'pause, concentration, soir, fatigue, fatiguée, épuisé, crevé, devoirs, trop de devoirs, leçons, attention, TDAH, dans la lune',
    },
  },
  {
    key: 'learning-many-ways',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'something-new'],
    skill: 'self-management',
    picture: {
      icon: 'artist-palette',
      alt: { en: 'a painter’s palette', fr: 'une palette de peintre' },
    },
    keywords: {
      en: 'study, learn, lesson',
      fr: 'réviser, apprendre, leçon, étudier',
    },
  },
  {
    key: 'learning-explain',
    ages: ['6-8', '9-11'],
    moments: ['bedtime', 'success'],
    skill: 'relationship-skills',
    picture: { icon: 'worm', alt: { en: 'a worm', fr: 'un ver de terre' } },
    keywords: {
      en: 'teach, explain, show',
      fr: 'expliquer, montrer, exposé',
    },
  },
  {
    key: 'learning-imagination',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['something-new'],
    skill: 'responsible-decision-making',
    picture: { icon: 'castle', alt: { en: 'a castle', fr: 'un château' } },
    keywords: {
      en: 'art, draw, story, invent, drawing',
      fr: 'dessin, inventer, histoire, dessiner, bricolage',
    },
  },
  {
    key: 'learning-attention',
    ages: ['6-8', '9-11'],
    moments: ['before-school', 'tests'],
    skill: 'self-management',
    picture: { icon: 'butterfly', alt: { en: 'a butterfly', fr: 'un papillon' } },
    keywords: {
      en: 'daydreaming, listen, class, focus, concentrate, distracted, ADHD, forget, forgot, lost my things',
      fr: 'dans la lune, écouter, classe, concentration, TDAH, oublier, j’ai oublié, étourdi',
    },
  },
  {
    key: 'learning-begin',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'rocket', alt: { en: 'a rocket', fr: 'une fusée' } },
    keywords: {
      en: 'start, blank page, essay, spelling, handwriting, writing, something new, first time, trying new things',
      fr: 'démarrer, page blanche, rédaction, orthographe, écriture, écrire, quelque chose de nouveau, première fois, nouveauté',
    },
  },
  {
    key: 'learning-how-far',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['success'],
    skill: 'self-awareness',
    picture: {
      icon: 'hiking-boot',
      alt: { en: 'a hiking boot', fr: 'une chaussure de randonnée' },
    },
    keywords: {
      en: 'growing up, report card, birthday, proud, success, I did it, win, winning, too little',
      fr: 'grandir, bulletin, anniversaire, fier, fière, réussite, j’ai réussi, gagner, trop petit',
    },
  },
  {
    key: 'learning-together',
    ages: ['6-8', '9-11'],
    moments: ['something-new'],
    skill: 'relationship-skills',
    picture: { icon: 'honeybee', alt: { en: 'a bee', fr: 'une abeille' } },
    keywords: {
      en: 'team, group work, partner',
      fr: 'équipe, travail de groupe, à plusieurs',
    },
  },
  {
    key: 'learning-small-wonders',
    ages: ['4-5', '6-8'],
    moments: ['morning'],
    skill: 'social-awareness',
    picture: { icon: 'ant', alt: { en: 'an ant', fr: 'une fourmi' } },
    keywords: {
      en: 'nature, bugs, outside, animals, insects',
      fr: 'nature, insectes, dehors, animaux, bestioles',
    },
  },
  {
    key: 'learning-what-i-know-first',
    ages: ['6-8', '9-11'],
    moments: ['tests'],
    skill: 'responsible-decision-making',
    picture: { icon: 'memo', alt: { en: 'a pencil and paper', fr: 'une feuille et un crayon' } },
    keywords: {
      en: 'questions, start, exam, test, quiz, pop quiz',
      fr: 'questions, commencer, examen, contrôle, évaluation, interro, dictée',
    },
  },
  {
    key: 'learning-slices',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'anger'],
    skill: 'responsible-decision-making',
    picture: { icon: 'pizza', alt: { en: 'a slice of pizza', fr: 'une part de pizza' } },
    keywords: {
      en: 'project, too much, overwhelmed',
      fr: 'projet, trop de travail, débordé, leçons',
    },
  },
  {
    key: 'learning-read-at-my-speed',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'bedtime', 'sadness'],
    skill: 'self-awareness',
    picture: { icon: 'open-book', alt: { en: 'an open book', fr: 'un livre ouvert' } },
    keywords: {
      en: 'letters, read aloud, slow reader, reading, can’t read, dyslexia, everyone is faster, falling behind',
      fr: 'lettres, lire à voix haute, je lis lentement, lecture, je ne sais pas lire, dyslexie, lent, lente, les autres vont plus vite',
    },
  },
  {
    key: 'learning-crossed-out',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'sadness'],
    skill: 'self-management',
    picture: { icon: 'writing-hand', alt: { en: 'a hand writing', fr: 'une main qui écrit' } },
    keywords: {
      en: 'letters, mistakes, handwriting, spelling, writing, learning',
      fr: 'lettres, fautes, écriture, orthographe, écrire',
    },
  },
  {
    key: 'learning-ask-again',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['before-school', 'tests'],
    skill: 'relationship-skills',
    picture: {
      icon: 'person-raising-hand',
      alt: { en: 'someone raising a hand', fr: 'une personne qui lève la main' },
    },
    keywords: {
      en: 'teacher, question, explain again, help, I need help, stuck, confused, ask a question',
      fr: 'maîtresse, question, réexpliquer, aide, j’ai besoin d’aide, au secours, bloqué, je comprends pas, comprendre, poser une question',
    },
  },
  {
    key: 'learning-slow-then-faster',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['something-new', 'success'],
    skill: 'self-management',
    picture: { icon: 'violin', alt: { en: 'a violin', fr: 'un violon' } },
    keywords: {
      en: 'music, piano, instrument, slow',
      fr: 'musique, piano, instrument, entraînement',
    },
  },
  {
    key: 'learning-practice-shows',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['success'],
    skill: 'self-awareness',
    picture: {
      icon: 'chart-increasing',
      alt: { en: 'a line going up', fr: 'une courbe qui monte' },
    },
    keywords: {
      en: 'progress, effort, it worked, proud, success, I did it, win, winning, practice, piano, instrument',
      fr: 'progrès, effort, ça marche, fier, fière, réussite, j’ai réussi, gagner, entraînement, piano, instrument',
    },
  },
  {
    key: 'learning-fingers',
    ages: ['4-5', '6-8'],
    moments: ['tests'],
    skill: 'self-management',
    picture: {
      icon: 'hand-with-fingers-splayed',
      alt: { en: 'an open hand', fr: 'une main ouverte' },
    },
    keywords: {
      en: 'count, numbers, plus, math, times tables',
      fr: 'compter, chiffres, additions, maths, calcul, tables de multiplication',
    },
  },
  {
    key: 'learning-crooked-scissors',
    ages: ['4-5', '6-8'],
    moments: ['anger', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'scissors', alt: { en: 'a pair of scissors', fr: 'une paire de ciseaux' } },
    keywords: {
      en: 'cut, draw, crafts, crooked, perfect, perfectionist, not good enough, drawing, art',
      fr: 'découper, bricolage, dessin, de travers, parfait, perfection, pas assez bien, dessiner',
    },
  },
  {
    key: 'learning-one-hallway',
    ages: ['9-11'],
    moments: ['before-school', 'worry', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'bell', alt: { en: 'a bell', fr: 'une cloche' } },
    keywords: {
      en: 'middle school, new school, lost, first day, first day of school, back to school, new class, new teacher, changing schools',
      fr: 'collège, sixième, changer d’école, rentrée, premier jour, nouvelle classe, nouvelle maîtresse',
    },
  },
  {
    key: 'learning-what-i-will-find',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning', 'before-school'],
    skill: 'responsible-decision-making',
    picture: { icon: 'telescope', alt: { en: 'a telescope', fr: 'un télescope' } },
    keywords: {
      en: 'wake up, curious, surprise, why, question',
      fr: 'se lever, curieux, surprise, curieuse, pourquoi',
    },
  },
  {
    key: 'learning-reminders',
    ages: ['6-8', '9-11'],
    moments: ['morning', 'before-school'],
    skill: 'self-management',
    picture: { icon: 'spiral-notepad', alt: { en: 'a notepad', fr: 'un bloc-notes' } },
    keywords: {
      en: 'lost things, ADHD, distracted, focus, concentrate, forgot, lost my things',
      fr: 'étourdi, tête en l’air, affaires égarées, concentration, attention, TDAH, dans la lune, j’ai oublié',
    },
  },
  {
    key: 'learning-bored',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['something-new'],
    skill: 'self-management',
    picture: { icon: 'light-bulb', alt: { en: 'a light bulb', fr: 'une ampoule' } },
    keywords: {
      en: 'nothing to do, screen, rainy day, boring, tablet, video games, screen time',
      fr: 'rien à faire, écran, jour de pluie, ennui, tablette, jeux vidéo, temps d’écran',
    },
  },
  {
    key: 'learning-sleep-on-it',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'bedtime', 'worry'],
    skill: 'self-management',
    picture: {
      icon: 'last-quarter-moon-face',
      alt: { en: 'a moon with a face', fr: 'une lune qui a un visage' },
    },
    keywords: {
      en: 'stuck, evening, I give up, homework, too much homework',
      fr: 'bloqué, soir, j’abandonne, devoirs, trop de devoirs, leçons',
    },
  },
];
