import type { SeedAffirmation } from '../../types.ts';

export const kindness: readonly SeedAffirmation[] = [
  {
    key: 'kindness-missing-someone',
    category: 'kindness',
    en: {
      text: 'I can miss someone and keep on loving them.',
      description:
        'For when someone has died or is far away. Look at a photo with somebody, and tell them a story about the person you miss.',
    },
    fr: {
      text: 'Quelqu’un me manque, et je continue à l’aimer.',
      description:
        'Pour quelqu’un qui est mort, ou qui est loin. Regarde une photo avec un proche et raconte un souvenir.',
    },
  },
  {
    key: 'kindness-growing-family',
    category: 'kindness',
    en: {
      text: 'My family is growing, and my place in it is still mine.',
      description:
        'For a new baby or a blended family. Ask for ten minutes with a grown-up, just the two of you.',
    },
    fr: {
      text: 'La famille s’agrandit, et ma place reste ma place.',
      description:
        'Pour un bébé qui arrive ou une famille recomposée. Demande dix minutes avec un adulte, rien qu’à deux.',
    },
  },
  {
    key: 'kindness-someone-smaller',
    category: 'kindness',
    en: {
      text: 'With someone smaller, I take my time.',
      description:
        'For a little brother, a puppy, a first grader: get down to their level before you talk.',
    },
    fr: {
      text: 'Avec plus petit que moi, j’y vais doucement.',
      description: 'Petit frère, chiot ou élève de CP : mets-toi à sa hauteur avant de lui parler.',
    },
  },
  {
    key: 'kindness-curious-first',
    category: 'kindness',
    en: {
      text: 'I get curious before I judge.',
      description:
        'A lunch you’ve never seen, a name you’ve never heard: ask something kind, and listen to the answer.',
    },
    fr: {
      text: 'Avant de juger, je pose une question.',
      description:
        'Un plat inconnu, un prénom jamais entendu : demande gentiment, et écoute la réponse.',
    },
  },
  {
    key: 'kindness-before-i-send',
    category: 'kindness',
    en: {
      text: 'Before I hit send, I picture the person who will read it.',
      description: 'Would you say it face to face? If not, put the phone down for five minutes.',
    },
    fr: {
      text: 'Avant d’envoyer un message, j’imagine la personne qui va le recevoir.',
      description: 'Est-ce que tu le dirais en face ? Sinon, pose le téléphone cinq minutes.',
    },
  },
  {
    key: 'kindness-give-time',
    category: 'kindness',
    en: {
      text: 'When someone is struggling, I give them time.',
      description:
        'While they search for a word or read aloud, count to five in your head before you help.',
    },
    fr: {
      text: 'Quand quelqu’un cherche ses mots, je lui laisse le temps.',
      description:
        'Pendant la lecture à voix haute, compte jusqu’à cinq dans ta tête avant d’aider.',
    },
  },
  {
    key: 'kindness-help-at-home',
    category: 'kindness',
    en: {
      text: 'This is my home, too, so I lend a hand.',
      description:
        'Socks in pairs, spoons on the table: choose the job, and the song that goes with it.',
    },
    fr: {
      text: 'La maison, c’est chez moi aussi, alors j’aide un peu.',
      description:
        'Les chaussettes par deux, les cuillères sur la table : choisis ta tâche, et la chanson qui va avec.',
    },
  },
  {
    key: 'kindness-gentle-hands',
    category: 'kindness',
    en: {
      text: 'With gentle hands, I can make a cat purr.',
      description: 'No cat around? Practice on a pillow. With a real one, ask its owner first.',
    },
    fr: {
      text: 'Quand mes mains sont douces, le chat ronronne.',
      description:
        'Pas de chat ? Entraîne-toi sur un coussin. Avec un vrai, demande d’abord la permission à sa famille.',
    },
  },
  {
    key: 'kindness-grumpy-morning',
    category: 'kindness',
    en: {
      text: 'Even on a grumpy day, I have a little kindness to spare.',
      description: 'Say so at breakfast: “I’m grumpy today, and it’s not because of you.”',
    },
    fr: {
      text: 'Même les jours où je grogne, il me reste un peu de douceur.',
      description:
        'Préviens au petit déjeuner : « Je suis de mauvaise humeur, tu n’y es pour rien. »',
    },
  },
  {
    key: 'kindness-good-night-thought',
    category: 'kindness',
    en: {
      text: 'Before I sleep, I send someone a kind thought.',
      description: 'Choose someone near, then someone far away, and then yourself.',
    },
    fr: {
      text: 'Avant de dormir, j’envoie une pensée douce à quelqu’un.',
      description: 'Choisis une personne toute proche, une autre très loin, et puis toi.',
    },
  },
  {
    key: 'kindness-stand-beside',
    category: 'kindness',
    en: {
      text: 'When somebody is being picked on, I can stand beside them.',
      description: 'You don’t have to fight. Go sit with them, then tell a grown-up what you saw.',
    },
    fr: {
      text: 'Quand on s’en prend à quelqu’un, je peux me mettre à ses côtés.',
      description:
        'Inutile de te battre. Assieds-toi près de lui ou d’elle, puis raconte à un adulte ce que tu as vu.',
    },
  },
  {
    key: 'kindness-well-done',
    category: 'kindness',
    en: {
      text: 'I like saying “great job,” and meaning it.',
      description:
        'After someone’s presentation, say what you noticed: the drawing, the joke, the nice clear voice.',
    },
    fr: {
      text: 'J’aime dire bravo, et le penser vraiment.',
      description:
        'Après un exposé, dis ce que tu as remarqué : le dessin, la blague, la voix bien claire.',
    },
  },
  {
    key: 'kindness-being-ill',
    category: 'kindness',
    en: {
      text: 'When I feel sick, I let others take care of me.',
      description:
        'For fevers, stuffy noses and hospital beds. You choose who reads, and which story.',
    },
    fr: {
      text: 'Quand je suis malade, je me laisse chouchouter.',
      description:
        'Pour la fièvre, le nez bouché ou le lit d’hôpital. À toi de choisir l’histoire, et qui la lit.',
    },
  },
  {
    key: 'kindness-forgive-myself',
    category: 'kindness',
    en: {
      text: 'I can forgive myself and do better next time.',
      description:
        'For the shove, the shout, the broken toy. Say sorry to the other person first, then say this to yourself.',
    },
    fr: {
      text: 'Je peux me pardonner et faire autrement la prochaine fois.',
      description:
        'Pour un coup, un cri, un jouet cassé. Demande d’abord pardon à l’autre, puis dis-toi cette phrase.',
    },
  },
];
