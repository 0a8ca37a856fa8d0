import type { SeedAffirmation } from '../../types.ts';

export const courage: readonly SeedAffirmation[] = [
  {
    key: 'courage-bad-dream',
    category: 'courage',
    en: {
      text: 'The dream is over, and I’m right here in my bed.',
      description:
        'Touch your pillow, turn on a light, call for someone. Then give the dream a silly ending.',
    },
    fr: {
      text: 'Le mauvais rêve est fini, je suis au chaud dans mon lit.',
      description:
        'Touche ton oreiller, allume une lumière, appelle quelqu’un. Puis invente une fin rigolote à ton rêve.',
    },
  },
  {
    key: 'courage-monster-pajamas',
    category: 'courage',
    en: {
      text: 'When a monster pops into my head, I put pajamas on it.',
      description:
        'Draw it in stripes, with fluffy slippers and a pom-pom hat. What’s its name now?',
    },
    fr: {
      text: 'Quand un monstre me fait peur, je lui mets un pyjama.',
      description:
        'Dessine-le en pyjama rayé, avec des pantoufles et un bonnet à pompon. Comment s’appelle-t-il, maintenant ?',
    },
  },
  {
    key: 'courage-thunder',
    category: 'courage',
    en: {
      text: 'The storm rumbles, I count, and it moves along.',
      description:
        'Under a blanket, with someone close by, count slowly between the flash and the boom.',
    },
    fr: {
      text: 'L’orage gronde, moi je compte, et il s’éloigne.',
      description:
        'Sous une couverture, tout contre quelqu’un, compte lentement entre l’éclair et le tonnerre.',
    },
  },
  {
    key: 'courage-first-day',
    category: 'courage',
    en: {
      text: 'On the first day, I’m not the only one who’s new.',
      description: 'Find out one thing beforehand: where the coats go, or your teacher’s name.',
    },
    fr: {
      text: 'Le jour de la rentrée, c’est nouveau pour tout le monde, pas seulement pour moi.',
      description:
        'Renseigne-toi sur une chose à l’avance : où l’on accroche les manteaux, le nom de la maîtresse ou du maître.',
    },
  },
  {
    key: 'courage-squeeze-a-hand',
    category: 'courage',
    en: {
      text: 'I squeeze a hand until it’s over.',
      description:
        'For shots, splinters and blood tests. You choose whose hand, and where to look.',
    },
    fr: {
      text: 'Je serre une main jusqu’à ce que ce soit fini.',
      description:
        'Pour les vaccins, les échardes, les prises de sang. À toi de choisir la main, et où regarder.',
    },
  },
  {
    key: 'courage-friendly-face',
    category: 'courage',
    en: {
      text: 'I look for one friendly face, and I begin.',
      description:
        'For presentations and poems. Choose the face beforehand, and know your first sentence by heart.',
    },
    fr: {
      text: 'Je cherche un regard ami, et je me lance.',
      description:
        'Pour l’exposé ou la poésie. Choisis la personne à l’avance, et apprends bien ta première phrase.',
    },
  },
  {
    key: 'courage-one-grade',
    category: 'courage',
    en: {
      text: 'A grade is about one test, not about me.',
      description:
        'For the evening after you get a bad grade. What’s one thing you’d like explained again?',
    },
    fr: {
      text: 'Une note parle d’un devoir, pas de moi.',
      description: 'Pour le soir des mauvaises notes. Qu’aimerais-tu qu’on te réexplique ?',
    },
  },
  {
    key: 'courage-no-to-a-friend',
    category: 'courage',
    en: {
      text: 'I can say no, even to somebody I like.',
      description: 'Three ways to practice: “No, thanks.” “I don’t feel like it.” “Count me out.”',
    },
    fr: {
      text: 'Je peux dire non, même à quelqu’un que j’aime bien.',
      description:
        'Trois façons de t’entraîner : « Non merci. » « Je n’ai pas envie. » « Ce sera sans moi. »',
    },
  },
  {
    key: 'courage-new-home',
    category: 'courage',
    en: {
      text: 'I can say goodbye to one home and hello to another.',
      description:
        'Say goodbye to each room out loud. In the new one, choose where the lamp will go.',
    },
    fr: {
      text: 'Je dis au revoir à une maison, et bonjour à une autre.',
      description:
        'Dis au revoir à chaque pièce, tout haut. Dans la nouvelle chambre, choisis la place de la lampe.',
    },
  },
  {
    key: 'courage-homesick',
    category: 'courage',
    en: {
      text: 'Missing home and having fun both fit in my sleeping bag.',
      description:
        'For camps, sleepovers and school trips. Pack something small that smells like home.',
    },
    fr: {
      text: 'La maison me manque, et je peux quand même m’amuser ici.',
      description:
        'Pour la colo, la classe verte, une nuit chez des copains. Emporte un petit objet qui sent la maison.',
    },
  },
  {
    key: 'courage-watch-first',
    category: 'courage',
    en: {
      text: 'I can watch first and join in later.',
      description:
        'At a party or at the top of the slide: stand near someone you know, and pick your moment.',
    },
    fr: {
      text: 'Je peux regarder d’abord, et jouer après.',
      description:
        'À une fête ou en haut du toboggan : reste près de quelqu’un que tu connais, et choisis ton moment.',
    },
  },
  {
    key: 'courage-up-to-my-knees',
    category: 'courage',
    en: {
      text: 'I’m in up to my knees, and that counts.',
      description:
        'For pools, bikes and balance beams, with a grown-up close by. What’s the next small step? You decide when.',
    },
    fr: {
      text: 'J’entre dans l’eau jusqu’aux genoux, et c’est déjà beau.',
      description:
        'Pour la piscine, le vélo ou la poutre, avec un adulte tout près : quel sera le prochain petit pas ? C’est toi qui décides quand.',
    },
  },
  {
    key: 'courage-if-i-get-lost',
    category: 'courage',
    en: {
      text: 'If I get lost, I stop, I stay, and I ask for help.',
      description:
        'In a store or at a fair, look for someone who works there or a parent with children. Learn a phone number by heart.',
    },
    fr: {
      text: 'Si je me perds, je m’arrête et je demande de l’aide.',
      description:
        'Au magasin ou à la fête foraine, cherche quelqu’un qui y travaille, ou un parent avec des enfants. Apprends un numéro par cœur.',
    },
  },
  {
    key: 'courage-scary-news',
    category: 'courage',
    en: {
      text: 'When the news scares me, I can turn it off and talk about it.',
      description: 'Ask a grown-up two questions: “What is happening?” and “Who is helping?”',
    },
    fr: {
      text: 'Quand les infos me font peur, je peux éteindre et en parler.',
      description:
        'Pose deux questions à un adulte : « Que se passe-t-il ? » et « Qui s’en occupe ? »',
    },
  },
];
