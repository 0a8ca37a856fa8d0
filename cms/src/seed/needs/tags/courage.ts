import type { Tags } from '../schema.ts';

export const courage: readonly Tags[] = [
  {
    key: 'courage-hard-things',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['tests', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'ladder', alt: { en: 'a ladder', fr: 'une échelle' } },
    keywords: {
      en: 'brave, difficult, step by step, I can’t do it, too hard, give up, frustrated, impossible, something new, first time, trying new things, bravery, be brave',
      fr: 'oser, difficile, petit à petit, j’y arrive pas, je n’y arrive pas, trop dur, abandonner, quelque chose de nouveau, première fois, nouveauté, courageux, courageuse',
    },
  },
  {
    key: 'courage-start-again',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['morning', 'tests', 'anger'],
    skill: 'self-management',
    picture: { icon: 'brick', alt: { en: 'a brick wall', fr: 'un mur de briques' } },
    keywords: {
      en: 'try again, fell down, start over, mistake, I messed up, I got it wrong, I can’t do it, too hard, give up, frustrated, impossible, bad day, terrible day, worst day',
      fr: 'réessayer, tout est tombé, recommencer, erreur, je me suis trompé, j’y arrive pas, je n’y arrive pas, trop dur, trop difficile, abandonner, mauvaise journée, sale journée, tout va mal',
    },
  },
  {
    key: 'courage-fear-and-bravery',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['worry', 'something-new'],
    skill: 'self-awareness',
    picture: {
      icon: 'performing-arts',
      alt: { en: 'two masks, one happy and one sad', fr: 'deux masques, l’un gai, l’autre triste' },
    },
    keywords: {
      en: 'brave, basement, pool, afraid, fear, I’m scared, frightened, thunder, storm, lightning, swimming, bike, slide, bravery, be brave',
      fr: 'cave, piscine, oser, j’ai peur, la trouille, effrayé, effrayée, ça me fait peur, orage, tonnerre, tempête, nager, vélo, toboggan, courageux, courageuse',
    },
  },
  {
    key: 'courage-tiny-bites',
    ages: ['4-5', '6-8'],
    moments: ['something-new'],
    skill: 'responsible-decision-making',
    picture: { icon: 'broccoli', alt: { en: 'a piece of broccoli', fr: 'un brocoli' } },
    keywords: {
      en: 'dinner, vegetables, yucky, picky eater, new food, something new, first time, trying new things',
      fr: 'repas, légumes, beurk, manger, j’aime pas ça, quelque chose de nouveau, première fois, nouveauté',
    },
  },
  {
    key: 'courage-ask-for-help',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['tests', 'worry'],
    skill: 'relationship-skills',
    picture: { icon: 'ring-buoy', alt: { en: 'a life ring', fr: 'une bouée' } },
    keywords: {
      en: 'help, I need help, stuck, bully, bullied, bullying, mean kids, I’m lost, lost in the store, brave, bravery, be brave, I want to die, I want to disappear, hurt myself, self-harm',
      fr: 'aide, aider, au secours, harcèlement, on m’embête, on me tape, méchants, je suis perdu, je suis perdue, où est maman, j’ai besoin d’aide, bloqué, courageux, courageuse, oser, envie de mourir, je veux disparaître, me faire du mal, plus envie de vivre',
    },
  },
  {
    key: 'courage-truth',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['after-a-quarrel', 'worry'],
    skill: 'responsible-decision-making',
    picture: { icon: 'amphora', alt: { en: 'a vase', fr: 'un vase' } },
    keywords: {
      en: 'honest, broke it, confess, guilty, ashamed, my fault, I did something bad, lie, lying, in trouble, punished, yelled at, scolded',
      fr: 'honnête, cassé, avouer, honte, coupable, c’est ma faute, j’ai fait une bêtise, mentir, mensonge, puni, punie, punition, grondé',
    },
  },
  {
    key: 'courage-speak-up',
    ages: ['6-8', '9-11'],
    moments: ['after-a-quarrel', 'anger'],
    skill: 'relationship-skills',
    picture: { icon: 'balance-scale', alt: { en: 'a pair of scales', fr: 'une balance' } },
    keywords: {
      en: 'justice, disagree, stand up, not fair, injustice, racism, skin color, another country',
      fr: 'justice, pas d’accord, oser dire, c’est pas juste, injustice, racisme, couleur de peau, un autre pays',
    },
  },
  {
    key: 'courage-fast-heart',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'worry', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'drum', alt: { en: 'a drum', fr: 'un tambour' } },
    keywords: {
      en: 'race, recital, competition, presentation, stage fright, speech, class play, performance',
      fr: 'course, poésie, compétition, exposé, trac, spectacle, parler devant la classe',
    },
  },
  {
    key: 'courage-goodbye',
    ages: ['4-5', '6-8'],
    moments: ['before-school', 'bedtime', 'sadness'],
    skill: 'self-management',
    picture: { icon: 'waving-hand', alt: { en: 'a waving hand', fr: 'une main qui fait coucou' } },
    keywords: {
      en: 'daycare, preschool, drop-off, I miss mommy, I miss daddy, homesick, sleepover, camp, I want to go home, kindergarten, daddy is away, love',
      fr: 'maternelle, nounou, garderie, maman me manque, papa me manque, séparation, colo, classe verte, dormir ailleurs, loin de la maison, crèche, papa est parti, maman est partie',
    },
  },
  {
    key: 'courage-dark',
    ages: ['4-5', '6-8'],
    moments: ['bedtime', 'worry'],
    skill: 'self-management',
    picture: { icon: 'flashlight', alt: { en: 'a flashlight', fr: 'une lampe de poche' } },
    keywords: {
      en: 'lights out, lamp, shadow, afraid of the dark, nightlight, nightmare, bad dream, scary dream, monster, ghost, under the bed',
      fr: 'éteindre, veilleuse, ombre, peur du noir, cauchemar, mauvais rêve, j’ai fait un cauchemar, monstre, fantôme, sous le lit, sorcière',
    },
  },
  {
    key: 'courage-losing',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['sadness', 'anger'],
    skill: 'self-management',
    picture: { icon: 'game-die', alt: { en: 'a die', fr: 'un dé' } },
    keywords: {
      en: 'board game, cheating, sore loser, losing, lost the game',
      fr: 'jeu de société, tricher, mauvais perdant, j’ai perdu',
    },
  },
  {
    key: 'courage-another-way',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'anger'],
    skill: 'responsible-decision-making',
    picture: { icon: 'world-map', alt: { en: 'a map', fr: 'une carte du monde' } },
    keywords: {
      en: 'solution, puzzle, problem, disappointed, canceled, change of plans',
      fr: 'solution, casse-tête, problème, déçu, déçue, annulé, déception, dégoûté',
    },
  },
  {
    key: 'courage-hard-days',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime', 'sadness'],
    skill: 'self-management',
    picture: {
      icon: 'sunset',
      alt: { en: 'a sunset over a city', fr: 'un coucher de soleil sur la ville' },
    },
    keywords: {
      en: 'terrible day, everything went wrong, disappointed, canceled, change of plans, bad day, worst day',
      fr: 'sale journée, tout va mal, déçu, déçue, annulé, déception, dégoûté',
    },
  },
  {
    key: 'courage-lion',
    ages: ['4-5', '6-8'],
    moments: ['morning', 'anger'],
    skill: 'self-awareness',
    picture: { icon: 'lion', alt: { en: 'a lion', fr: 'un lion' } },
    keywords: {
      en: 'roar, strong, animals, brave, bravery, be brave',
      fr: 'rugir, fort, animaux, courageux, courageuse, oser',
    },
  },
  {
    key: 'courage-what-happens-next',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['worry', 'something-new'],
    skill: 'relationship-skills',
    picture: { icon: 'stethoscope', alt: { en: 'a stethoscope', fr: 'un stéthoscope' } },
    keywords: {
      en: 'trip, appointment, I don’t know, doctor, dentist, shot, needle, vaccine, lockdown drill, fire drill, alarm, road trip, flying, long drive, substitute, substitute teacher',
      fr: 'voyage, rendez-vous, je ne sais pas, docteur, médecin, dentiste, piqûre, vaccin, exercice d’évacuation, alerte, confinement, prendre l’avion, long trajet, remplaçante, remplaçant',
    },
  },
  {
    key: 'courage-tears',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['sadness'],
    skill: 'self-management',
    picture: { icon: 'droplet', alt: { en: 'a drop', fr: 'une goutte' } },
    keywords: {
      en: 'hurt, fell down, tissue, sad, sadness, unhappy, feeling down, cry, crying, death, died, grief, funeral, someone died',
      fr: 'mouchoir, tomber, bobo, triste, tristesse, chagrin, malheureux, malheureuse, pleurer, je pleure, mort, deuil, il est mort, elle est morte, enterrement',
    },
  },
  {
    key: 'courage-do-my-part',
    ages: ['6-8', '9-11'],
    moments: ['morning', 'worry'],
    skill: 'responsible-decision-making',
    picture: { icon: 'bird', alt: { en: 'a red bird', fr: 'un oiseau rouge' } },
    keywords: {
      en: 'hummingbird, planet, animals, climate change, pollution, nature',
      fr: 'colibri, planète, animaux, climat, pollution, nature',
    },
  },
  {
    key: 'courage-bad-dream',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['bedtime', 'worry'],
    skill: 'self-management',
    picture: { icon: 'bed', alt: { en: 'a bed', fr: 'un lit' } },
    keywords: {
      en: 'woke up, night, crying at night, afraid, scared, fear, frightened, dark, afraid of the dark, nightlight, nightmare, bad dream, scary dream, monster, ghost, under the bed',
      fr: 'réveil, nuit, pleurer la nuit, peur, j’ai peur, la trouille, effrayé, effrayée, ça me fait peur, noir, peur du noir, veilleuse, cauchemar, j’ai fait un cauchemar, monstre, fantôme, sous le lit, sorcière',
    },
  },
  {
    key: 'courage-monster-pajamas',
    ages: ['4-5', '6-8'],
    moments: ['bedtime', 'worry'],
    skill: 'self-management',
    picture: { icon: 'alien-monster', alt: { en: 'a little monster', fr: 'un petit monstre' } },
    keywords: {
      en: 'monster, witch, wolf, closet, afraid, scared, fear, I’m scared, frightened, dark, afraid of the dark, nightlight, nightmare, bad dream, scary dream, ghost, under the bed',
      fr: 'monstre, sorcière, loup, sous le lit, j’ai peur, la trouille, effrayé, effrayée, ça me fait peur, noir, peur du noir, veilleuse, cauchemar, mauvais rêve, fantôme',
    },
  },
  {
    key: 'courage-thunder',
    ages: ['4-5', '6-8'],
    moments: ['bedtime', 'worry'],
    skill: 'self-management',
    picture: {
      icon: 'cloud-with-lightning-and-rain',
      alt: { en: 'a storm cloud', fr: 'un nuage d’orage' },
    },
    keywords: {
      en: 'loud noise, wind, fireworks, afraid, scared, fear, I’m scared, frightened, thunder, lightning',
      fr: 'bruit, vent, feu d’artifice, peur, j’ai peur, la trouille, effrayé, effrayée, ça me fait peur, tonnerre, tempête',
    },
  },
  {
    key: 'courage-first-day',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['before-school', 'worry', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'school', alt: { en: 'a school', fr: 'une école' } },
    keywords: {
      en: 'back to school, new teacher, new grade, first day of school, new class, I don’t want to go to school, kindergarten, preschool, daycare, middle school, changing schools, substitute',
      fr: 'nouvelle maîtresse, nouveau maître, CP, premier jour, nouvelle école, nouvelle classe, je ne veux pas aller à l’école, maternelle, crèche, nounou, collège, sixième, changer d’école, remplaçante, remplaçant',
    },
  },
  {
    key: 'courage-squeeze-a-hand',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['worry'],
    skill: 'self-management',
    picture: {
      icon: 'handshake',
      alt: { en: 'two hands holding each other', fr: 'deux mains qui se tiennent' },
    },
    keywords: {
      en: 'blood test, splinter, ouch, doctor, dentist, shot, needle, vaccine',
      fr: 'prise de sang, écharde, ça fait mal, docteur, médecin, dentiste, piqûre, vaccin',
    },
  },
  {
    key: 'courage-friendly-face',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'worry', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'microphone', alt: { en: 'a microphone', fr: 'un micro' } },
    keywords: {
      en: 'audience, play, show and tell, presentation, stage fright, speech, class play, performance',
      fr: 'public, théâtre, devant tout le monde, exposé, trac, spectacle, poésie, parler devant la classe',
    },
  },
  {
    key: 'courage-one-grade',
    ages: ['6-8', '9-11'],
    moments: ['tests', 'sadness'],
    skill: 'self-awareness',
    picture: { icon: 'clipboard', alt: { en: 'a clipboard', fr: 'un porte-bloc' } },
    keywords: {
      en: 'report card, failed, red pen, exam, quiz, pop quiz, bad grade, fail, flunk',
      fr: 'bulletin, raté, zéro, contrôle, évaluation, examen, interro, dictée, mauvaise note, j’ai tout raté',
    },
  },
  {
    key: 'courage-no-to-a-friend',
    ages: ['6-8', '9-11'],
    moments: ['after-a-quarrel', 'anger'],
    skill: 'relationship-skills',
    picture: {
      icon: 'head-shaking-horizontally',
      alt: { en: 'a head shaking no', fr: 'une tête qui fait non' },
    },
    keywords: {
      en: 'dare, made me do it, everyone does it, peer pressure, saying no',
      fr: 'défi, cap ou pas cap, tout le monde le fait, ils m’ont forcé',
    },
  },
  {
    key: 'courage-new-home',
    ages: ['4-5', '6-8', '9-11'],
    moments: ['sadness', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'package', alt: { en: 'a cardboard box', fr: 'un carton' } },
    keywords: {
      en: 'boxes, new house, new room, moving, we’re moving',
      fr: 'cartons, nouvelle maison, nouvelle chambre, déménager, déménagement, on déménage',
    },
  },
  {
    key: 'courage-homesick',
    ages: ['6-8', '9-11'],
    moments: ['bedtime', 'sadness', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'tent', alt: { en: 'a tent', fr: 'une tente' } },
    keywords: {
      en: 'vacation, overnight, grandma’s house, homesick, sleepover, camp, I want to go home',
      fr: 'colo, nuit ailleurs, chez mamie, classe verte, dormir ailleurs, loin de la maison',
    },
  },
  {
    key: 'courage-watch-first',
    ages: ['4-5', '6-8'],
    moments: ['before-school', 'something-new'],
    skill: 'self-management',
    picture: { icon: 'eyes', alt: { en: 'two eyes', fr: 'deux yeux' } },
    keywords: {
      en: 'birthday party, new place, join in, shy, shyness, embarrassed, too quiet, something new, first time, trying new things, crowd',
      fr: 'fête d’anniversaire, pas envie d’y aller, se joindre, timide, timidité, gêné, intimidé, quelque chose de nouveau, première fois, nouveauté, trop de monde',
    },
  },
  {
    key: 'courage-up-to-my-knees',
    ages: ['4-5', '6-8'],
    moments: ['something-new', 'success'],
    skill: 'self-management',
    picture: {
      icon: 'person-swimming',
      alt: { en: 'someone swimming', fr: 'une personne qui nage' },
    },
    keywords: {
      en: 'bike, balance, sports, swimming, pool, slide',
      fr: 'vélo, équilibre, sport, piscine, nager, toboggan',
    },
  },
  {
    key: 'courage-if-i-get-lost',
    ages: ['4-5', '6-8'],
    moments: ['worry', 'something-new'],
    skill: 'responsible-decision-making',
    picture: { icon: 'compass', alt: { en: 'a compass', fr: 'une boussole' } },
    keywords: {
      en: 'store, crowd, alone, I’m lost, lost in the store',
      fr: 'magasin, foule, où est maman, je suis perdu, je suis perdue',
    },
  },
  {
    key: 'courage-scary-news',
    ages: ['6-8', '9-11'],
    moments: ['bedtime', 'worry'],
    skill: 'responsible-decision-making',
    picture: { icon: 'television', alt: { en: 'a television', fr: 'une télévision' } },
    keywords: {
      en: 'pollution, the end of the world, TV, war, terrorism, climate change, planet, nature',
      fr: 'pollution, fin du monde, télé, guerre, attentat, actualité, climat, planète, nature',
    },
  },
];
