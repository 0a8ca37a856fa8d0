import type { SeedAffirmation } from '../../types.ts';

export const learning: readonly SeedAffirmation[] = [
  {
    key: 'learning-what-i-know-first',
    category: 'learning',
    en: {
      text: 'I read the question, I breathe, and I start with what I know.',
      description: 'Put a dot beside the hard ones and come back to them at the end.',
    },
    fr: {
      text: 'Je lis la question, je souffle, et je commence par ce que je sais.',
      description: 'Mets un point devant les plus difficiles, et reviens-y à la fin.',
    },
  },
  {
    key: 'learning-slices',
    category: 'learning',
    en: {
      text: 'I slice my homework like a pizza: one piece, then the next.',
      description: 'Cover the rest with a sheet of paper. Get up and stretch between slices.',
    },
    fr: {
      text: 'Je découpe mes devoirs en parts, comme une pizza.',
      description: 'Cache le reste avec une feuille. Entre deux parts, lève-toi et étire-toi.',
    },
  },
  {
    key: 'learning-read-at-my-speed',
    category: 'learning',
    en: {
      text: 'I read at my own speed; the story waits for me.',
      description:
        'Follow with a finger or a ruler. Taking turns with someone counts as reading, too.',
    },
    fr: {
      text: 'Je lis à ma vitesse, l’histoire m’attend.',
      description:
        'Suis avec le doigt ou une règle. Lire à deux, une page chacun, c’est lire aussi.',
    },
  },
  {
    key: 'learning-crossed-out',
    category: 'learning',
    en: {
      text: 'A word I cross out is a word I’m learning.',
      description: 'Look at it once more, cover it, write it in the air with one finger.',
    },
    fr: {
      text: 'Un mot barré, c’est un mot que j’apprends.',
      description: 'Regarde-le encore une fois, cache-le, puis écris-le dans l’air avec un doigt.',
    },
  },
  {
    key: 'learning-ask-again',
    category: 'learning',
    en: {
      text: 'If I don’t understand, I can ask to hear it again.',
      description:
        'Try “Could you say that another way?” Chances are, somebody else is wondering, too.',
    },
    fr: {
      text: 'Si je n’ai pas compris, je peux redemander.',
      description:
        'Essaie : « Vous pouvez le dire autrement ? » D’autres se posent peut-être la même question.',
    },
  },
  {
    key: 'learning-slow-then-faster',
    category: 'learning',
    en: {
      text: 'Slow first, then faster: that’s how I practice.',
      description:
        'For a tune, a dance step or a tongue twister. Start so slowly that it makes you smile.',
    },
    fr: {
      text: 'D’abord lentement, puis un peu plus vite : c’est comme ça que je m’entraîne.',
      description:
        'Pour un morceau, un pas de danse, un virelangue. Commence si lentement que ça te fait sourire.',
    },
  },
  {
    key: 'learning-practice-shows',
    category: 'learning',
    en: {
      text: 'I kept trying, and now I can feel the difference.',
      description: 'Show someone how you do it now. What helped: a trick, a person, a break?',
    },
    fr: {
      text: 'À force d’essayer, ça vient, et je le sens.',
      description:
        'Montre à quelqu’un comment tu fais maintenant. D’où vient le progrès : d’une astuce, d’une personne, d’une pause ?',
    },
  },
  {
    key: 'learning-fingers',
    category: 'learning',
    en: {
      text: 'I count on my fingers, and they’re always with me.',
      description:
        'Buttons, beans and toes are fine, too. Count everything on the way to the door.',
    },
    fr: {
      text: 'Je compte sur mes doigts, ils sont toujours là.',
      description:
        'Les boutons, les haricots, les orteils, ça marche aussi. Compte tout, d’ici jusqu’à la porte.',
    },
  },
  {
    key: 'learning-crooked-scissors',
    category: 'learning',
    en: {
      text: 'My scissors go zigzag, and I keep cutting.',
      description: 'Keep the crooked pieces: hung in a row, they make a fine dragon.',
    },
    fr: {
      text: 'Mes ciseaux font des zigzags, et je continue.',
      description:
        'Garde les morceaux coupés de travers : mis bout à bout, ils font un beau dragon.',
    },
  },
  {
    key: 'learning-one-hallway',
    category: 'learning',
    en: {
      text: 'I get to know a new school one hallway at a time.',
      description:
        'This week: the way to the bathroom, the name of one adult, the quietest corner.',
    },
    fr: {
      text: 'Ma nouvelle école, je l’apprivoise un couloir à la fois.',
      description:
        'Cette semaine : le chemin des toilettes, le nom d’un adulte, le coin le plus calme.',
    },
  },
  {
    key: 'learning-what-i-will-find',
    category: 'learning',
    en: {
      text: 'This morning I don’t know yet what I’ll discover.',
      description:
        'At dinner, tell someone what it was. “An octopus has three hearts” is a very good answer.',
    },
    fr: {
      text: 'Ce matin, je ne sais pas encore ce que je vais découvrir.',
      description:
        'Ce soir, tu raconteras. Même « le mot girafe n’a qu’un f » est une bonne réponse.',
    },
  },
  {
    key: 'learning-reminders',
    category: 'learning',
    en: {
      text: 'I forget things sometimes, so I invent reminders.',
      description: 'A drawing on the door, a ribbon on the bag, a song with your list in it.',
    },
    fr: {
      text: 'Il m’arrive d’oublier, alors j’invente des astuces.',
      description:
        'Un dessin sur la porte, un ruban sur le cartable, une chanson avec toute la liste.',
    },
  },
  {
    key: 'learning-bored',
    category: 'learning',
    en: {
      text: 'When I’m bored, an idea may be on its way.',
      description: 'Give it five minutes to arrive. Lie on the floor; ideas sometimes come in low.',
    },
    fr: {
      text: 'Quand je m’ennuie, une idée est peut-être en route.',
      description:
        'Laisse-lui cinq minutes pour arriver. Allonge-toi par terre : certaines passent au ras du sol.',
    },
  },
  {
    key: 'learning-sleep-on-it',
    category: 'learning',
    en: {
      text: 'I close my notebook for tonight and look again tomorrow.',
      description:
        'Write tomorrow’s first step on a scrap of paper, so your head doesn’t have to hold it.',
    },
    fr: {
      text: 'La nuit porte conseil, je m’y remets demain.',
      description:
        'Note sur un bout de papier la première chose à faire demain : ta tête n’a plus à la garder.',
    },
  },
];
