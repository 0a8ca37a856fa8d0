import type { Tags } from '../schema.ts';

export const kindness: readonly Tags[] = [
  {
    key: 'kindness-good-words',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning', 'before-school'],
    skill: 'relationship-skills',
    picture: {
      icon: 'speech-balloon',
      alt: { en: 'a speech bubble', fr: 'une bulle de dialogue' },
    },
    keywords: {
      en: 'nice, kind words, circle time, being nice',
      fr: 'gentil, gentille, mots doux, regroupement',
    },
  },
  {
    key: 'kindness-to-myself',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'sadness'],
    skill: 'self-awareness',
    picture: {
      icon: 'sparkling-heart',
      alt: { en: 'a sparkling heart', fr: 'un cœur qui brille' },
    },
    keywords: {
      en: 'inner voice, self-esteem, stupid, mistake, I messed up, I got it wrong, dumb, I’m not smart, I’m a failure, confidence, insecure, worthless, I hate myself, I hate my life, everybody hates me',
      fr: 'petite voix, je suis nul, je suis nulle, erreur, je me suis trompé, je suis bête, débile, confiance, confiance en soi, je ne vaux rien, estime de soi, je me déteste, je voudrais être quelqu’un d’autre, tout le monde me déteste',
    },
  },
  {
    key: 'kindness-smile',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning', 'before-school'],
    skill: 'social-awareness',
    picture: {
      icon: 'grinning-face-with-big-eyes',
      alt: { en: 'a big smile', fr: 'un grand sourire' },
    },
    keywords: {
      en: 'smile, happy, greeting, joy, laugh, funny',
      fr: 'sourire, joie, heureux, heureuse, rire, rigoler',
    },
  },
  {
    key: 'kindness-listen',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['after-a-quarrel'],
    skill: 'social-awareness',
    picture: { icon: 'ear', alt: { en: 'an ear', fr: 'une oreille' } },
    keywords: {
      en: 'listen, argument, interrupt',
      fr: 'écouter, couper la parole, dispute',
    },
  },
  {
    key: 'kindness-mend',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['after-a-quarrel'],
    skill: 'relationship-skills',
    picture: { icon: 'adhesive-bandage', alt: { en: 'a bandage', fr: 'un pansement' } },
    keywords: {
      en: 'apologize, make up, trouble, guilty, ashamed, my fault, I did something bad, in trouble, punished, yelled at, scolded',
      fr: 'pardon, excuses, réconciliation, s’excuser, désolé, désolée, honte, coupable, c’est ma faute, j’ai fait une bêtise, puni, punie, punition, grondé, on m’a grondé',
    },
  },
  {
    key: 'kindness-small-creatures',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning'],
    skill: 'social-awareness',
    picture: { icon: 'beetle', alt: { en: 'a beetle', fr: 'un scarabée' } },
    keywords: {
      en: 'bug, insect, animals, nature, bugs',
      fr: 'insecte, bête, animaux, nature, bestioles',
    },
  },
  {
    key: 'kindness-share',
    ages: ['4-5', '6-8'],
    moments: ['after-a-quarrel'],
    skill: 'relationship-skills',
    picture: { icon: 'cookie', alt: { en: 'a cookie', fr: 'un biscuit' } },
    keywords: {
      en: 'toys, mine, playdate, sharing',
      fr: 'jouets, c’est à moi, prêter',
    },
  },
  {
    key: 'kindness-thank-you',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime', 'success'],
    skill: 'relationship-skills',
    picture: { icon: 'baguette-bread', alt: { en: 'a loaf of bread', fr: 'une baguette de pain' } },
    keywords: {
      en: 'thanks, gratitude, manners, dinner, thankful',
      fr: 'merci, politesse, repas, gratitude, dire merci',
    },
  },
  {
    key: 'kindness-lend-a-hand',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['before-school'],
    skill: 'social-awareness',
    picture: { icon: 'gloves', alt: { en: 'a glove', fr: 'un gant' } },
    keywords: {
      en: 'help others, notice, helper, helping, chores',
      fr: 'aider, rendre service, coup de main',
    },
  },
  {
    key: 'kindness-forgive',
    ages: ['6-8', '9-11'],
    moments: ['after-a-quarrel', 'anger'],
    skill: 'relationship-skills',
    picture: { icon: 'hourglass-not-done', alt: { en: 'an hourglass', fr: 'un sablier' } },
    keywords: {
      en: 'forgive, grudge, hurt feelings',
      fr: 'pardonner, rancune, peine',
    },
  },
  {
    key: 'kindness-earth',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning'],
    skill: 'responsible-decision-making',
    picture: {
      icon: 'globe-showing-americas',
      alt: { en: 'planet Earth', fr: 'la planète Terre' },
    },
    keywords: {
      en: 'planet, nature, recycling, animals, climate change, pollution',
      fr: 'planète, nature, tri, animaux, climat, pollution',
    },
  },
  {
    key: 'kindness-rest',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime', 'sadness'],
    skill: 'self-management',
    picture: {
      icon: 'couch-and-lamp',
      alt: { en: 'a couch and a lamp', fr: 'un canapé et une lampe' },
    },
    keywords: {
      en: 'rest, nap, cozy, tired, exhausted, no energy, sleepy, sick, fever, ill, hospital',
      fr: 'repos, sieste, couette, fatigue, fatiguée, épuisé, crevé, malade, fièvre, maladie, hôpital',
    },
  },
  {
    key: 'kindness-before-i-speak',
    ages: ['6-8', '9-11'],
    moments: ['after-a-quarrel', 'anger'],
    skill: 'responsible-decision-making',
    picture: {
      icon: 'zipper-mouth-face',
      alt: { en: 'a face with a zipped mouth', fr: 'un visage à la bouche cousue' },
    },
    keywords: {
      en: 'think first, words, blurt out, gossip, rumor, behind my back, being nice',
      fr: 'réfléchir, mots, gros mots, rumeur, ragots, dans mon dos, gentil, gentille',
    },
  },
  {
    key: 'kindness-surprise',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning', 'success'],
    skill: 'social-awareness',
    picture: { icon: 'wrapped-gift', alt: { en: 'a wrapped present', fr: 'un cadeau emballé' } },
    keywords: {
      en: 'gift, present, birthday',
      fr: 'cadeau, anniversaire, fête',
    },
  },
  {
    key: 'kindness-stay-close',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['sadness'],
    skill: 'social-awareness',
    picture: { icon: 'penguin', alt: { en: 'a penguin', fr: 'un manchot' } },
    keywords: {
      en: 'comfort, a friend is sad, crying',
      fr: 'consoler, réconforter, chagrin',
    },
  },
  {
    key: 'kindness-my-hands',
    ages: ['4-5', '6-8'],
    moments: ['after-a-quarrel', 'anger'],
    skill: 'self-management',
    picture: { icon: 'open-hands', alt: { en: 'two open hands', fr: 'deux mains ouvertes' } },
    keywords: {
      en: 'hands, help, build, hitting, biting, pushing, kicking, helping, helper, chores',
      fr: 'mains, aider, construire, taper, mordre, pousser, frapper, rendre service, coup de main',
    },
  },
  {
    key: 'kindness-seeds',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime'],
    skill: 'social-awareness',
    picture: { icon: 'seedling', alt: { en: 'a seedling', fr: 'une jeune pousse' } },
    keywords: {
      en: 'good deed, garden, grow, being nice',
      fr: 'bonne action, jardin, pousser, gentille',
    },
  },
  {
    key: 'kindness-missing-someone',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime', 'sadness'],
    skill: 'self-management',
    picture: {
      icon: 'framed-picture',
      alt: { en: 'a framed picture', fr: 'un tableau dans son cadre' },
    },
    keywords: {
      en: 'photo, gone, memory, goodbye, I miss mommy, I miss daddy, death, died, grief, funeral, pet, my dog died, my cat died, grandma, grandpa, grandparents, my friend moved away, far away, daddy is away',
      fr: 'photo, parti, souvenir, au revoir, maman me manque, papa me manque, séparation, mort, deuil, il est mort, elle est morte, enterrement, mon chien est mort, mon chat est mort, animal, mamie, papi, grand-mère, grand-père, ma copine a déménagé, mon copain me manque, ami qui habite loin, maman est partie',
    },
  },
  {
    key: 'kindness-growing-family',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['sadness', 'something-new'],
    skill: 'self-awareness',
    picture: { icon: 'baby-bottle', alt: { en: 'a baby bottle', fr: 'un biberon' } },
    keywords: {
      en: 'big sister, big brother, pregnant, stepmom, stepdad, stepbrother, new baby, sibling, jealous, jealousy, envy, adopted, foster family',
      fr: 'grande sœur, grand frère, enceinte, belle-mère, beau-père, famille recomposée, bébé, petit frère, petite sœur, naissance, se chamailler, jaloux, jalouse, jalousie, adopté, adoptée, famille d’accueil',
    },
  },
  {
    key: 'kindness-someone-smaller',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning', 'anger'],
    skill: 'social-awareness',
    picture: {
      icon: 'hatching-chick',
      alt: { en: 'a chick hatching', fr: 'un poussin qui sort de l’œuf' },
    },
    keywords: {
      en: 'patient, baby, little ones, new baby, baby brother, baby sister, wait, waiting, impatient, patience',
      fr: 'patience, bébé, les petits, petit frère, petite sœur, naissance, attendre, impatient, impatiente',
    },
  },
  {
    key: 'kindness-curious-first',
    ages: ['6-8', '9-11'],
    moments: ['before-school', 'something-new'],
    skill: 'social-awareness',
    picture: {
      icon: 'magnifying-glass-tilted-left',
      alt: { en: 'a magnifying glass', fr: 'une loupe' },
    },
    keywords: {
      en: 'respect, new kid, foreign, why, question',
      fr: 'respect, étranger, nouveau, curieux, curieuse, pourquoi',
    },
  },
  {
    key: 'kindness-before-i-send',
    ages: ['9-11'],
    moments: ['after-a-quarrel', 'anger'],
    skill: 'responsible-decision-making',
    picture: { icon: 'mobile-phone', alt: { en: 'a cell phone', fr: 'un téléphone portable' } },
    keywords: {
      en: 'text, comment, chat, phone, group chat, social media, online, gossip, rumor, behind my back',
      fr: 'message, commentaire, discussion, téléphone, réseaux sociaux, internet, rumeur, ragots, dans mon dos',
    },
  },
  {
    key: 'kindness-give-time',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['tests'],
    skill: 'social-awareness',
    picture: { icon: 'sloth', alt: { en: 'a sloth', fr: 'un paresseux' } },
    keywords: {
      en: 'slow, patient, reading aloud, wait, waiting, impatient, patience',
      fr: 'lent, patience, lecture à voix haute, attendre, impatient, impatiente',
    },
  },
  {
    key: 'kindness-help-at-home',
    ages: ['4-5', '6-8'],
    moments: ['morning'],
    skill: 'relationship-skills',
    picture: { icon: 'broom', alt: { en: 'a broom', fr: 'un balai' } },
    keywords: {
      en: 'chores, clean up, tidy, helping, helper',
      fr: 'ranger, ménage, mettre la table, aider, rendre service, coup de main',
    },
  },
  {
    key: 'kindness-gentle-hands',
    ages: ['4-5', '6-8'],
    moments: ['anger'],
    skill: 'self-management',
    picture: { icon: 'cat-face', alt: { en: 'a cat’s face', fr: 'une tête de chat' } },
    keywords: {
      en: 'pet, soft, animals, hitting, biting, pushing, kicking',
      fr: 'caresser, douceur, animaux, taper, mordre, pousser, frapper',
    },
  },
  {
    key: 'kindness-grumpy-morning',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning', 'anger'],
    skill: 'self-management',
    picture: { icon: 'bear', alt: { en: 'a bear', fr: 'un ours' } },
    keywords: {
      en: 'wrong side of the bed, cranky, breakfast, morning, wake up, get up, bad mood',
      fr: 'pied gauche, ronchon, petit déjeuner, matin, se lever, réveil, mauvaise humeur, bouder',
    },
  },
  {
    key: 'kindness-good-night-thought',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime'],
    skill: 'social-awareness',
    picture: {
      icon: 'love-letter',
      alt: { en: 'a letter with a heart', fr: 'une lettre avec un cœur' },
    },
    keywords: {
      en: 'good night, prayer, thinking of you',
      fr: 'bonne nuit, je pense à toi, soir',
    },
  },
  {
    key: 'kindness-stand-beside',
    ages: ['6-8', '9-11'],
    moments: ['after-a-quarrel', 'sadness'],
    skill: 'social-awareness',
    picture: { icon: 'shield', alt: { en: 'a shield', fr: 'un bouclier' } },
    keywords: {
      en: 'stand up, witness, protect, bully, bullied, bullying, mean kids, teasing, made fun of, mean words, name-calling, insult, racism, skin color, another country',
      fr: 'défendre, témoin, protéger, harcèlement, on m’embête, on me tape, méchants, moquerie, on se moque de moi, insulte, on me traite, racisme, couleur de peau, un autre pays',
    },
  },
  {
    key: 'kindness-well-done',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['success'],
    skill: 'social-awareness',
    picture: {
      icon: 'clapping-hands',
      alt: { en: 'clapping hands', fr: 'des mains qui applaudissent' },
    },
    keywords: {
      en: 'congratulations, praise, applause, compliment',
      fr: 'félicitations, compliment, applaudir',
    },
  },
  {
    key: 'kindness-being-ill',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime', 'worry', 'sadness'],
    skill: 'self-management',
    picture: {
      icon: 'face-with-thermometer',
      alt: { en: 'a face with a thermometer', fr: 'un visage avec un thermomètre' },
    },
    keywords: {
      en: 'cold, medicine, stay in bed, tummy ache, stomachache, my belly hurts, fever, ill, hospital',
      fr: 'rhume, médicament, rester au lit, mal au ventre, j’ai mal au ventre, fièvre, maladie, hôpital',
    },
  },
  {
    key: 'kindness-forgive-myself',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime', 'after-a-quarrel', 'sadness'],
    skill: 'self-management',
    picture: {
      icon: 'mending-heart',
      alt: { en: 'a bandaged heart', fr: 'un cœur avec un pansement' },
    },
    keywords: {
      en: 'I did something bad, regret, bad kid, sorry, apologize, say sorry, guilty, ashamed, my fault, in trouble, punished, yelled at, scolded, grudge',
      fr: 'j’ai fait une bêtise, regret, méchant, pardon, s’excuser, désolé, désolée, honte, coupable, c’est ma faute, puni, punie, punition, grondé, rancune',
    },
  },
];
