import type { SeedAffirmation } from '../../types.ts';

export const confidence: readonly SeedAffirmation[] = [
  {
    key: 'confidence-look-forward',
    category: 'confidence',
    en: {
      text: 'I can find one thing to look forward to today.',
      description: 'It can be tiny: a snack, a friend, the last five minutes of gym.',
    },
    fr: {
      text: 'Ce matin, je cherche une chose qui me fait envie.',
      description: 'Même toute petite : le goûter, un copain, le ballon à la récré.',
    },
  },
  {
    key: 'confidence-shy',
    category: 'confidence',
    en: {
      text: 'I can be shy and still have something to say.',
      description: 'For show-and-tell or a room full of cousins. You can start with a wave.',
    },
    fr: {
      text: 'J’ai le droit d’être timide, et j’ai quand même des choses à dire.',
      description:
        'Pour le « Quoi de neuf ? » ou les grandes tablées. Commence par un petit signe de la main.',
    },
  },
  {
    key: 'confidence-my-body',
    category: 'confidence',
    en: {
      text: 'My body does a lot for me, and I’m kind to it.',
      description:
        'If someone says something about how you look, name three things your body did for you today.',
    },
    fr: {
      text: 'Mon corps fait tant de choses pour moi, alors j’en prends soin.',
      description:
        'Après une remarque sur ton physique, cite trois choses que ton corps a faites pour toi aujourd’hui.',
    },
  },
  {
    key: 'confidence-not-smaller',
    category: 'confidence',
    en: {
      text: 'When somebody else does well, I don’t get any smaller.',
      description:
        'For report cards and talent shows. Clap for the other person, then name one thing you’re working on.',
    },
    fr: {
      text: 'Quand quelqu’un réussit, je ne rétrécis pas.',
      description:
        'Pour les remises de prix et les bulletins : applaudis, puis cite une chose que tu travailles en ce moment.',
    },
  },
  {
    key: 'confidence-proud',
    category: 'confidence',
    en: {
      text: 'I put in the work, and I’m allowed to feel proud.',
      description:
        'After a recital, a game, a whole book: tell somebody what you did to get there.',
    },
    fr: {
      text: 'J’ai fait des efforts, et j’ai le droit de savourer.',
      description:
        'Après un spectacle, un match, un livre entier : raconte à quelqu’un comment tu as fait.',
    },
  },
  {
    key: 'confidence-mean-words',
    category: 'confidence',
    en: {
      text: 'Mean words don’t get to say who I am.',
      description:
        'If it keeps happening, tell a grown-up you trust. Asking for help isn’t tattling.',
    },
    fr: {
      text: 'Les moqueries ne décident pas de qui je suis.',
      description:
        'Si ça recommence, parles-en à un adulte de confiance. Demander de l’aide, ce n’est pas rapporter.',
    },
  },
  {
    key: 'confidence-both-homes',
    category: 'confidence',
    en: {
      text: 'In both my homes, there’s a place that’s mine.',
      description:
        'For days when you pack your bag. Leave one thing that is yours in each home: a pillow, a toothbrush, a drawing.',
    },
    fr: {
      text: 'Dans chacune de mes maisons, un coin m’attend.',
      description:
        'Pour les jours de valise. Laisse dans chaque maison une chose à toi : un coussin, une brosse à dents, un dessin.',
    },
  },
  {
    key: 'confidence-my-languages',
    category: 'confidence',
    en: {
      text: 'Every language I speak is mine, at home and at school.',
      description:
        'Say good morning in every language you know, even if you know only three words of it.',
    },
    fr: {
      text: 'Toutes mes langues sont à moi, à la maison comme à l’école.',
      description: 'Dis bonjour dans toutes les langues dont tu connais trois mots.',
    },
  },
  {
    key: 'confidence-time-to-answer',
    category: 'confidence',
    en: {
      text: 'I can take a breath before I answer.',
      description:
        'When the teacher calls on you: breathe, count to three in your head, then speak.',
    },
    fr: {
      text: 'Avant de répondre, j’ai le droit de réfléchir.',
      description: 'Quand on t’interroge : respire, compte jusqu’à trois dans ta tête, puis parle.',
    },
  },
  {
    key: 'confidence-not-like-everybody',
    category: 'confidence',
    en: {
      text: 'There are many ways to be a kid, and mine is one of them.',
      description:
        'For glasses, hearing aids, wheelchairs, freckles and days when you feel like the odd one out.',
    },
    fr: {
      text: 'Je ne ressemble à personne, et je fais partie de la bande.',
      description:
        'Pour les lunettes, les appareils, le fauteuil, les taches de rousseur et les jours où l’on se sent à part.',
    },
  },
  {
    key: 'confidence-count-on-me',
    category: 'confidence',
    en: {
      text: 'People can count on me for small jobs.',
      description:
        'Choose one that’s yours: watering the fern, feeding the fish, setting out the spoons.',
    },
    fr: {
      text: 'Pour les petites choses, on peut compter sur moi.',
      description:
        'Choisis ta mission : arroser la plante, nourrir le poisson, apporter les cuillères.',
    },
  },
  {
    key: 'confidence-enough-for-today',
    category: 'confidence',
    en: {
      text: 'I’ve done enough for today.',
      description:
        'Say it with the covers pulled up. Whatever isn’t finished can wait for the morning.',
    },
    fr: {
      text: 'Pour aujourd’hui, j’en ai fait assez.',
      description: 'À dire sous la couette. Ce qui n’est pas fini attendra demain.',
    },
  },
  {
    key: 'confidence-try-then-call',
    category: 'confidence',
    en: {
      text: 'I try it myself first, and I ask for help if I’m stuck.',
      description:
        'Zippers, jam jars, rain boots: agree on how long to try. One song is about right.',
    },
    fr: {
      text: 'J’essaie d’abord, et j’appelle si ça coince.',
      description:
        'Fermeture éclair, pot de confiture, bottes de pluie : essaie le temps d’une chanson, par exemple.',
    },
  },
  {
    key: 'confidence-loved-when-grumpy',
    category: 'confidence',
    en: {
      text: 'I am loved on grumpy days, too.',
      description: 'Ask a grown-up to say it first, nose to nose, once the storm has passed.',
    },
    fr: {
      text: 'On m’aime même les jours où je boude.',
      description:
        'Demande à un adulte de te le dire en premier, nez contre nez, une fois l’orage passé.',
    },
  },
];
