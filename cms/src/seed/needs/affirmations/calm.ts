import type { SeedAffirmation } from '../../types.ts';

export const calm: readonly SeedAffirmation[] = [
  {
    key: 'calm-stretch',
    category: 'calm',
    en: {
      text: 'I stretch like a cat, and my day begins.',
      description: 'Arms, back, toes. Then feet on the floor: what’s the first sound you hear?',
    },
    fr: {
      text: 'Je m’étire comme un chat, et ma journée commence.',
      description:
        'Les bras, le dos, les orteils. Puis les pieds par terre : quel est le premier bruit que tu entends ?',
    },
  },
  {
    key: 'calm-volcano',
    category: 'calm',
    en: {
      text: 'When the volcano rumbles, I let the steam out slowly.',
      description: 'Blow five times, as if your soup were too hot. Then say what set it off.',
    },
    fr: {
      text: 'Quand le volcan gronde, je laisse sortir la fumée tout doucement.',
      description:
        'Souffle cinq fois, comme sur une soupe trop chaude. Puis raconte ce qui s’est passé.',
    },
  },
  {
    key: 'calm-count-to-ten',
    category: 'calm',
    en: {
      text: 'I can count to ten before I do anything.',
      description: 'Ten isn’t enough? Count to twenty, or backward, or in another language.',
    },
    fr: {
      text: 'Je compte jusqu’à dix avant de bouger.',
      description:
        'Dix, ce n’est pas assez ? Va jusqu’à vingt, ou compte à l’envers, ou dans une autre langue.',
    },
  },
  {
    key: 'calm-cry',
    category: 'calm',
    en: {
      text: 'I can cry for as long as I need to.',
      description:
        'In someone’s arms, into a pillow, behind a door. Afterward, have a glass of water.',
    },
    fr: {
      text: 'J’ai le droit de pleurer, le temps qu’il faut.',
      description:
        'Dans les bras de quelqu’un, dans un coussin, derrière une porte. Après, un verre d’eau fait du bien.',
    },
  },
  {
    key: 'calm-knotted-tummy',
    category: 'calm',
    en: {
      text: 'When my tummy is in knots, I warm it with my hand.',
      description:
        'For test days and hard school mornings. If it hurts a lot or keeps coming back, tell a grown-up.',
    },
    fr: {
      text: 'J’ai une boule au ventre, j’y pose une main bien chaude.',
      description:
        'Pour les jours de contrôle et les matins d’école pas faciles. Si tu as très mal ou si ça revient souvent, dis-le à un adulte.',
    },
  },
  {
    key: 'calm-what-if',
    category: 'calm',
    en: {
      text: 'What if it goes well? I can think about that, too.',
      description: 'For nights full of what-ifs. For each scary one, make up a nice one.',
    },
    fr: {
      text: 'Et si ça se passait bien ? J’y pense aussi.',
      description:
        'Pour les soirs de « et si… ». Pour chaque « et si » qui fait peur, invente un « et si » qui fait du bien.',
    },
  },
  {
    key: 'calm-three-breaths',
    category: 'calm',
    en: {
      text: 'Three slow breaths, and I pick up my pencil.',
      description:
        'Before the test begins, both feet flat on the floor. The clock can wait that long.',
    },
    fr: {
      text: 'Trois respirations, et je prends mon crayon.',
      description:
        'Avant le contrôle, les deux pieds bien à plat. L’horloge peut bien attendre un peu.',
    },
  },
  {
    key: 'calm-sleep-will-come',
    category: 'calm',
    en: {
      text: 'Sleep comes in its own time; for now, I rest.',
      description:
        'Wide awake? Let your arms get heavy, breathe slowly, and take a walk in your head through a place you love.',
    },
    fr: {
      text: 'Le sommeil viendra bien ; en attendant, je me repose.',
      description:
        'Les yeux grands ouverts ? Laisse tes bras devenir lourds et promène-toi, dans ta tête, dans un endroit que tu aimes.',
    },
  },
  {
    key: 'calm-three-good-things',
    category: 'calm',
    en: {
      text: 'I fall asleep with three good things in my pocket.',
      description:
        'Count them on your fingers: something you saw, something you heard, something that tasted good.',
    },
    fr: {
      text: 'Je m’endors avec trois bonnes choses dans ma poche.',
      description:
        'Compte-les sur tes doigts : une chose vue, une chose entendue, une chose bonne à manger.',
    },
  },
  {
    key: 'calm-morning-rush',
    category: 'calm',
    en: {
      text: 'Even in the morning rush, I do one thing at a time.',
      description:
        'First sock, second sock. Hang a picture checklist by the door and check things off.',
    },
    fr: {
      text: 'Même dans la bousculade du matin, je fais une chose à la fois.',
      description:
        'Une chaussette, puis l’autre. Accroche près de la porte une liste en images, à cocher.',
    },
  },
  {
    key: 'calm-screen-off',
    category: 'calm',
    en: {
      text: 'The screen goes off, and my ideas come on.',
      description:
        'Agree beforehand on which episode is the last, and who gets to press the button.',
    },
    fr: {
      text: 'L’écran s’éteint, mes idées s’allument.',
      description:
        'Décide à l’avance avec un adulte : quel est le dernier épisode, et qui appuie sur le bouton ?',
    },
  },
  {
    key: 'calm-bend-like-a-tree',
    category: 'calm',
    en: {
      text: 'When plans change, I bend like a tree in the wind.',
      description: 'Stretch out your branches and sway. What could still be good about the day?',
    },
    fr: {
      text: 'Quand le programme change, je plie comme un roseau.',
      description:
        'Lève les bras et balance-toi. Qu’est-ce qui peut encore être bien dans cette journée ?',
    },
  },
  {
    key: 'calm-when-grown-ups-fight',
    category: 'calm',
    en: {
      text: 'When grown-ups argue, it isn’t my fault.',
      description:
        'Find a quieter spot and something soft to hold. If you feel afraid at home, tell another grown-up you trust.',
    },
    fr: {
      text: 'Quand les grands se disputent, ce n’est pas ma faute.',
      description:
        'Va dans un coin plus calme, avec ton doudou. Si tu as peur à la maison, dis-le à un autre adulte de confiance.',
    },
  },
  {
    key: 'calm-ask-for-a-hug',
    category: 'calm',
    en: {
      text: 'I can ask for a hug.',
      description:
        'Open your arms, or just say the word. And if you’d rather have a high five, that’s fine.',
    },
    fr: {
      text: 'Je peux demander un câlin.',
      description:
        'Ouvre les bras, ou dis juste le mot. Et si tu préfères un « tope là », ça marche aussi.',
    },
  },
];
