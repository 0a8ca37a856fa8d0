import type { Need } from './schema.ts';

/** What children and adults look for, in their words, and the affirmations that fit, the closest first. */
export const needs: readonly Need[] = [
  {
    key: 'afraid',
    words: {
      en: ['afraid', 'scared', 'fear', 'I’m scared', 'frightened', 'scared of spiders'],
      fr: ['peur', 'j’ai peur', 'la trouille', 'effrayé', 'effrayée', 'ça me fait peur'],
    },
    accepted: [
      'courage-fear-and-bravery',
      'courage-bad-dream',
      'courage-thunder',
      'courage-monster-pajamas',
      'courage-squeeze-a-hand',
      'courage-dark',
      'courage-hard-things',
      'courage-scary-news',
      'calm-ask-for-a-hug',
      'friendship-talk-about-it',
      'courage-what-happens-next',
      'friendship-who-i-call',
      'calm-breath',
      'calm-when-grown-ups-fight',
    ],
  },
  {
    key: 'dark',
    words: {
      en: ['dark', 'afraid of the dark', 'scared of the dark', 'nightlight'],
      fr: ['noir', 'peur du noir', 'veilleuse', 'peur de dormir'],
    },
    accepted: ['courage-dark', 'courage-bad-dream', 'courage-monster-pajamas'],
  },
  {
    key: 'nightmare',
    words: {
      en: ['nightmare', 'bad dream', 'scary dream'],
      fr: ['cauchemar', 'mauvais rêve', 'j’ai fait un cauchemar'],
    },
    accepted: ['courage-bad-dream', 'courage-monster-pajamas', 'courage-dark'],
  },
  {
    key: 'monster',
    words: {
      en: ['monster', 'ghost', 'under the bed'],
      fr: ['monstre', 'fantôme', 'sous le lit', 'sorcière'],
    },
    accepted: ['courage-monster-pajamas', 'courage-dark', 'courage-bad-dream'],
  },
  {
    key: 'storm',
    words: { en: ['thunder', 'storm', 'lightning'], fr: ['orage', 'tonnerre', 'tempête'] },
    accepted: ['courage-thunder', 'courage-fear-and-bravery', 'calm-anchor'],
  },
  {
    key: 'sleep',
    words: {
      en: ['sleep', 'can’t sleep', 'bedtime', 'going to bed', 'lights out'],
      fr: ['dormir', 'je n’arrive pas à dormir', 'coucher', 'dodo', 'sommeil'],
    },
    accepted: [
      'calm-sleep-will-come',
      'calm-day-is-done',
      'calm-breath',
      'calm-soft-body',
      'confidence-enough-for-today',
      'calm-three-good-things',
      'kindness-good-night-thought',
      'calm-worry-box',
      'calm-what-if',
      'learning-sleep-on-it',
      'calm-humming',
      'courage-dark',
      'courage-bad-dream',
      'courage-homesick',
    ],
  },
  {
    key: 'tired',
    words: {
      en: ['tired', 'exhausted', 'no energy', 'sleepy'],
      fr: ['fatigue', 'fatigué', 'fatiguée', 'épuisé', 'crevé'],
    },
    accepted: [
      'kindness-rest',
      'calm-do-nothing',
      'learning-breaks',
      'calm-sleep-will-come',
      'calm-stretch',
      'kindness-being-ill',
    ],
  },
  {
    key: 'goodbye',
    words: {
      en: ['goodbye', 'I miss mommy', 'I miss daddy'],
      fr: ['au revoir', 'maman me manque', 'papa me manque', 'séparation', 'triste maman partie'],
    },
    accepted: [
      'courage-goodbye',
      'kindness-missing-someone',
      'courage-homesick',
      'friendship-near-or-far',
      'confidence-both-homes',
      'courage-new-home',
    ],
  },
  {
    key: 'homesick',
    words: {
      en: ['homesick', 'sleepover', 'camp', 'I want to go home'],
      fr: ['colo', 'classe verte', 'dormir ailleurs', 'loin de la maison'],
    },
    accepted: ['courage-homesick', 'courage-goodbye', 'friendship-near-or-far'],
  },
  {
    key: 'first-day',
    words: {
      en: [
        'first day',
        'first day of school',
        'new school',
        'back to school',
        'new class',
        'new teacher',
      ],
      fr: ['rentrée', 'premier jour', 'nouvelle école', 'nouvelle classe', 'nouvelle maîtresse'],
    },
    accepted: [
      'courage-first-day',
      'learning-one-hallway',
      'confidence-place-for-me',
      'friendship-close-by',
      'friendship-seat',
      'friendship-hello',
    ],
  },
  {
    key: 'school',
    words: {
      en: [
        'school',
        'I don’t want to go to school',
        'scared of school',
        'I’m scared to go to school',
      ],
      fr: [
        'école',
        'je ne veux pas aller à l’école',
        'peur de l’école',
        'j’ai peur d’aller à l’école',
      ],
    },
    accepted: [
      'courage-first-day',
      'calm-knotted-tummy',
      'confidence-look-forward',
      'learning-one-hallway',
      'learning-what-i-will-find',
      'courage-goodbye',
      'confidence-my-languages',
      'calm-morning-rush',
      'friendship-seat',
      'friendship-close-by',
      'confidence-place-for-me',
    ],
  },
  {
    key: 'kindergarten',
    words: { en: ['kindergarten', 'preschool', 'daycare'], fr: ['maternelle', 'crèche', 'nounou'] },
    accepted: ['courage-goodbye', 'courage-first-day'],
  },
  {
    key: 'recess',
    words: { en: ['recess', 'playground'], fr: ['récré', 'récréation', 'cour de récré'] },
    accepted: [
      'friendship-another-game',
      'friendship-invite',
      'confidence-mean-words',
      'friendship-keep-telling',
      'kindness-stand-beside',
      'friendship-room-to-shine',
    ],
  },
  {
    key: 'lunch',
    words: {
      en: ['cafeteria', 'lunch', 'bus', 'who do I sit with'],
      fr: ['cantine', 'car scolaire', 'à côté de qui'],
    },
    accepted: ['friendship-seat', 'friendship-hello', 'calm-too-loud', 'kindness-curious-first'],
  },
  {
    key: 'test',
    words: {
      en: ['test', 'exam', 'quiz', 'pop quiz'],
      fr: ['contrôle', 'évaluation', 'examen', 'interro', 'dictée'],
    },
    accepted: [
      'calm-three-breaths',
      'learning-what-i-know-first',
      'courage-one-grade',
      'confidence-my-worth',
      'calm-knotted-tummy',
      'courage-fast-heart',
      'confidence-time-to-answer',
      'calm-ground',
      'learning-crossed-out',
    ],
  },
  {
    key: 'grade',
    words: {
      en: ['bad grade', 'report card', 'failed', 'fail', 'flunk'],
      fr: ['mauvaise note', 'note', 'bulletin', 'raté', 'j’ai tout raté'],
    },
    accepted: [
      'courage-one-grade',
      'confidence-my-worth',
      'learning-mistakes',
      'confidence-more-than-that',
      'confidence-not-smaller',
      'learning-yet',
      'learning-how-far',
    ],
  },
  {
    key: 'homework',
    words: { en: ['homework', 'too much homework'], fr: ['devoirs', 'trop de devoirs', 'leçons'] },
    accepted: [
      'learning-slices',
      'learning-breaks',
      'calm-first-this',
      'learning-sleep-on-it',
      'learning-many-ways',
      'confidence-more-than-that',
    ],
  },
  {
    key: 'reading',
    words: {
      en: ['reading', 'can’t read', 'dyslexia'],
      fr: ['lecture', 'lire', 'je ne sais pas lire', 'dyslexie'],
    },
    accepted: [
      'learning-read-at-my-speed',
      'learning-yet',
      'learning-books',
      'kindness-give-time',
      'confidence-own-pace',
    ],
  },
  {
    key: 'writing',
    words: {
      en: ['spelling', 'handwriting', 'writing'],
      fr: ['orthographe', 'écriture', 'écrire'],
    },
    accepted: ['learning-crossed-out', 'learning-begin', 'learning-yet', 'learning-imagination'],
  },
  {
    key: 'math',
    words: {
      en: ['math', 'numbers', 'times tables', 'bad at math', 'I hate math'],
      fr: ['maths', 'calcul', 'chiffres', 'tables de multiplication', 'je suis nul en maths'],
    },
    accepted: ['learning-fingers', 'learning-hidden-answer', 'learning-every-try'],
  },
  {
    key: 'presentation',
    words: {
      en: ['presentation', 'stage fright', 'speech', 'class play', 'performance'],
      fr: ['exposé', 'trac', 'spectacle', 'poésie', 'parler devant la classe'],
    },
    accepted: [
      'courage-friendly-face',
      'courage-fast-heart',
      'confidence-my-voice',
      'confidence-time-to-answer',
      'learning-explain',
    ],
  },
  {
    key: 'mistake',
    words: {
      en: ['mistake', 'I messed up', 'I got it wrong'],
      fr: ['erreur', 'je me suis trompé', 'je me trompe'],
    },
    accepted: [
      'learning-mistakes',
      'confidence-my-worth',
      'kindness-to-myself',
      'courage-start-again',
      'learning-crossed-out',
      'kindness-forgive-myself',
      'learning-every-try',
    ],
  },
  {
    key: 'cannot',
    words: {
      en: ['I can’t do it', 'too hard', 'give up', 'frustrated', 'impossible'],
      fr: ['j’y arrive pas', 'je n’y arrive pas', 'trop dur', 'trop difficile', 'abandonner'],
    },
    accepted: [
      'learning-yet',
      'courage-hard-things',
      'courage-start-again',
      'learning-every-try',
      'learning-hidden-answer',
      'courage-another-way',
      'confidence-more-than-that',
      'confidence-try-then-call',
      'learning-crooked-scissors',
      'courage-ask-for-help',
    ],
  },
  {
    key: 'perfect',
    words: {
      en: ['perfect', 'perfectionist', 'not good enough'],
      fr: ['parfait', 'perfection', 'pas assez bien'],
    },
    accepted: [
      'confidence-my-worth',
      'confidence-enough',
      'learning-mistakes',
      'learning-crooked-scissors',
      'kindness-to-myself',
    ],
  },
  {
    key: 'stupid',
    words: {
      en: ['stupid', 'dumb', 'I’m not smart', 'I’m a failure'],
      fr: ['nul', 'nulle', 'je suis nul', 'je suis bête', 'débile'],
    },
    accepted: [
      'kindness-to-myself',
      'confidence-more-than-that',
      'learning-yet',
      'confidence-my-worth',
      'confidence-mean-words',
      'confidence-own-pace',
      'courage-one-grade',
    ],
  },
  {
    key: 'slow',
    words: {
      en: ['slow', 'everyone is faster', 'falling behind'],
      fr: ['lent', 'lente', 'les autres vont plus vite'],
    },
    accepted: [
      'confidence-own-pace',
      'learning-read-at-my-speed',
      'kindness-give-time',
      'learning-slow-then-faster',
      'calm-snail',
    ],
  },
  {
    key: 'focus',
    words: {
      en: ['focus', 'concentrate', 'distracted', 'ADHD'],
      fr: ['concentration', 'attention', 'TDAH', 'dans la lune'],
    },
    accepted: ['learning-attention', 'learning-breaks', 'learning-reminders', 'calm-right-here'],
  },
  {
    key: 'forget',
    words: {
      en: ['forget', 'forgot', 'lost my things'],
      fr: ['oublier', 'j’ai oublié', 'étourdi'],
    },
    accepted: ['learning-reminders', 'learning-attention', 'calm-morning-rush'],
  },
  {
    key: 'bored',
    words: {
      en: ['bored', 'boring', 'nothing to do'],
      fr: ['ennui', 'je m’ennuie', 'rien à faire'],
    },
    accepted: [
      'learning-bored',
      'calm-do-nothing',
      'calm-screen-off',
      'learning-imagination',
      'confidence-good-company',
      'learning-curiosity',
    ],
  },
  {
    key: 'screen',
    words: {
      en: ['screen', 'tablet', 'video games', 'screen time'],
      fr: ['écran', 'tablette', 'jeux vidéo', 'temps d’écran'],
    },
    accepted: ['calm-screen-off', 'learning-bored', 'calm-do-nothing', 'courage-scary-news'],
  },
  {
    key: 'phone',
    words: {
      en: ['phone', 'group chat', 'social media', 'online'],
      fr: ['téléphone', 'réseaux sociaux', 'internet', 'messages'],
    },
    accepted: [
      'kindness-before-i-send',
      'friendship-rumor',
      'calm-screen-off',
      'friendship-who-i-call',
    ],
  },
  {
    key: 'angry',
    words: {
      en: ['angry', 'mad', 'anger', 'furious', 'rage'],
      fr: ['colère', 'je suis en colère', 'énervé', 'énervée', 'fâché', 'rage'],
    },
    accepted: [
      'calm-anger',
      'calm-volcano',
      'calm-count-to-ten',
      'friendship-walk-away',
      'calm-name-it',
      'kindness-my-hands',
      'calm-clouds',
      'calm-anchor',
      'calm-breath',
    ],
  },
  {
    key: 'tantrum',
    words: {
      en: ['tantrum', 'meltdown', 'out of control'],
      fr: ['crise', 'caprice', 'je vais exploser'],
    },
    accepted: [
      'calm-volcano',
      'calm-anchor',
      'calm-anger',
      'calm-count-to-ten',
      'calm-ask-for-a-hug',
    ],
  },
  {
    key: 'hitting',
    words: {
      en: ['hitting', 'biting', 'pushing', 'kicking'],
      fr: ['taper', 'mordre', 'pousser', 'frapper'],
    },
    accepted: [
      'kindness-my-hands',
      'calm-anger',
      'kindness-gentle-hands',
      'calm-count-to-ten',
      'friendship-stop',
    ],
  },
  {
    key: 'sad',
    words: {
      en: ['sad', 'sadness', 'unhappy', 'feeling down', 'my daughter is sad', 'my son is sad'],
      fr: ['triste', 'tristesse', 'chagrin', 'malheureux', 'malheureuse', 'ma fille est triste'],
    },
    accepted: [
      'calm-cry',
      'courage-tears',
      'calm-ask-for-a-hug',
      'calm-clouds',
      'kindness-stay-close',
      'courage-hard-days',
      'kindness-missing-someone',
      'friendship-talk-about-it',
      'friendship-who-i-call',
      'friendship-near-or-far',
    ],
  },
  {
    key: 'crying',
    words: { en: ['cry', 'crying', 'tears'], fr: ['pleurer', 'larmes', 'je pleure'] },
    accepted: [
      'calm-cry',
      'courage-tears',
      'calm-ask-for-a-hug',
      'kindness-stay-close',
      'courage-bad-dream',
    ],
  },
  {
    key: 'death',
    words: {
      en: ['death', 'died', 'grief', 'funeral', 'someone died'],
      fr: ['mort', 'deuil', 'il est mort', 'elle est morte', 'enterrement'],
    },
    accepted: [
      'kindness-missing-someone',
      'calm-cry',
      'courage-tears',
      'friendship-talk-about-it',
      'kindness-stay-close',
    ],
  },
  {
    key: 'pet',
    words: {
      en: ['pet', 'my dog died', 'my cat died'],
      fr: ['mon chien est mort', 'mon chat est mort', 'animal'],
    },
    accepted: [
      'kindness-missing-someone',
      'calm-cry',
      'courage-tears',
      'kindness-stay-close',
      'kindness-gentle-hands',
    ],
  },
  {
    key: 'grandparents',
    words: {
      en: ['grandma', 'grandpa', 'grandparents'],
      fr: ['mamie', 'papi', 'grand-mère', 'grand-père'],
    },
    accepted: ['kindness-missing-someone', 'friendship-near-or-far', 'courage-homesick'],
  },
  {
    key: 'bully',
    words: {
      en: ['bully', 'bullied', 'bullying', 'mean kids'],
      fr: ['harcèlement', 'on m’embête', 'on me tape', 'méchants'],
    },
    accepted: [
      'friendship-keep-telling',
      'confidence-mean-words',
      'kindness-stand-beside',
      'courage-ask-for-help',
      'friendship-heavy-secret',
      'friendship-stop',
      'courage-speak-up',
    ],
  },
  {
    key: 'teased',
    words: {
      en: ['teasing', 'made fun of', 'mean words', 'name-calling', 'insult'],
      fr: ['moquerie', 'on se moque de moi', 'insulte', 'on me traite'],
    },
    accepted: [
      'confidence-mean-words',
      'friendship-keep-telling',
      'kindness-stand-beside',
      'friendship-laugh',
      'confidence-not-like-everybody',
      'confidence-my-body',
    ],
  },
  {
    key: 'left-out',
    words: {
      en: ['left out', 'excluded', 'nobody plays with me', 'nobody wants to play with me'],
      fr: ['rejeté', 'exclu', 'à l’écart', 'personne ne veut jouer avec moi'],
    },
    accepted: [
      'friendship-another-game',
      'confidence-place-for-me',
      'friendship-seat',
      'kindness-stand-beside',
      'friendship-invite',
      'friendship-not-everybody',
    ],
  },
  {
    key: 'lonely',
    words: {
      en: ['lonely', 'alone', 'I have no friends'],
      fr: ['solitude', 'tout seul', 'toute seule', 'je n’ai pas d’amis'],
    },
    accepted: [
      'confidence-good-company',
      'friendship-another-game',
      'friendship-close-by',
      'friendship-who-i-call',
      'friendship-invite',
      'friendship-hello',
    ],
  },
  {
    key: 'friends',
    words: {
      en: ['make friends', 'new friend', 'friend', 'friendship'],
      fr: ['copain', 'copine', 'amis', 'se faire des amis', 'amitié'],
    },
    accepted: [
      'friendship-close-by',
      'friendship-hello',
      'friendship-seat',
      'friendship-invite',
      'friendship-after-a-quarrel',
      'kindness-stay-close',
      'courage-no-to-a-friend',
    ],
    acceptedCategories: ['friendship'],
  },
  {
    key: 'shy',
    words: {
      en: ['shy', 'shyness', 'embarrassed', 'too quiet'],
      fr: ['timide', 'timidité', 'gêné', 'intimidé'],
    },
    accepted: [
      'confidence-shy',
      'courage-watch-first',
      'friendship-hello',
      'confidence-my-voice',
      'courage-friendly-face',
    ],
  },
  {
    key: 'fight',
    words: {
      en: ['fight', 'argument', 'quarrel', 'we had a fight'],
      fr: ['dispute', 'bagarre', 'on s’est disputés', 'se disputer'],
    },
    accepted: [
      'friendship-after-a-quarrel',
      'friendship-first-step',
      'friendship-two-sides',
      'friendship-squabble',
      'kindness-listen',
      'kindness-mend',
      'friendship-walk-away',
      'calm-when-grown-ups-fight',
    ],
  },
  {
    key: 'sorry',
    words: {
      en: ['sorry', 'apologize', 'say sorry'],
      fr: ['pardon', 's’excuser', 'désolé', 'désolée'],
    },
    accepted: [
      'kindness-mend',
      'kindness-forgive-myself',
      'friendship-first-step',
      'kindness-forgive',
    ],
  },
  {
    key: 'guilty',
    words: {
      en: ['guilty', 'ashamed', 'my fault', 'I did something bad'],
      fr: ['honte', 'coupable', 'c’est ma faute', 'j’ai fait une bêtise'],
    },
    accepted: [
      'kindness-forgive-myself',
      'kindness-mend',
      'courage-truth',
      'calm-when-grown-ups-fight',
      'confidence-loved-when-grumpy',
    ],
  },
  {
    key: 'lie',
    words: { en: ['lie', 'lying', 'truth'], fr: ['mentir', 'mensonge', 'vérité'] },
    accepted: ['courage-truth', 'friendship-promises', 'friendship-heavy-secret'],
  },
  {
    key: 'parents-fight',
    words: {
      en: ['parents fighting', 'mom and dad are fighting', 'yelling at home'],
      fr: ['papa et maman se disputent', 'parents qui se disputent', 'ça crie à la maison'],
    },
    accepted: ['calm-when-grown-ups-fight', 'calm-not-mine-to-carry', 'friendship-who-i-call'],
  },
  {
    key: 'divorce',
    words: {
      en: ['divorce', 'separated', 'two houses'],
      fr: ['divorce', 'parents séparés', 'garde alternée'],
    },
    accepted: [
      'confidence-both-homes',
      'calm-when-grown-ups-fight',
      'calm-not-mine-to-carry',
      'kindness-missing-someone',
    ],
  },
  {
    key: 'stepfamily',
    words: {
      en: ['stepmom', 'stepdad', 'stepbrother'],
      fr: ['belle-mère', 'beau-père', 'famille recomposée'],
    },
    accepted: ['kindness-growing-family', 'confidence-both-homes'],
  },
  {
    key: 'baby',
    words: {
      en: ['new baby', 'baby brother', 'baby sister', 'new baby brother'],
      fr: ['bébé', 'petit frère', 'petite sœur', 'naissance'],
    },
    accepted: ['kindness-growing-family', 'kindness-someone-smaller'],
  },
  {
    key: 'siblings',
    words: { en: ['brother', 'sister', 'sibling'], fr: ['frère', 'sœur', 'se chamailler'] },
    accepted: ['friendship-squabble', 'kindness-growing-family', 'kindness-someone-smaller'],
  },
  {
    key: 'jealous',
    words: { en: ['jealous', 'jealousy', 'envy'], fr: ['jaloux', 'jalouse', 'jalousie'] },
    accepted: [
      'friendship-glad-for-you',
      'confidence-not-smaller',
      'kindness-growing-family',
      'friendship-room-for-others',
      'calm-name-it',
    ],
  },
  {
    key: 'unfair',
    words: {
      en: ['unfair', 'not fair', 'injustice'],
      fr: ['injuste', 'c’est pas juste', 'injustice'],
    },
    accepted: ['courage-speak-up', 'friendship-two-sides', 'friendship-turns'],
  },
  {
    key: 'losing',
    words: {
      en: ['losing', 'sore loser', 'lost the game'],
      fr: ['perdre', 'j’ai perdu', 'mauvais perdant'],
    },
    accepted: ['courage-losing', 'friendship-good-game', 'confidence-not-smaller'],
  },
  {
    key: 'proud',
    words: {
      en: ['proud', 'success', 'I did it', 'win', 'winning'],
      fr: ['fier', 'fière', 'réussite', 'j’ai réussi', 'gagner'],
    },
    accepted: [
      'confidence-proud',
      'learning-practice-shows',
      'confidence-small-victories',
      'learning-how-far',
      'kindness-well-done',
      'friendship-good-game',
      'friendship-hooray',
      'confidence-not-smaller',
    ],
  },
  {
    key: 'compliment',
    words: { en: ['compliment', 'well done'], fr: ['bravo', 'compliment', 'félicitations'] },
    accepted: ['confidence-kind-words-in', 'kindness-well-done', 'friendship-hooray'],
  },
  {
    key: 'body',
    words: {
      en: ['body', 'ugly', 'fat', 'appearance'],
      fr: ['corps', 'moche', 'gros', 'grosse', 'physique'],
    },
    accepted: [
      'confidence-my-body',
      'confidence-enough',
      'confidence-not-like-everybody',
      'confidence-mean-words',
      'confidence-my-no',
    ],
  },
  {
    key: 'different',
    words: {
      en: ['different', 'weird', 'disability', 'wheelchair', 'autism'],
      fr: ['différent', 'différente', 'bizarre', 'handicap', 'fauteuil roulant', 'autisme'],
    },
    accepted: [
      'confidence-not-like-everybody',
      'confidence-enough',
      'friendship-be-myself',
      'confidence-my-view',
      'confidence-own-pace',
    ],
  },
  {
    key: 'glasses',
    words: {
      en: ['glasses', 'braces', 'hearing aid'],
      fr: ['lunettes', 'appareil dentaire', 'appareil auditif'],
    },
    accepted: ['confidence-not-like-everybody', 'confidence-my-view'],
  },
  {
    key: 'language',
    words: {
      en: ['accent', 'language', 'bilingual', 'I don’t speak English'],
      fr: ['accent', 'langue', 'bilingue', 'je ne parle pas français'],
    },
    accepted: ['confidence-my-languages', 'learning-new-words', 'kindness-curious-first'],
  },
  {
    key: 'racism',
    words: {
      en: ['racism', 'skin color', 'another country'],
      fr: ['racisme', 'couleur de peau', 'un autre pays'],
    },
    accepted: [
      'confidence-not-like-everybody',
      'kindness-stand-beside',
      'courage-speak-up',
      'kindness-curious-first',
    ],
  },
  {
    key: 'confidence',
    words: {
      en: ['confidence', 'self-esteem', 'insecure', 'worthless'],
      fr: ['confiance', 'confiance en soi', 'je ne vaux rien', 'estime de soi'],
    },
    accepted: [
      'confidence-enough',
      'confidence-my-worth',
      'kindness-to-myself',
      'confidence-more-than-that',
      'confidence-not-smaller',
      'friendship-be-myself',
    ],
    acceptedCategories: ['confidence'],
  },
  {
    key: 'popular',
    words: {
      en: ['popular', 'nobody likes me', 'fit in'],
      fr: ['populaire', 'personne ne m’aime', 'plaire aux autres'],
    },
    accepted: [
      'friendship-not-everybody',
      'friendship-good-for-me',
      'confidence-not-like-everybody',
      'confidence-loved-when-grumpy',
      'confidence-place-for-me',
      'friendship-be-myself',
    ],
  },
  {
    key: 'pressure',
    words: {
      en: ['peer pressure', 'dare', 'saying no'],
      fr: ['dire non', 'cap ou pas cap', 'ils m’ont forcé'],
    },
    accepted: [
      'courage-no-to-a-friend',
      'confidence-my-no',
      'friendship-good-for-me',
      'friendship-stop',
    ],
  },
  {
    key: 'unsafe',
    words: {
      en: ['unsafe', 'bad touch', 'someone touched me', 'hits me at home'],
      fr: ['on m’a touché', 'danger', 'on me frappe à la maison'],
    },
    accepted: [
      'friendship-heavy-secret',
      'friendship-keep-telling',
      'friendship-who-i-call',
      'confidence-my-no',
      'friendship-stop',
    ],
  },
  {
    key: 'secret',
    words: { en: ['secret', 'keep a secret'], fr: ['secret', 'un secret trop lourd'] },
    accepted: ['friendship-heavy-secret', 'friendship-who-i-call', 'friendship-rumor'],
  },
  {
    key: 'gossip',
    words: { en: ['gossip', 'rumor', 'behind my back'], fr: ['rumeur', 'ragots', 'dans mon dos'] },
    accepted: ['friendship-rumor', 'kindness-before-i-speak', 'kindness-before-i-send'],
  },
  {
    key: 'worry',
    words: {
      en: [
        'worry',
        'worried',
        'worried at bedtime',
        'worried bedtime',
        'anxious',
        'anxiety',
        'nervous',
      ],
      fr: ['souci', 'inquiet', 'inquiète', 'angoisse', 'anxieux'],
    },
    accepted: [
      'calm-worry-box',
      'friendship-talk-about-it',
      'calm-what-if',
      'calm-knotted-tummy',
      'calm-breath',
      'calm-not-mine-to-carry',
      'calm-right-here',
      'courage-ask-for-help',
      'courage-fast-heart',
    ],
  },
  {
    key: 'stress',
    words: {
      en: ['stress', 'stressed', 'overwhelmed', 'panic'],
      fr: ['stress', 'stressé', 'stressée', 'panique', 'débordé'],
    },
    accepted: [
      'calm-breath',
      'calm-three-breaths',
      'calm-first-this',
      'calm-anchor',
      'learning-slices',
      'calm-knotted-tummy',
      'calm-soft-body',
      'calm-ground',
    ],
  },
  {
    key: 'tummy',
    words: {
      en: ['tummy ache', 'stomachache', 'my belly hurts'],
      fr: ['mal au ventre', 'j’ai mal au ventre', 'ventre'],
    },
    accepted: ['calm-knotted-tummy', 'kindness-being-ill'],
  },
  {
    key: 'sick',
    words: {
      en: ['sick', 'fever', 'ill', 'hospital'],
      fr: ['malade', 'fièvre', 'maladie', 'hôpital'],
    },
    accepted: [
      'kindness-being-ill',
      'kindness-rest',
      'courage-what-happens-next',
      'calm-knotted-tummy',
    ],
  },
  {
    key: 'doctor',
    words: {
      en: ['doctor', 'dentist', 'shot', 'needle', 'vaccine'],
      fr: ['docteur', 'médecin', 'dentiste', 'piqûre', 'vaccin'],
    },
    accepted: ['courage-squeeze-a-hand', 'courage-what-happens-next'],
  },
  {
    key: 'moving',
    words: {
      en: ['moving', 'new house', 'we’re moving'],
      fr: ['déménager', 'déménagement', 'on déménage', 'nouvelle maison'],
    },
    accepted: ['courage-new-home', 'confidence-place-for-me', 'friendship-near-or-far'],
  },
  {
    key: 'friend-away',
    words: {
      en: ['my friend moved away', 'I miss my friend', 'far away'],
      fr: ['ma copine a déménagé', 'mon copain me manque', 'ami qui habite loin'],
    },
    accepted: ['friendship-near-or-far', 'kindness-missing-someone', 'courage-homesick'],
  },
  {
    key: 'parent-away',
    words: { en: ['daddy is away', 'mommy is away'], fr: ['papa est parti', 'maman est partie'] },
    accepted: ['kindness-missing-someone', 'friendship-near-or-far', 'courage-goodbye'],
  },
  {
    key: 'lost',
    words: {
      en: ['I’m lost', 'lost in the store'],
      fr: ['je suis perdu', 'je suis perdue', 'où est maman'],
    },
    accepted: ['courage-if-i-get-lost', 'courage-ask-for-help', 'learning-one-hallway'],
  },
  {
    key: 'swimming',
    words: {
      en: ['swimming', 'pool', 'bike', 'slide'],
      fr: ['piscine', 'nager', 'vélo', 'toboggan'],
    },
    accepted: [
      'courage-up-to-my-knees',
      'courage-fear-and-bravery',
      'courage-watch-first',
      'friendship-another-game',
    ],
  },
  {
    key: 'food',
    words: {
      en: ['picky eater', 'vegetables', 'new food'],
      fr: ['manger', 'légumes', 'j’aime pas ça'],
    },
    accepted: ['courage-tiny-bites', 'confidence-change-my-mind', 'kindness-curious-first'],
  },
  {
    key: 'news',
    words: { en: ['war', 'news', 'terrorism'], fr: ['guerre', 'infos', 'attentat', 'actualité'] },
    accepted: ['courage-scary-news', 'calm-not-mine-to-carry'],
  },
  {
    key: 'planet',
    words: {
      en: ['climate change', 'planet', 'pollution', 'nature'],
      fr: ['climat', 'planète', 'pollution', 'nature'],
    },
    accepted: [
      'kindness-earth',
      'courage-do-my-part',
      'courage-scary-news',
      'kindness-small-creatures',
      'learning-small-wonders',
    ],
  },
  {
    key: 'animals',
    words: { en: ['animals', 'bugs', 'insects'], fr: ['animaux', 'insectes', 'bestioles'] },
    accepted: [
      'kindness-small-creatures',
      'learning-small-wonders',
      'kindness-gentle-hands',
      'kindness-earth',
      'courage-do-my-part',
      'courage-lion',
      'calm-snail',
    ],
  },
  {
    key: 'money',
    words: { en: ['money', 'poor', 'laid off'], fr: ['argent', 'pauvre', 'chômage'] },
    accepted: ['calm-not-mine-to-carry', 'confidence-not-like-everybody', 'friendship-who-i-call'],
  },
  {
    key: 'noise',
    words: { en: ['noise', 'noisy', 'too loud'], fr: ['bruit', 'trop de bruit', 'bruyant'] },
    accepted: ['calm-too-loud', 'calm-right-here', 'calm-snail', 'courage-thunder'],
  },
  {
    key: 'waiting',
    words: {
      en: ['wait', 'waiting in line', 'impatient', 'patience'],
      fr: ['attendre', 'impatient', 'impatiente', 'patience'],
    },
    accepted: [
      'calm-waiting',
      'friendship-turns',
      'kindness-someone-smaller',
      'kindness-give-time',
    ],
  },
  {
    key: 'sharing',
    words: { en: ['share', 'sharing', 'toys'], fr: ['partager', 'prêter', 'jouets'] },
    accepted: ['kindness-share', 'friendship-our-game', 'friendship-turns'],
  },
  {
    key: 'turns',
    words: { en: ['taking turns', 'my turn'], fr: ['chacun son tour', 'mon tour'] },
    accepted: ['friendship-turns', 'friendship-our-game', 'friendship-room-to-shine'],
  },
  {
    key: 'bossy',
    words: { en: ['bossy', 'not my way'], fr: ['commander', 'petit chef'] },
    accepted: ['friendship-our-game', 'friendship-two-sides', 'friendship-turns'],
  },
  {
    key: 'morning',
    words: {
      en: ['morning', 'wake up', 'get up', 'breakfast'],
      fr: ['matin', 'se lever', 'réveil', 'petit déjeuner'],
    },
    accepted: [
      'calm-stretch',
      'confidence-look-forward',
      'kindness-grumpy-morning',
      'calm-morning-rush',
      'learning-what-i-will-find',
    ],
  },
  {
    key: 'late',
    words: {
      en: ['late', 'hurry', 'running late'],
      fr: ['en retard', 'se dépêcher', 'je suis en retard'],
    },
    accepted: ['calm-morning-rush', 'calm-first-this', 'learning-reminders'],
  },
  {
    key: 'dressing',
    words: { en: ['get dressed', 'clothes', 'zipper'], fr: ['s’habiller', 'habits', 'manteau'] },
    accepted: ['confidence-try-then-call', 'confidence-change-my-mind', 'calm-morning-rush'],
  },
  {
    key: 'grumpy',
    words: { en: ['grumpy', 'bad mood', 'cranky'], fr: ['grognon', 'mauvaise humeur', 'bouder'] },
    accepted: ['kindness-grumpy-morning', 'confidence-loved-when-grumpy', 'calm-clouds'],
  },
  {
    key: 'punished',
    words: {
      en: ['in trouble', 'punished', 'yelled at', 'scolded'],
      fr: ['puni', 'punie', 'punition', 'on m’a grondé'],
    },
    accepted: [
      'confidence-loved-when-grumpy',
      'kindness-mend',
      'kindness-forgive-myself',
      'courage-truth',
    ],
  },
  {
    key: 'disappointed',
    words: {
      en: ['disappointed', 'canceled', 'change of plans'],
      fr: ['déçu', 'déçue', 'annulé', 'déception', 'dégoûté'],
    },
    accepted: ['calm-bend-like-a-tree', 'courage-another-way', 'courage-hard-days'],
  },
  {
    key: 'bad-day',
    words: {
      en: ['bad day', 'terrible day', 'worst day'],
      fr: ['mauvaise journée', 'sale journée', 'tout va mal'],
    },
    accepted: [
      'courage-hard-days',
      'calm-day-is-done',
      'confidence-enough-for-today',
      'courage-start-again',
    ],
  },
  {
    key: 'love',
    words: {
      en: ['love', 'hug', 'cuddle', 'do you still love me'],
      fr: ['câlin', 'amour', 'tu m’aimes encore'],
    },
    accepted: [
      'calm-ask-for-a-hug',
      'confidence-loved-when-grumpy',
      'courage-goodbye',
      'kindness-missing-someone',
      'kindness-growing-family',
    ],
  },
  {
    key: 'help',
    words: {
      en: ['help', 'I need help', 'stuck'],
      fr: ['aide', 'j’ai besoin d’aide', 'au secours', 'bloqué'],
    },
    accepted: [
      'courage-ask-for-help',
      'friendship-who-i-call',
      'learning-ask-again',
      'confidence-try-then-call',
      'friendship-keep-telling',
      'courage-if-i-get-lost',
      'learning-sleep-on-it',
      'kindness-lend-a-hand',
      'kindness-my-hands',
      'kindness-help-at-home',
      'courage-another-way',
    ],
  },
  {
    key: 'helping',
    words: { en: ['helping', 'helper', 'chores'], fr: ['aider', 'rendre service', 'coup de main'] },
    accepted: [
      'kindness-lend-a-hand',
      'kindness-help-at-home',
      'confidence-count-on-me',
      'kindness-my-hands',
      'courage-ask-for-help',
    ],
  },
  {
    key: 'understand',
    words: {
      en: ['I don’t understand', 'confused', 'ask a question'],
      fr: ['je comprends pas', 'comprendre', 'poser une question'],
    },
    accepted: ['learning-ask-again', 'learning-questions'],
  },
  {
    key: 'choosing',
    words: { en: ['choose', 'decide', 'can’t decide'], fr: ['choisir', 'décider', 'choix'] },
    accepted: [
      'confidence-change-my-mind',
      'calm-first-this',
      'friendship-our-game',
      'friendship-good-for-me',
      'courage-no-to-a-friend',
    ],
  },
  {
    key: 'thanks',
    words: { en: ['thank you', 'thankful', 'gratitude'], fr: ['merci', 'gratitude', 'dire merci'] },
    accepted: ['kindness-thank-you', 'calm-three-good-things', 'confidence-kind-words-in'],
  },
  {
    key: 'kind',
    words: { en: ['kind', 'being nice', 'kindness'], fr: ['gentil', 'gentille', 'gentillesse'] },
    accepted: [
      'kindness-good-words',
      'kindness-seeds',
      'kindness-before-i-speak',
      'confidence-kind-words-in',
    ],
    acceptedCategories: ['kindness'],
  },
  {
    key: 'calm',
    words: {
      en: ['calm down', 'relax', 'breathe', 'calm'],
      fr: ['se calmer', 'calme', 'respirer', 'respiration'],
    },
    accepted: [
      'calm-breath',
      'calm-volcano',
      'calm-count-to-ten',
      'calm-soft-body',
      'calm-three-breaths',
      'friendship-walk-away',
      'learning-what-i-know-first',
      'confidence-time-to-answer',
    ],
    acceptedCategories: ['calm'],
  },
  {
    key: 'sports',
    words: { en: ['soccer', 'sports', 'competition'], fr: ['foot', 'sport', 'compétition'] },
    accepted: [
      'friendship-good-game',
      'friendship-team',
      'courage-fast-heart',
      'courage-up-to-my-knees',
      'courage-losing',
    ],
  },
  {
    key: 'practice',
    words: { en: ['practice', 'piano', 'instrument'], fr: ['entraînement', 'piano', 'instrument'] },
    accepted: ['learning-slow-then-faster', 'learning-every-try', 'learning-practice-shows'],
  },
  {
    key: 'team',
    words: { en: ['group work', 'team', 'partner'], fr: ['travail de groupe', 'équipe', 'groupe'] },
    accepted: [
      'learning-together',
      'friendship-team',
      'confidence-nobody-else',
      'confidence-my-ideas',
      'confidence-place-for-me',
    ],
  },
  {
    key: 'new-things',
    words: {
      en: ['something new', 'first time', 'trying new things'],
      fr: ['quelque chose de nouveau', 'première fois', 'nouveauté'],
    },
    accepted: [
      'courage-hard-things',
      'courage-tiny-bites',
      'learning-begin',
      'courage-watch-first',
      'courage-first-day',
    ],
  },
  {
    key: 'stutter',
    words: {
      en: ['stutter', 'stammer', 'speech therapy'],
      fr: ['bégayer', 'bégaiement', 'orthophoniste'],
    },
    accepted: ['confidence-time-to-answer', 'confidence-my-voice', 'kindness-give-time'],
  },
  {
    key: 'middle-school',
    words: {
      en: ['middle school', 'changing schools'],
      fr: ['collège', 'sixième', 'changer d’école'],
    },
    accepted: ['learning-one-hallway', 'courage-first-day'],
  },
  {
    key: 'family',
    words: { en: ['family'], fr: ['famille'] },
    accepted: [
      'friendship-squabble',
      'kindness-growing-family',
      'confidence-both-homes',
      'confidence-place-for-me',
      'confidence-not-like-everybody',
    ],
  },
  {
    key: 'happy',
    words: {
      en: ['happy', 'joy', 'laugh', 'funny'],
      fr: ['joie', 'heureux', 'heureuse', 'rire', 'rigoler'],
    },
    accepted: [
      'friendship-laugh',
      'friendship-hooray',
      'kindness-smile',
      'calm-three-good-things',
      'friendship-glad-for-you',
      'confidence-proud',
    ],
  },
  {
    key: 'brave',
    words: {
      en: ['brave', 'bravery', 'be brave'],
      fr: ['courage', 'courageux', 'courageuse', 'oser'],
    },
    accepted: [
      'courage-hard-things',
      'courage-fear-and-bravery',
      'courage-ask-for-help',
      'courage-lion',
      'courage-speak-up',
      'confidence-shy',
      'friendship-hello',
      'friendship-be-myself',
    ],
    acceptedCategories: ['courage'],
  },
  {
    key: 'wet-bed',
    words: { en: ['wet the bed', 'accident'], fr: ['pipi au lit', 'accident'] },
    accepted: ['confidence-own-pace', 'confidence-loved-when-grumpy', 'learning-yet'],
  },
  {
    key: 'drawing',
    words: { en: ['draw', 'drawing', 'art'], fr: ['dessin', 'dessiner', 'bricolage'] },
    accepted: [
      'learning-imagination',
      'learning-crooked-scissors',
      'friendship-crayons',
      'confidence-what-i-love',
    ],
  },
  {
    key: 'growing',
    words: {
      en: ['growing up', 'birthday', 'too little'],
      fr: ['grandir', 'trop petit', 'anniversaire'],
    },
    accepted: [
      'confidence-own-pace',
      'confidence-already-know',
      'learning-how-far',
      'kindness-surprise',
      'friendship-glad-for-you',
      'courage-watch-first',
    ],
  },
  {
    key: 'adopted',
    words: { en: ['adopted', 'foster family'], fr: ['adopté', 'adoptée', 'famille d’accueil'] },
    accepted: [
      'confidence-place-for-me',
      'confidence-not-like-everybody',
      'kindness-growing-family',
    ],
  },
  {
    key: 'promise',
    words: { en: ['promise', 'trust'], fr: ['promesse', 'tenir parole'] },
    accepted: [
      'friendship-promises',
      'friendship-be-myself',
      'friendship-heavy-secret',
      'friendship-who-i-call',
    ],
  },
  {
    key: 'forgive',
    words: { en: ['forgive', 'grudge'], fr: ['pardonner', 'rancune'] },
    accepted: ['kindness-forgive', 'kindness-forgive-myself', 'friendship-first-step'],
  },
  {
    key: 'curious',
    words: { en: ['curious', 'why', 'question'], fr: ['curieux', 'curieuse', 'pourquoi'] },
    accepted: [
      'learning-questions',
      'learning-curiosity',
      'learning-what-i-will-find',
      'kindness-curious-first',
      'learning-ask-again',
      'learning-small-wonders',
    ],
  },
  {
    key: 'learning',
    words: { en: ['learning', 'study', 'learn'], fr: ['apprendre', 'réviser', 'étudier'] },
    accepted: ['learning-many-ways', 'learning-every-try', 'learning-mistakes'],
    acceptedCategories: ['learning'],
  },
  {
    key: 'best-friend',
    words: {
      en: ['best friend', 'third wheel', 'she has a new best friend'],
      fr: ['meilleure amie', 'meilleur copain', 'on est trois', 'elle a une autre copine'],
    },
    accepted: [
      'friendship-room-for-others',
      'friendship-after-a-quarrel',
      'friendship-good-for-me',
      'friendship-be-myself',
    ],
  },
  {
    key: 'tattling',
    words: {
      en: ['tattling', 'snitch', 'telling on someone'],
      fr: ['rapporter', 'cafter', 'rapporteur', 'balance'],
    },
    accepted: ['friendship-keep-telling', 'friendship-heavy-secret', 'confidence-mean-words'],
  },
  {
    key: 'drill',
    words: {
      en: ['lockdown drill', 'fire drill', 'alarm'],
      fr: ['exercice d’évacuation', 'alerte', 'confinement'],
    },
    accepted: ['courage-what-happens-next', 'calm-breath', 'calm-ground'],
  },
  {
    key: 'party',
    words: {
      en: ['party', 'birthday party', 'crowd'],
      fr: ['fête', 'fête d’anniversaire', 'trop de monde'],
    },
    accepted: [
      'courage-watch-first',
      'confidence-shy',
      'calm-too-loud',
      'friendship-hooray',
      'friendship-glad-for-you',
      'kindness-surprise',
    ],
  },
  {
    key: 'travel',
    words: {
      en: ['trip', 'road trip', 'flying', 'long drive'],
      fr: ['voyage', 'prendre l’avion', 'long trajet'],
    },
    accepted: ['courage-what-happens-next', 'calm-waiting', 'courage-homesick'],
  },
  {
    key: 'self-hate',
    words: {
      en: ['I hate myself', 'I hate my life', 'everybody hates me'],
      fr: ['je me déteste', 'je voudrais être quelqu’un d’autre', 'tout le monde me déteste'],
    },
    accepted: [
      'kindness-to-myself',
      'confidence-enough',
      'friendship-who-i-call',
      'confidence-loved-when-grumpy',
      'kindness-forgive-myself',
    ],
  },
  {
    key: 'despair',
    words: {
      en: ['I want to die', 'I want to disappear', 'hurt myself', 'self-harm'],
      fr: ['envie de mourir', 'je veux disparaître', 'me faire du mal', 'plus envie de vivre'],
    },
    accepted: [
      'friendship-who-i-call',
      'friendship-heavy-secret',
      'courage-ask-for-help',
      'friendship-talk-about-it',
      'friendship-keep-telling',
    ],
  },
  {
    key: 'substitute',
    words: { en: ['substitute', 'substitute teacher'], fr: ['remplaçante', 'remplaçant'] },
    accepted: ['calm-bend-like-a-tree', 'courage-what-happens-next', 'courage-first-day'],
  },
  {
    key: 'uncomfortable',
    words: {
      en: ['uncomfortable', 'tickling', 'too rough'],
      fr: ['mal à l’aise', 'chatouilles', 'ça me gêne'],
    },
    accepted: ['confidence-my-no', 'friendship-stop'],
  },
];
