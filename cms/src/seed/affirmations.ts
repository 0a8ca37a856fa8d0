import type { SeedAffirmation } from './types.ts';

/** The affirmations a fresh site starts with, in the order of their public ids. */
export const affirmations: readonly SeedAffirmation[] = [
  {
    key: 'confidence-enough',
    category: 'confidence',
    en: {
      text: 'I am enough, just as I am.',
      description: 'For the mirror in the morning, or any day that feels like a competition.',
    },
    fr: {
      text: 'Je suis bien comme je suis.',
      description: 'À lire devant le miroir le matin, ou les jours où tout ressemble à une course.',
    },
  },
  {
    key: 'confidence-nobody-else',
    category: 'confidence',
    featured: true,
    en: {
      text: 'I bring something nobody else can bring.',
      description:
        'There is only one of you in the whole world. Name one thing that you bring to your group.',
    },
    fr: {
      text: 'Dans mon groupe, j’apporte quelque chose qui n’est qu’à moi.',
      description:
        'Cherche une chose que tu apportes à ton groupe : une idée, une blague, un coup de main.',
    },
  },
  {
    key: 'confidence-my-voice',
    category: 'confidence',
    en: {
      text: 'My voice matters, whether it is loud or soft.',
      description:
        'Say it before raising your hand, first in a whisper, then in your everyday voice.',
    },
    fr: {
      text: 'Ma voix compte, qu’elle soit forte ou toute petite.',
      description:
        'Avant de lever le doigt, dis-la d’abord en chuchotant, puis avec ta voix de tous les jours.',
    },
  },
  {
    key: 'confidence-own-pace',
    category: 'confidence',
    en: {
      text: 'I grow at my own pace, like a tree.',
      description:
        'For days when somebody else is faster. Imagine roots under your feet and stay a moment.',
    },
    fr: {
      text: 'Je grandis à mon rythme, comme les arbres.',
      description:
        'Pour les jours où quelqu’un va plus vite que toi. Imagine des racines sous tes pieds.',
    },
  },
  {
    key: 'confidence-more-than-that',
    category: 'confidence',
    en: {
      text: 'There is more to me than what I find difficult.',
      description: 'Use it after a hard lesson, then name three things that you enjoy doing.',
    },
    fr: {
      text: 'Ce qui est difficile pour moi, ce n’est qu’un petit bout de moi.',
      description: 'Après une leçon compliquée, cite trois choses que tu aimes faire.',
    },
  },
  {
    key: 'confidence-small-victories',
    category: 'confidence',
    en: {
      text: 'Small victories count, and I notice mine.',
      description: 'At bedtime, tell somebody about one little thing that went well today.',
    },
    fr: {
      text: 'Mes petites victoires comptent aussi.',
      description:
        'Au coucher, raconte à quelqu’un une toute petite chose qui a marché aujourd’hui.',
    },
  },
  {
    key: 'confidence-my-no',
    category: 'confidence',
    en: {
      text: 'My “no” deserves to be heard.',
      description:
        'Practice it standing tall, in a clear voice, for the day something doesn’t feel right.',
    },
    fr: {
      text: 'Mon « non » mérite d’être entendu.',
      description:
        'Entraîne-toi debout, d’une voix claire, pour le jour où quelque chose te dérange.',
    },
  },
  {
    key: 'confidence-my-ideas',
    category: 'confidence',
    en: {
      text: 'My ideas belong in the conversation.',
      description: 'Before a class meeting or a family talk, pick one idea and say it out loud.',
    },
    fr: {
      text: 'Mes idées ont leur place dans la discussion.',
      description: 'Avant un débat ou un conseil d’élèves, choisis une idée et dis-la tout haut.',
    },
  },
  {
    key: 'confidence-good-company',
    category: 'confidence',
    en: {
      text: 'Even on my own, I am in good company.',
      description: 'For a quiet afternoon, or a moment when nobody is free to play.',
    },
    fr: {
      text: 'Même sans les autres, je suis en bonne compagnie.',
      description: 'Pour un après-midi tranquille, ou quand personne n’a le temps de jouer.',
    },
  },
  {
    key: 'confidence-my-view',
    category: 'confidence',
    en: {
      text: 'I see things in a way that is all my own.',
      description: 'Look out the window with someone. You’ll each spot something different.',
    },
    fr: {
      text: 'J’ai ma façon à moi de voir les choses.',
      description:
        'Regarde par la fenêtre avec quelqu’un. Vous n’avez sûrement pas remarqué la même chose.',
    },
  },
  {
    key: 'confidence-my-worth',
    category: 'confidence',
    en: {
      text: 'My worth doesn’t depend on getting everything right.',
      description: 'Keep it in a pencil case for the day tests are handed back.',
    },
    fr: {
      text: 'Même sans tout réussir, j’ai de la valeur.',
      description:
        'À glisser dans la trousse, pour le jour où la maîtresse ou le maître rend les évaluations.',
    },
  },
  {
    key: 'confidence-kind-words-in',
    category: 'confidence',
    en: {
      text: 'When somebody says something nice about me, I let it in.',
      description:
        'The next time you get a compliment, take one breath and simply answer “thank you.”',
    },
    fr: {
      text: 'Quand on me dit quelque chose de gentil, je le garde au chaud.',
      description: 'Au prochain compliment, respire un bon coup et réponds simplement « merci ».',
    },
  },
  {
    key: 'confidence-already-know',
    category: 'confidence',
    en: {
      text: 'I already know how to do many things.',
      description:
        'Find five of them, from buttoning a coat to telling a joke that makes people laugh.',
    },
    fr: {
      text: 'Je sais déjà faire plein de choses.',
      description:
        'Trouves-en cinq, comme fermer ton manteau ou raconter une blague qui fait rire tout le monde.',
    },
  },
  {
    key: 'confidence-change-my-mind',
    category: 'confidence',
    en: {
      text: 'I can choose, and I can change my mind.',
      description: 'For everyday choices: which book, which game, which socks.',
    },
    fr: {
      text: 'Je choisis, et je peux changer d’avis.',
      description: 'Pour les choix de tous les jours : quel livre, quel jeu, quelles chaussettes.',
    },
  },
  {
    key: 'confidence-place-for-me',
    category: 'confidence',
    en: {
      text: 'There is a place for me here.',
      description: 'Whisper it on the first day in a new class, a new club or a new home.',
    },
    fr: {
      text: 'J’ai ma place ici, parmi les autres.',
      description:
        'À murmurer le premier jour dans une nouvelle classe, un nouveau club, une nouvelle maison.',
    },
  },
  {
    key: 'confidence-new-page',
    category: 'confidence',
    en: {
      text: 'My story gets a new page every day.',
      description: 'In the evening, give today’s page a title: funny, calm or a little stormy.',
    },
    fr: {
      text: 'Mon histoire s’écrit page après page.',
      description:
        'Le soir, donne un titre à la page du jour, qu’elle soit drôle, calme ou un peu orageuse.',
    },
  },
  {
    key: 'confidence-what-i-love',
    category: 'confidence',
    en: {
      text: 'What I love to do is part of who I am.',
      description:
        'Dinosaurs, drawing, pebbles: find someone with time to listen and tell them all about it.',
    },
    fr: {
      text: 'Ce que j’aime fait partie de moi.',
      description:
        'Les dinosaures, le dessin, les cailloux : parles-en à quelqu’un qui a le temps d’écouter.',
    },
  },
  {
    key: 'kindness-good-words',
    category: 'kindness',
    en: {
      text: 'My words can make someone feel good.',
      description: 'At morning meeting, say something friendly to the person on your left.',
    },
    fr: {
      text: 'Mes mots peuvent faire du bien.',
      description:
        'Au regroupement du matin, offre une phrase gentille à la personne assise à ta gauche.',
    },
  },
  {
    key: 'kindness-to-myself',
    category: 'kindness',
    featured: true,
    en: {
      text: 'I talk to myself the way a good friend would.',
      description:
        'When a small voice inside says “You always get it wrong,” answer it with this card.',
    },
    fr: {
      text: 'Je me parle comme à quelqu’un que j’aime.',
      description:
        'Quand une petite voix te souffle « tu te trompes toujours », réponds-lui avec cette carte.',
    },
  },
  {
    key: 'kindness-smile',
    category: 'kindness',
    en: {
      text: 'A smile from me can travel a long way.',
      description:
        'Give one away on the way to school. If it doesn’t come back right away, that’s fine.',
    },
    fr: {
      text: 'Mon sourire peut voyager très loin.',
      description:
        'Sur le chemin de l’école, offre un sourire. S’il ne revient pas tout de suite, ce n’est pas grave.',
    },
  },
  {
    key: 'kindness-listen',
    category: 'kindness',
    en: {
      text: 'I listen with my ears and with my heart.',
      description:
        'To settle an argument: one person talks and the other holds the card and listens. Then you switch.',
    },
    fr: {
      text: 'J’écoute avec mes oreilles et avec mon cœur.',
      description:
        'Pour finir une dispute : une personne parle, l’autre tient la carte et écoute, puis on échange.',
    },
  },
  {
    key: 'kindness-mend',
    category: 'kindness',
    en: {
      text: 'I can say sorry and help make things right.',
      description: 'Once tempers have cooled, add a question: “What would make it better for you?”',
    },
    fr: {
      text: 'Après une bêtise, je peux demander pardon et réparer.',
      description:
        'Une fois la colère passée, ajoute une question : « Qu’est-ce qui te ferait du bien ? »',
    },
  },
  {
    key: 'kindness-small-creatures',
    category: 'kindness',
    en: {
      text: 'Even the smallest creatures deserve my care.',
      description: 'On a walk, step around the snails and let the beetles cross first.',
    },
    fr: {
      text: 'Même les plus petites bêtes ont droit à ma douceur.',
      description: 'En promenade, contourne les escargots et laisse passer les scarabées.',
    },
  },
  {
    key: 'kindness-share',
    category: 'kindness',
    en: {
      text: 'I can share, and still keep one treasure for myself.',
      description:
        'Before a playdate, decide which toy stays on the shelf. The others are for everybody.',
    },
    fr: {
      text: 'Je sais partager, et j’ai aussi un trésor rien qu’à moi.',
      description:
        'Avant une visite, mets un jouet à l’abri sur l’étagère. Tous les autres, on les partage.',
    },
  },
  {
    key: 'kindness-thank-you',
    category: 'kindness',
    en: {
      text: '“Thank you” is a gift I can give any day.',
      description: 'At the table, thank someone for a tiny thing. Passing the bread counts.',
    },
    fr: {
      text: 'Un merci de ma part, c’est déjà un cadeau.',
      description:
        'À table, dis merci à quelqu’un pour presque rien : t’avoir passé le pain, ça compte.',
    },
  },
  {
    key: 'kindness-lend-a-hand',
    category: 'kindness',
    en: {
      text: 'I notice when somebody needs a hand.',
      description:
        'Be a detective for one morning: a dropped glove, a heavy bag, a door that sticks.',
    },
    fr: {
      text: 'Je remarque quand quelqu’un a besoin d’un coup de main.',
      description:
        'Mène l’enquête toute une matinée : un gant tombé, un sac trop lourd, une porte qui coince.',
    },
  },
  {
    key: 'kindness-forgive',
    category: 'kindness',
    en: {
      text: 'I take the time I need to forgive.',
      description:
        'There is no rush. You can start by drawing what hurt you, and stop there for today.',
    },
    fr: {
      text: 'Je prends mon temps pour pardonner.',
      description:
        'Rien ne presse. Tu peux dessiner ce qui t’a fait de la peine, et t’arrêter là pour aujourd’hui.',
    },
  },
  {
    key: 'kindness-earth',
    category: 'kindness',
    en: {
      text: 'The Earth is my home, and I look after it.',
      description: 'Say it while you water a plant, sort the recycling or turn off the tap.',
    },
    fr: {
      text: 'La Terre est ma maison, alors j’en prends soin.',
      description: 'À dire en arrosant une plante, en triant les déchets ou en fermant le robinet.',
    },
  },
  {
    key: 'kindness-rest',
    category: 'kindness',
    en: {
      text: 'Resting is a way to be kind to myself.',
      description:
        'For a long week or a stuffy nose. Choose a pillow, a blanket and no plans at all.',
    },
    fr: {
      text: 'Me reposer, c’est prendre soin de moi.',
      description:
        'Pour une longue semaine ou un nez qui coule. Prends un coussin, une couverture, et c’est tout.',
    },
  },
  {
    key: 'kindness-before-i-speak',
    category: 'kindness',
    en: {
      text: 'I think first, and I choose kind words.',
      description: 'Three questions to try: is it true, is it useful, would I like to hear it?',
    },
    fr: {
      text: 'Avant de parler, je choisis mes mots.',
      description:
        'Trois questions à essayer : est-ce vrai ? est-ce utile ? est-ce que j’aimerais l’entendre ?',
    },
  },
  {
    key: 'kindness-surprise',
    category: 'kindness',
    en: {
      text: 'I like to plan a kind surprise.',
      description: 'This week’s mission: a note in a pocket, a drawing on a desk, a coat hung up.',
    },
    fr: {
      text: 'J’aime préparer une gentille surprise.',
      description:
        'Mission de la semaine : un petit mot dans une poche, un dessin sur une table, un manteau raccroché.',
    },
  },
  {
    key: 'kindness-stay-close',
    category: 'kindness',
    en: {
      text: 'When someone is sad, I can simply stay close.',
      description:
        'You don’t need the right words. Just sitting down on the same step means a lot.',
    },
    fr: {
      text: 'Quand quelqu’un a du chagrin, je peux juste rester à côté.',
      description:
        'Pas besoin de trouver les bons mots. T’asseoir sur la même marche, c’est déjà beaucoup.',
    },
  },
  {
    key: 'kindness-my-hands',
    category: 'kindness',
    en: {
      text: 'My hands can help, build and comfort.',
      description:
        'When your hands feel like pushing, give them a job, like carrying the snack basket.',
    },
    fr: {
      text: 'Mes mains savent aider, construire et consoler.',
      description:
        'Quand tes mains ont envie de pousser, donne-leur un travail : porter le goûter, par exemple.',
    },
  },
  {
    key: 'kindness-seeds',
    category: 'kindness',
    en: {
      text: 'Each kind thing I do plants a little seed.',
      description:
        'Stick a paper leaf on the wall for each one you notice, yours or somebody else’s.',
    },
    fr: {
      text: 'Chaque geste gentil est une petite graine que je sème.',
      description:
        'Pour chaque gentillesse remarquée dans la journée, colle sur le mur une feuille d’arbre en papier.',
    },
  },
  {
    key: 'courage-hard-things',
    category: 'courage',
    featured: true,
    en: {
      text: 'I can do hard things, one step at a time.',
      description: 'Say it before something new, and then take the first small step.',
    },
    fr: {
      text: 'Pas à pas, je peux faire des choses difficiles.',
      description: 'Dis-la avant quelque chose de nouveau, puis fais le premier petit pas.',
    },
  },
  {
    key: 'courage-start-again',
    category: 'courage',
    en: {
      text: 'I can start again as many times as I need.',
      description: 'For fallen towers, crossed-out lines and mornings that got off to a bad start.',
    },
    fr: {
      text: 'Je peux recommencer autant de fois qu’il le faut.',
      description: 'Pour les tours écroulées, les lignes barrées et les matins mal partis.',
    },
  },
  {
    key: 'courage-fear-and-bravery',
    category: 'courage',
    en: {
      text: 'Scared and brave can both live in me.',
      description:
        'At the edge of the pool or at the door to a dark basement, with a grown-up close by. What comes next is your choice.',
    },
    fr: {
      text: 'La peur et le courage habitent tous les deux chez moi.',
      description:
        'Au bord de la piscine ou devant la cave toute noire, avec un adulte tout près. Après, c’est toi qui décides.',
    },
  },
  {
    key: 'courage-tiny-bites',
    category: 'courage',
    en: {
      text: 'I try new things, even in tiny bites.',
      description:
        'For new food, new games and new songs. One bite, one round or one chorus is plenty.',
    },
    fr: {
      text: 'J’ose goûter, même une toute petite bouchée.',
      description:
        'Un nouveau plat, un nouveau jeu, une nouvelle chanson : une bouchée, une partie ou un refrain, ça suffit.',
    },
  },
  {
    key: 'courage-ask-for-help',
    category: 'courage',
    en: {
      text: 'Saying “I need help” takes courage, and I have some.',
      description: 'Think ahead about who you could tell: at school, at home, next door.',
    },
    fr: {
      text: 'Il faut du courage pour demander de l’aide, et j’en ai.',
      description:
        'Demande-toi à l’avance à qui tu pourrais en parler : à l’école, à la maison, dans l’immeuble.',
    },
  },
  {
    key: 'courage-truth',
    category: 'courage',
    en: {
      text: 'I can tell the truth, even when my voice shakes.',
      description:
        'For a broken vase or a lost library book: tell the truth first, then help fix it.',
    },
    fr: {
      text: 'Même si ma voix tremble, je peux dire la vérité.',
      description:
        'Pour un vase cassé ou un livre perdu : on dit d’abord la vérité, on répare ensuite.',
    },
  },
  {
    key: 'courage-speak-up',
    category: 'courage',
    en: {
      text: 'If something is unfair, I can say so.',
      description: 'Prepare a calm way to begin, such as “I don’t agree, and here is why.”',
    },
    fr: {
      text: 'Quand c’est injuste, je peux le dire.',
      description:
        'Prépare une phrase calme pour commencer : « Je ne suis pas d’accord, et voici pourquoi. »',
    },
  },
  {
    key: 'courage-fast-heart',
    category: 'courage',
    en: {
      text: 'When my heart beats fast, it is lending me energy.',
      description: 'Just before the play, the race or the recital, with one hand on your chest.',
    },
    fr: {
      text: 'Quand mon cœur bat vite, il me donne de l’élan.',
      description:
        'Juste avant le spectacle, la course ou la poésie à réciter, une main sur la poitrine.',
    },
  },
  {
    key: 'courage-goodbye',
    category: 'courage',
    en: {
      text: 'After we say goodbye, love stays with me.',
      description:
        'At the classroom door or before a night away: touch the card once, and off you go.',
    },
    fr: {
      text: 'On se dit au revoir, et on s’aime toujours.',
      description:
        'À la porte de la classe ou avant une nuit ailleurs : touche la carte une fois, et en route !',
    },
  },
  {
    key: 'courage-dark',
    category: 'courage',
    en: {
      text: 'The dark is only my room with its eyes closed.',
      description:
        'At bedtime, say good night to three things in the room before the lamp goes off.',
    },
    fr: {
      text: 'Le noir, c’est ma chambre qui ferme les yeux.',
      description: 'Au lit, dis bonne nuit à trois objets de ta chambre avant d’éteindre la lampe.',
    },
  },
  {
    key: 'courage-losing',
    category: 'courage',
    en: {
      text: 'I can lose a game and still have fun.',
      description: 'Read it before the dice come out, and once more while putting the game away.',
    },
    fr: {
      text: 'Je peux perdre et m’amuser quand même.',
      description: 'À lire avant de sortir les dés, et encore une fois en rangeant le jeu.',
    },
  },
  {
    key: 'courage-another-way',
    category: 'courage',
    en: {
      text: 'If one path is blocked, I look for another.',
      description:
        'For puzzles, knots and outings spoiled by rain. Invent two more ways, even silly ones.',
    },
    fr: {
      text: 'Si un chemin est bloqué, j’en cherche un autre.',
      description:
        'Pour les casse-têtes, les nœuds, les sorties tombées à l’eau. Invente deux solutions, même farfelues.',
    },
  },
  {
    key: 'courage-hard-days',
    category: 'courage',
    en: {
      text: 'Difficult days come to an end, and I get through them.',
      description: 'For evenings when everything has gone wrong. Try a bath, a book or a hug, too.',
    },
    fr: {
      text: 'Même les mauvaises journées finissent par passer.',
      description:
        'Pour les soirs où tout est allé de travers, avec un bain, un livre ou un câlin.',
    },
  },
  {
    key: 'courage-lion',
    category: 'courage',
    en: {
      text: 'A lion lives in me: sometimes it roars, sometimes it naps.',
      description: 'Roar once, nap for ten seconds, then say which lion woke up with you today.',
    },
    fr: {
      text: 'Un lion habite en moi : parfois il rugit, parfois il fait la sieste.',
      description:
        'Rugis une fois, dors dix secondes, puis dis quel lion s’est levé avec toi ce matin.',
    },
  },
  {
    key: 'courage-what-happens-next',
    category: 'courage',
    en: {
      text: 'I can always ask what happens next.',
      description:
        'For the dentist, the doctor or a long trip. Think of one question before you go.',
    },
    fr: {
      text: 'Je peux demander ce qui va se passer.',
      description:
        'Pour le dentiste, le médecin ou un long voyage. Prépare une question avant de partir.',
    },
  },
  {
    key: 'courage-tears',
    category: 'courage',
    en: {
      text: 'My tears are welcome, and my courage is still there.',
      description: 'After a fall or bad news. Take a tissue, and as long as you like.',
    },
    fr: {
      text: 'Mes larmes peuvent couler, mon courage est toujours là.',
      description:
        'Après une chute ou une mauvaise nouvelle. Prends un mouchoir et tout le temps qu’il te faut.',
    },
  },
  {
    key: 'courage-do-my-part',
    category: 'courage',
    featured: true,
    en: {
      text: 'Drop by drop, I do my part, like the hummingbird.',
      description:
        'In the tale, the small bird carries water to the burning forest. What is your drop today?',
    },
    fr: {
      text: 'Goutte après goutte, je fais ma part, comme le colibri.',
      description:
        'Dans la légende, l’oiseau porte de l’eau à la forêt en feu. Et toi, quelle est ta goutte du jour ?',
    },
  },
  {
    key: 'calm-breath',
    category: 'calm',
    featured: true,
    en: {
      text: 'My breath is a quiet place I can always visit.',
      description:
        'Count to four as you breathe in and to six as you breathe out. Do it three times.',
    },
    fr: {
      text: 'Mon souffle est un coin tranquille où je peux toujours aller.',
      description:
        'Fais-le trois fois : inspire en comptant jusqu’à quatre, souffle en comptant jusqu’à six.',
    },
  },
  {
    key: 'calm-clouds',
    category: 'calm',
    featured: true,
    en: {
      text: 'My feelings drift past like clouds.',
      description: 'Lie on the grass or the rug, give your cloud a name and watch it move along.',
    },
    fr: {
      text: 'Mes émotions passent, comme les nuages.',
      description: 'Dans l’herbe ou sur le tapis, donne un nom à ton nuage et regarde-le filer.',
    },
  },
  {
    key: 'calm-anger',
    category: 'calm',
    en: {
      text: 'I can feel angry without hurting anyone.',
      description:
        'Squeeze a pillow ten times, stomp like an elephant, then tell someone what happened.',
    },
    fr: {
      text: 'Je peux être en colère sans faire de mal à personne.',
      description:
        'Serre un coussin dix fois, tape du pied comme un éléphant, puis raconte ce qui s’est passé.',
    },
  },
  {
    key: 'calm-first-this',
    category: 'calm',
    en: {
      text: 'I do this first; the rest can wait.',
      description:
        'For a full backpack or a messy room: choose where to begin and leave the rest for later.',
    },
    fr: {
      text: 'Je commence par ça, le reste peut attendre.',
      description: 'Devant un cartable plein ou une chambre en désordre, choisis par où commencer.',
    },
  },
  {
    key: 'calm-ground',
    category: 'calm',
    en: {
      text: 'Under my feet, the ground is holding me.',
      description:
        'Standing in line, press down gently and feel your heels, your soles and your toes.',
    },
    fr: {
      text: 'Sous mes pieds, le sol me porte.',
      description:
        'Dans le rang, appuie un peu sur tes pieds : les talons, le milieu, les orteils.',
    },
  },
  {
    key: 'calm-too-loud',
    category: 'calm',
    en: {
      text: 'When it gets too noisy, I can step away.',
      description: 'Ahead of time, agree with a grown-up on a corner, a pillow or a hand signal.',
    },
    fr: {
      text: 'S’il y a trop de bruit, je peux m’éloigner un moment.',
      description:
        'Mets-toi d’accord avec une grande personne sur un coin, un coussin ou un signe de la main.',
    },
  },
  {
    key: 'calm-snail',
    category: 'calm',
    en: {
      text: 'Slowly, slowly: I can travel like a snail.',
      description: 'Walk from the door to the window so gently that nobody hears you.',
    },
    fr: {
      text: 'Tout doux, tout doux : j’avance comme un escargot.',
      description: 'Marche de la porte à la fenêtre, si lentement que personne ne t’entend.',
    },
  },
  {
    key: 'calm-day-is-done',
    category: 'calm',
    en: {
      text: 'Today is over: I wave it goodbye.',
      description:
        'At lights-out, tell the best part, tell the hardest part, then close the day like a book.',
    },
    fr: {
      text: 'La journée est finie, je la laisse partir.',
      description:
        'Avant d’éteindre, raconte le meilleur, raconte le plus dur, puis ferme la journée comme un livre.',
    },
  },
  {
    key: 'calm-right-here',
    category: 'calm',
    en: {
      text: 'I look, I listen, I am right here.',
      description: 'Find five things to see, four to touch and three to hear, wherever you are.',
    },
    fr: {
      text: 'Je regarde, j’écoute, je suis là.',
      description:
        'Trouve cinq choses à voir, quatre à toucher et trois à entendre, où que tu sois.',
    },
  },
  {
    key: 'calm-worry-box',
    category: 'calm',
    en: {
      text: 'Tonight, my worries can sleep in a box.',
      description:
        'Draw the worry, fold the paper and put the lid on. Open it tomorrow with someone.',
    },
    fr: {
      text: 'Ce soir, mes soucis dorment dans une boîte.',
      description:
        'Dessine ton souci, plie la feuille et ferme le couvercle. Demain, ouvre la boîte avec quelqu’un.',
    },
  },
  {
    key: 'calm-waiting',
    category: 'calm',
    en: {
      text: 'I am learning to wait, minute by minute.',
      description: 'For long lines and traffic jams. Count everything red you can see around you.',
    },
    fr: {
      text: 'J’apprends à attendre, une minute puis une autre.',
      description:
        'Pour les files d’attente et les bouchons. Compte tout ce qui est rouge autour de toi.',
    },
  },
  {
    key: 'calm-soft-body',
    category: 'calm',
    en: {
      text: 'From head to toe, my body can go floppy.',
      description: 'Be a rag doll: squeeze everything tight for five seconds, then flop.',
    },
    fr: {
      text: 'De la tête aux pieds, mon corps se détend.',
      description:
        'Joue à la poupée de chiffon : serre tout très fort pendant cinq secondes, puis lâche tout.',
    },
  },
  {
    key: 'calm-anchor',
    category: 'calm',
    en: {
      text: 'When my feelings get stormy, I drop my anchor.',
      description: 'Pick an anchor: a stuffed animal, a song, a hand to hold, a spot on the wall.',
    },
    fr: {
      text: 'Quand la tempête se lève en moi, je jette l’ancre.',
      description:
        'Choisis ton ancre : un doudou, une chanson, une main à tenir, un point sur le mur.',
    },
  },
  {
    key: 'calm-humming',
    category: 'calm',
    en: {
      text: 'Humming a little tune keeps me company.',
      description: 'In the car, in the bath or while waiting for sleep. Any melody will do.',
    },
    fr: {
      text: 'Je fredonne un petit air pour me tenir compagnie.',
      description:
        'En voiture, dans le bain ou en attendant le sommeil : n’importe quelle mélodie fait l’affaire.',
    },
  },
  {
    key: 'calm-name-it',
    category: 'calm',
    en: {
      text: 'I look for the word that fits my feeling.',
      description:
        'Mad, tired, hungry, jealous, excited: try the words on like hats until one fits.',
    },
    fr: {
      text: 'Je cherche le mot qui dit ce que je ressens.',
      description: 'Colère, faim, fatigue, jalousie, impatience : essaie-les comme des chapeaux.',
    },
  },
  {
    key: 'calm-do-nothing',
    category: 'calm',
    en: {
      text: 'I am allowed to sit and daydream for a while.',
      description:
        'Ten minutes with no screens and no plans, on the rug, by the window or under a tree.',
    },
    fr: {
      text: 'J’ai bien le droit de rêver un moment.',
      description:
        'Dix minutes sans écran ni programme, sur le tapis, à la fenêtre ou sous un arbre.',
    },
  },
  {
    key: 'calm-not-mine-to-carry',
    category: 'calm',
    en: {
      text: 'Grown-up worries are not mine to carry.',
      description:
        'If you overhear grown-ups worrying, tell them you heard. Dealing with their worries is their job.',
    },
    fr: {
      text: 'Les soucis des grands, ce n’est pas à moi de les porter.',
      description:
        'Si une conversation t’inquiète, dis-le aux adultes. C’est à eux de s’en occuper.',
    },
  },
  {
    key: 'learning-mistakes',
    category: 'learning',
    featured: true,
    en: {
      text: 'My mistakes help me learn.',
      description:
        'For the moment right after getting something wrong, before you reach for the eraser.',
    },
    fr: {
      text: 'Mes erreurs m’aident à apprendre.',
      description: 'À dire juste après une erreur, avant d’attraper la gomme.',
    },
  },
  {
    key: 'learning-yet',
    category: 'learning',
    featured: true,
    en: {
      text: 'I can’t do it yet, and “yet” changes everything.',
      description:
        'For one whole day, add “yet” to the end of each “I can’t,” and hear the difference.',
    },
    fr: {
      text: 'Je n’y arrive pas… pas encore !',
      description:
        'Pendant une journée, transforme chaque « je ne sais pas » en « je ne sais pas encore ».',
    },
  },
  {
    key: 'learning-questions',
    category: 'learning',
    en: {
      text: 'Every question I ask opens a door.',
      description:
        'Draw it or write it on a slip of paper, and on Friday look for the answer with somebody.',
    },
    fr: {
      text: 'Chaque question que je pose ouvre une porte.',
      description:
        'Note-la ou dessine-la sur un bout de papier. Vendredi, tu chercheras la réponse avec quelqu’un.',
    },
  },
  {
    key: 'learning-every-try',
    category: 'learning',
    en: {
      text: 'Every try teaches me something.',
      description: 'For shoelaces, cartwheels and times tables. Say what this try taught you.',
    },
    fr: {
      text: 'À chaque essai, j’apprends quelque chose.',
      description:
        'Pour les lacets, la roue et les tables de multiplication. Dis ce que ton dernier essai t’a appris.',
    },
  },
  {
    key: 'learning-books',
    category: 'learning',
    en: {
      text: 'Inside a book, a friend might be waiting for me.',
      description:
        'Read with someone: finger under the line, one page each, and stop while it’s still fun.',
    },
    fr: {
      text: 'Dans les livres, je fais de belles rencontres.',
      description:
        'À deux, le doigt sous la ligne, une page chacun, et on s’arrête quand c’est encore un plaisir.',
    },
  },
  {
    key: 'learning-hidden-answer',
    category: 'learning',
    en: {
      text: 'When the answer hides, I keep searching.',
      description: 'For a stubborn math problem: draw it, act it out or lay it out with buttons.',
    },
    fr: {
      text: 'Quand la réponse se cache, je continue à chercher.',
      description:
        'Pour un problème têtu : dessine-le, joue la scène, ou sors des boutons pour compter.',
    },
  },
  {
    key: 'learning-curiosity',
    category: 'learning',
    en: {
      text: 'My curiosity leads me to surprises.',
      description: 'On the way home, hunt for one thing you’ve never noticed before.',
    },
    fr: {
      text: 'Avec ma curiosité, je vais de surprise en surprise.',
      description: 'Sur le chemin du retour, cherche une chose que tu n’avais encore jamais vue.',
    },
  },
  {
    key: 'learning-new-words',
    category: 'learning',
    en: {
      text: 'New words make my world bigger.',
      description: 'Pick one, in any language, and use it three times before dinner.',
    },
    fr: {
      text: 'Les mots nouveaux agrandissent mon monde.',
      description:
        'Choisis-en un, dans n’importe quelle langue, et utilise-le trois fois avant le dîner.',
    },
  },
  {
    key: 'learning-breaks',
    category: 'learning',
    en: {
      text: 'My brain needs breaks to tidy up.',
      description:
        'After twenty minutes of homework, get up, drink some water and look into the distance.',
    },
    fr: {
      text: 'Mon cerveau a besoin de pauses pour tout ranger.',
      description:
        'Après vingt minutes de devoirs, lève-toi, bois un verre d’eau et regarde au loin.',
    },
  },
  {
    key: 'learning-many-ways',
    category: 'learning',
    en: {
      text: 'I can learn in lots of ways.',
      description: 'Sing the lesson, draw it, teach it to a teddy bear: try a new way this week.',
    },
    fr: {
      text: 'On apprend de mille façons, et j’en essaie plusieurs.',
      description:
        'Chante ta leçon, dessine-la, raconte-la à ton ours en peluche : teste une façon par jour.',
    },
  },
  {
    key: 'learning-explain',
    category: 'learning',
    en: {
      text: 'I can explain what I know to others.',
      description: 'At dinner, be the teacher for two minutes: what do worms eat? What is a verb?',
    },
    fr: {
      text: 'Ce que j’ai compris, je peux l’expliquer aux autres.',
      description:
        'Pendant le repas, fais la classe deux minutes : que mangent les vers de terre ? à quoi sert un verbe ?',
    },
  },
  {
    key: 'learning-imagination',
    category: 'learning',
    en: {
      text: 'My imagination builds bridges, castles and answers.',
      description:
        'Facing a blank page, start with a line, a doodle or a single word, and follow it.',
    },
    fr: {
      text: 'Mon imagination construit des ponts, des châteaux et des solutions.',
      description: 'Devant une page blanche, commence par un trait, une tache ou un seul mot.',
    },
  },
  {
    key: 'learning-attention',
    category: 'learning',
    en: {
      text: 'My attention wanders off, and I call it back.',
      description:
        'Without scolding yourself: tap the table twice, breathe and go back to where you were.',
    },
    fr: {
      text: 'Si mon attention s’envole, je la rappelle doucement.',
      description:
        'Sans te gronder : tapote deux fois la table, respire et reprends où tu en étais.',
    },
  },
  {
    key: 'learning-begin',
    category: 'learning',
    en: {
      text: 'I can start before I know everything.',
      description:
        'For the first sentence of a story or the first note of a tune: try the easiest part.',
    },
    fr: {
      text: 'Je peux commencer sans tout savoir.',
      description:
        'Pour la première phrase d’une histoire ou les premières notes d’un morceau, commence par le plus facile.',
    },
  },
  {
    key: 'learning-how-far',
    category: 'learning',
    en: {
      text: 'Looking back, I can see how much I’ve learned.',
      description: 'Lay a drawing or a notebook from last year next to one from this week.',
    },
    fr: {
      text: 'Quand je regarde derrière moi, je vois tout ce que j’ai appris.',
      description:
        'Ressors un dessin ou un cahier de l’an dernier et pose-le à côté de celui d’aujourd’hui.',
    },
  },
  {
    key: 'learning-together',
    category: 'learning',
    en: {
      text: 'Together, we think of things I would never have thought of.',
      description: 'Before group work: for five minutes, every idea is welcome, even the odd ones.',
    },
    fr: {
      text: 'À plusieurs, on a des idées que je n’aurais jamais eues.',
      description:
        'Avant un travail de groupe : pendant cinq minutes, toutes les idées sont bonnes à prendre.',
    },
  },
  {
    key: 'learning-small-wonders',
    category: 'learning',
    en: {
      text: 'Ants, puddles, stars: I have so much to ask them.',
      description:
        'Crouch down outside for three minutes, then tell someone what you saw, heard or wondered.',
    },
    fr: {
      text: 'J’ai mille questions à poser aux fourmis, aux flaques et aux étoiles.',
      description:
        'Dehors, accroupis-toi trois minutes, puis raconte ce que tu as vu, entendu, imaginé.',
    },
  },
  {
    key: 'friendship-room-to-shine',
    category: 'friendship',
    featured: true,
    en: {
      text: 'I make room for others to shine.',
      description: 'A good one before recess, or when someone new joins the class.',
    },
    fr: {
      text: 'Je laisse les autres briller aussi.',
      description:
        'À relire avant la récréation, ou quand quelqu’un de nouveau arrive dans la classe.',
    },
  },
  {
    key: 'friendship-invite',
    category: 'friendship',
    en: {
      text: 'I can ask, “Would you like to play with us?”',
      description:
        'Practice with two stuffed animals, then try it when you see someone standing alone.',
    },
    fr: {
      text: 'Je peux demander : « Tu veux jouer avec nous ? »',
      description:
        'Répète la scène avec deux peluches, puis essaie dans la cour, quand quelqu’un reste à l’écart.',
    },
  },
  {
    key: 'friendship-after-a-quarrel',
    category: 'friendship',
    en: {
      text: 'You and I can argue, and still like each other.',
      description: 'The day after an argument, begin with “I still want to play with you.”',
    },
    fr: {
      text: 'Toi et moi, on peut se disputer et s’aimer quand même.',
      description:
        'Le lendemain d’une dispute, commence par : « J’ai toujours envie de jouer avec toi. »',
    },
  },
  {
    key: 'friendship-close-by',
    category: 'friendship',
    en: {
      text: 'A new friend may be closer than I think.',
      description: 'For the first week in a new place: learn one name a day, and use it.',
    },
    fr: {
      text: 'Une nouvelle amitié m’attend peut-être tout près.',
      description: 'La première semaine dans un endroit nouveau, apprends un prénom par jour.',
    },
  },
  {
    key: 'friendship-be-myself',
    category: 'friendship',
    en: {
      text: 'With people I trust, I get to be myself.',
      description: 'Tell one of them about something you like that they haven’t heard of yet.',
    },
    fr: {
      text: 'Quand je me sens en confiance, j’ose être moi.',
      description:
        'Parle à quelqu’un d’une chose que tu aimes et dont tu ne lui as encore jamais parlé.',
    },
  },
  {
    key: 'friendship-turns',
    category: 'friendship',
    en: {
      text: 'Your turn now, my turn next.',
      description: 'For swings, scooters and board games. A sand timer makes waiting easier.',
    },
    fr: {
      text: 'C’est ton tour, et après, c’est le mien.',
      description:
        'Pour la balançoire, la trottinette et les jeux de société. Un sablier aide à patienter.',
    },
  },
  {
    key: 'friendship-near-or-far',
    category: 'friendship',
    en: {
      text: 'Near or far, friendship fits inside my heart.',
      description: 'When someone moves away, mail them a drawing, a leaf or a joke.',
    },
    fr: {
      text: 'De près ou de loin, l’amitié reste dans mon cœur.',
      description:
        'Quand quelqu’un déménage, envoie-lui par la poste un dessin, une feuille d’arbre, une blague.',
    },
  },
  {
    key: 'friendship-not-everybody',
    category: 'friendship',
    en: {
      text: 'I don’t have to be everybody’s friend.',
      description: 'One or two people you feel comfortable with are plenty. Who comes to mind?',
    },
    fr: {
      text: 'Je n’ai pas besoin de plaire à tout le monde.',
      description:
        'Une ou deux personnes avec qui tu te sens bien, c’est déjà beaucoup. À qui penses-tu ?',
    },
  },
  {
    key: 'friendship-promises',
    category: 'friendship',
    en: {
      text: 'I do my best to keep my promises.',
      description: 'Promise small things, and say so early if one of them becomes too big.',
    },
    fr: {
      text: 'Je tiens mes promesses du mieux que je peux.',
      description:
        'Promets de petites choses, et préviens vite si l’une d’elles devient trop grande.',
    },
  },
  {
    key: 'friendship-team',
    category: 'friendship',
    en: {
      text: 'On my team, each of us has a part to play.',
      description: 'Before a game, a show or the big cleanup: say which part you’d enjoy.',
    },
    fr: {
      text: 'Dans mon équipe, chaque personne a son rôle.',
      description: 'Avant un match, un spectacle ou le grand rangement, dis quel rôle te plairait.',
    },
  },
  {
    key: 'friendship-glad-for-you',
    category: 'friendship',
    en: {
      text: 'I can be happy for you and a little jealous, too.',
      description: 'For birthdays, medals and new bikes. Both feelings fit on the same bench.',
    },
    fr: {
      text: 'Ça me fait plaisir pour toi, et un peu envie aussi.',
      description:
        'Pour les anniversaires, les médailles, les vélos neufs. Il y a de la place pour les deux émotions.',
    },
  },
  {
    key: 'friendship-stop',
    category: 'friendship',
    en: {
      text: 'If a game hurts, I say stop.',
      description: 'Before rough play, choose a word together that ends the game right away.',
    },
    fr: {
      text: 'Si un jeu me fait mal, je dis stop.',
      description:
        'Avant de chahuter, choisis avec les autres un mot qui arrête le jeu tout de suite.',
    },
  },
  {
    key: 'friendship-laugh',
    category: 'friendship',
    en: {
      text: 'I like to laugh with others, not at them.',
      description:
        'Keep a joke in your pocket for the bus, and check that everybody finds it funny.',
    },
    fr: {
      text: 'J’aime rire avec les autres, pas des autres.',
      description:
        'Garde une blague dans ta poche pour le car, et vérifie qu’elle amuse tout le monde.',
    },
  },
  {
    key: 'friendship-talk-about-it',
    category: 'friendship',
    en: {
      text: 'When I talk about a worry, it shrinks a bit.',
      description:
        'Choose a good listener and a quiet moment: in the car, on a walk, at the table.',
    },
    fr: {
      text: 'Quand je raconte un souci, il rétrécit un peu.',
      description:
        'Choisis une personne qui sait écouter et un moment tranquille : en voiture, en marchant.',
    },
  },
  {
    key: 'friendship-crayons',
    category: 'friendship',
    en: {
      text: 'Like crayons, my friends and I each bring a color.',
      description: 'Draw together: one color each, and a single sheet of paper for everybody.',
    },
    fr: {
      text: 'Mes camarades et moi, on est comme des crayons : chacun sa couleur.',
      description:
        'Dessine avec d’autres : une couleur par personne, et une grande feuille pour tout le monde.',
    },
  },
  {
    key: 'friendship-hello',
    category: 'friendship',
    en: {
      text: 'Hello is a small word I can say first.',
      description: 'At the bus stop, in the park, on the stairs: one word and a glance are plenty.',
    },
    fr: {
      text: 'J’ose dire bonjour sans attendre.',
      description: 'Au portail, au parc, dans l’escalier : un mot et un regard suffisent.',
    },
  },
  {
    key: 'friendship-heavy-secret',
    category: 'friendship',
    en: {
      text: 'Some secrets are too heavy to keep, so I tell a grown-up I trust.',
      description: 'A surprise is fun to keep. A secret that hurts is one to tell.',
    },
    fr: {
      text: 'Certains secrets sont trop lourds, alors je les confie à un adulte.',
      description:
        'Une surprise, ça se garde. Un secret qui fait mal, ça se dit à un adulte en qui tu as confiance.',
    },
  },
];
