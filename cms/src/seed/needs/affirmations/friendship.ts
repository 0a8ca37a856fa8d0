import type { SeedAffirmation } from '../../types.ts';

export const friendship: readonly SeedAffirmation[] = [
  {
    key: 'friendship-another-game',
    category: 'friendship',
    en: {
      text: 'Being left out hurts, and I can look for another game.',
      description:
        'Look for someone who is swinging, drawing or digging. If it happens a lot, tell a grown-up.',
    },
    fr: {
      text: 'Quand on ne veut pas de moi, ça fait mal, et je peux chercher un autre jeu.',
      description:
        'Repère quelqu’un qui dessine, qui creuse, qui saute à la corde. Si ça arrive souvent, dis-le à un adulte.',
    },
  },
  {
    key: 'friendship-keep-telling',
    category: 'friendship',
    en: {
      text: 'Nobody is allowed to hurt me, and I keep telling until someone helps.',
      description:
        'Say who, where and how often. If the first grown-up doesn’t help, tell another.',
    },
    fr: {
      text: 'Personne n’a le droit de me faire du mal, et j’en parle jusqu’à ce qu’on m’aide.',
      description:
        'Dis qui, où et combien de fois. Si le premier adulte n’aide pas, parles-en à un autre.',
    },
  },
  {
    key: 'friendship-seat',
    category: 'friendship',
    en: {
      text: 'I can ask, “Is this seat taken?”',
      description: 'For the cafeteria and the bus. If it is, the next seat is a new chance.',
    },
    fr: {
      text: 'Je peux demander : « La place est libre ? »',
      description:
        'Pour la cantine et le car. Si elle est prise, la suivante est peut-être la bonne.',
    },
  },
  {
    key: 'friendship-walk-away',
    category: 'friendship',
    en: {
      text: 'I can walk away now and talk later.',
      description: 'Say “I’ll be back,” so the other person knows. Then go and count some clouds.',
    },
    fr: {
      text: 'Je m’éloigne un moment, et on en reparle après.',
      description: 'Dis « je reviens », pour que l’autre le sache. Puis va compter les nuages.',
    },
  },
  {
    key: 'friendship-two-sides',
    category: 'friendship',
    en: {
      text: 'There’s my side and your side, and I want to hear both.',
      description:
        'Each of you tells the story without “you always.” Two minutes each, no interrupting.',
    },
    fr: {
      text: 'Il y a ta version et la mienne, et je veux bien entendre les deux.',
      description:
        'Chacun raconte, sans dire « tu fais toujours ça ». Deux minutes chacun, et on ne se coupe pas la parole.',
    },
  },
  {
    key: 'friendship-first-step',
    category: 'friendship',
    en: {
      text: 'I can take the first step toward making up.',
      description: 'A step can be a drawing, a chip from your bag or “Want to play again?”',
    },
    fr: {
      text: 'Je peux faire le premier pas vers toi.',
      description: 'Un dessin, la moitié du goûter ou « on rejoue ? », et le pas est fait.',
    },
  },
  {
    key: 'friendship-squabble',
    category: 'friendship',
    en: {
      text: 'We squabble, we make up, and we’re still family.',
      description:
        'After a fight over the window seat, look for something that makes you both laugh.',
    },
    fr: {
      text: 'On se chamaille, on se réconcilie, on reste une famille.',
      description:
        'Après une bagarre pour la télécommande, cherche une chose qui vous fait rire tous les deux.',
    },
  },
  {
    key: 'friendship-room-for-others',
    category: 'friendship',
    en: {
      text: 'My friend can have other friends, and so can I.',
      description: 'For the day your best friend plays with someone else. Ask, “Can I play, too?”',
    },
    fr: {
      text: 'Entre nous, il y a de la place pour d’autres amitiés.',
      description:
        'Pour le jour où la personne avec qui tu joues d’habitude joue avec quelqu’un d’autre. Demande : « Je peux venir aussi ? »',
    },
  },
  {
    key: 'friendship-hooray',
    category: 'friendship',
    en: {
      text: 'When things go well for you, I say hooray.',
      description: 'Cheer, clap, do a little dance. Good news grows when there are two of you.',
    },
    fr: {
      text: 'Quand ça marche pour toi, je crie youpi.',
      description:
        'Applaudis, danse, saute sur place. À deux, une bonne nouvelle est encore meilleure.',
    },
  },
  {
    key: 'friendship-good-game',
    category: 'friendship',
    en: {
      text: 'Win or lose, I say “good game.”',
      description: 'Shake hands first, then be as happy or as mad as you like.',
    },
    fr: {
      text: 'Que je gagne ou que je perde, je dis « bien joué ».',
      description: 'On se serre la main d’abord. Après, tu peux sauter de joie ou ronchonner.',
    },
  },
  {
    key: 'friendship-our-game',
    category: 'friendship',
    en: {
      text: 'Your idea and my idea make our game.',
      description: 'You want to play store, they want to play dragons? A dragon goes shopping.',
    },
    fr: {
      text: 'Ton idée plus la mienne, ça fait notre jeu.',
      description:
        'Tu veux jouer à la marchande, et l’autre au dragon ? Le dragon vient faire ses courses.',
    },
  },
  {
    key: 'friendship-rumor',
    category: 'friendship',
    en: {
      text: 'When a rumor reaches me, it can stop with me.',
      description: 'Try “I’d rather ask her myself,” and change the subject.',
    },
    fr: {
      text: 'Quand une rumeur arrive jusqu’à moi, elle peut s’arrêter là.',
      description: 'Essaie : « Je préfère lui demander », et change de sujet.',
    },
  },
  {
    key: 'friendship-who-i-call',
    category: 'friendship',
    en: {
      text: 'I know who I can turn to when I need someone.',
      description:
        'Trace your hand. On each finger, draw someone or write a name, grown-ups included. One or two are enough.',
    },
    fr: {
      text: 'Je sais vers qui me tourner quand ça ne va pas.',
      description:
        'Trace le contour de ta main, puis dessine une personne par doigt, ou écris son nom : des enfants, des adultes. Une ou deux suffisent.',
    },
  },
  {
    key: 'friendship-good-for-me',
    category: 'friendship',
    en: {
      text: 'I spend my time with people who are good to me.',
      description:
        'After you’ve been with someone, check: does your heart feel lighter or heavier?',
    },
    fr: {
      text: 'Je passe du temps avec les gens qui me font du bien.',
      description:
        'Après un moment ensemble, demande-toi : mon cœur est-il plus léger, ou plus lourd ?',
    },
  },
];
