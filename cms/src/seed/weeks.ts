import type { SeedWeek } from './types.ts';

/** The year plan that a fresh site starts with, in the order of its weeks. It fits any calendar: no week has a date. */
export const weeks: readonly SeedWeek[] = [
  {
    key: 'place-for-everyone',
    affirmation: 'confidence-place-for-me',
    moment: 'something-new',
    skill: 'self-awareness',
    en: {
      title: 'A place for everyone',
      activity:
        'Sit in a circle. In turn, each child says their name and pats the floor beside them: “There’s a place here.” The next child answers with their own name. Children who’d rather not speak can just pat the floor.',
    },
    fr: {
      title: 'Une place pour tout le monde',
      activity:
        'Asseyez-vous en cercle. À tour de rôle, chaque enfant dit son prénom et tapote le sol à côté de lui : « Il y a une place ici. » Le suivant répond par son prénom. Si un enfant préfère se taire, il se contente de tapoter le sol.',
    },
  },
  {
    key: 'first-hello',
    affirmation: 'friendship-hello',
    moment: 'before-school',
    skill: 'relationship-skills',
    en: {
      title: 'Saying hello first',
      activity:
        'Have the children walk around the room. Each time you clap, they greet the person nearest to them with a word, a wave or a nod, in any language they know. After five rounds, ask: what’s it like to go first?',
    },
    fr: {
      title: 'Un bonjour pour commencer',
      activity:
        'Les enfants marchent dans la classe. Chaque fois que vous frappez dans vos mains, chacun salue l’enfant le plus proche : d’un mot, d’un geste ou d’un signe de tête, dans la langue qu’il veut. Après cinq tours, demandez : qu’est-ce que ça fait de commencer ?',
    },
  },
  {
    key: 'look-forward',
    affirmation: 'confidence-look-forward',
    moment: 'morning',
    skill: 'self-awareness',
    en: {
      title: 'Something to look forward to',
      activity:
        'Go over the plan for the day. Each child picks something they’re looking forward to and draws a small picture of it: a ball, a book, an apple. Before everyone goes home, ask: was it the way you imagined it?',
    },
    fr: {
      title: 'Ce qui me fait envie',
      activity:
        'Annoncez le programme de la journée. Chaque enfant choisit le moment qui lui fait envie et le dessine en tout petit : un ballon, un livre, une pomme. Avant de partir, demandez : est-ce que c’était comme prévu ?',
    },
  },
  {
    key: 'in-common',
    affirmation: 'friendship-close-by',
    moment: 'something-new',
    skill: 'relationship-skills',
    en: {
      title: 'Two things in common',
      activity:
        'In pairs, the children have two minutes to find two things they both like: a food, an animal, a game. Then two pairs meet and look for one thing that all four like. Pointing and drawing count, too.',
    },
    fr: {
      title: 'Deux points communs',
      activity:
        'Par deux, les enfants ont deux minutes pour trouver deux choses qu’ils aiment tous les deux : un plat, un animal, un jeu. Puis deux binômes se rejoignent et en cherchent une qui plaise aux quatre. On peut aussi montrer du doigt ou dessiner.',
    },
  },
  {
    key: 'questions',
    affirmation: 'learning-questions',
    moment: 'before-school',
    skill: 'responsible-decision-making',
    en: {
      title: 'A question is enough',
      activity:
        'Hold up something ordinary: a key, a shoe, a pencil. The children ask all the questions about it that they can think of, and nobody answers. Keep the best five on the board this week: some will be answered by Friday.',
    },
    fr: {
      title: 'Une question suffit',
      activity:
        'Montrez un objet tout simple : une clé, une chaussure, un crayon. Les enfants posent toutes les questions qui leur viennent, et personne ne répond. Gardez les cinq meilleures au tableau : d’ici vendredi, certaines auront trouvé leur réponse.',
    },
  },
  {
    key: 'listening',
    affirmation: 'kindness-listen',
    moment: 'after-a-quarrel',
    skill: 'social-awareness',
    en: {
      title: 'Listening, really listening',
      activity:
        'In pairs, one child tells the other how they get to school. The other listens for a minute (half a minute for younger children) without a word, then repeats one detail. Then they swap. Ask: how could you tell that somebody was listening?',
    },
    fr: {
      title: 'Écouter pour de vrai',
      activity:
        'Les enfants se mettent par deux : l’un raconte son chemin jusqu’à l’école, l’autre écoute une minute (trente secondes pour les plus jeunes) sans rien dire, puis répète un détail. On échange les rôles. Demandez ensuite : à quoi voit-on que quelqu’un écoute ?',
    },
  },
  {
    key: 'too-loud',
    affirmation: 'calm-too-loud',
    moment: 'anger',
    skill: 'self-management',
    en: {
      title: 'When it gets too loud',
      activity:
        'Have the class hum: softly, louder, softly again, as your hand rises and falls. Stop. What’s the first sound you hear in the silence? Then agree on a quiet corner and a signal for “I need a moment.”',
    },
    fr: {
      title: 'Quand il y a trop de bruit',
      activity:
        'Faites fredonner la classe : tout bas, plus fort, puis tout bas, selon la hauteur de votre main. Stop. Quel est le premier bruit qu’on entend dans le silence ? Choisissez ensemble un coin calme et un signe qui veut dire « j’ai besoin d’un moment ».',
    },
  },
  {
    key: 'every-color',
    affirmation: 'friendship-crayons',
    moment: 'before-school',
    skill: 'social-awareness',
    en: {
      title: 'Every color counts',
      activity:
        'Pass a sheet of paper around each table. Every child adds one line in their own color, without a plan. After two rounds, look at it together: what would be missing without the blue, the green, the yellow?',
    },
    fr: {
      title: 'Chaque couleur compte',
      activity:
        'Faites circuler une feuille à chaque table. Chaque enfant y ajoute un trait dans sa couleur, sans modèle. Après deux tours, regardez ensemble : que manquerait-il sans le bleu, le vert, le jaune ?',
    },
  },
  {
    key: 'good-mistakes',
    affirmation: 'learning-mistakes',
    moment: 'tests',
    skill: 'self-awareness',
    en: {
      title: 'Thank you, mistake',
      activity:
        'Write something wrong on the board, such as 5 + 3 = 9. Thank the mistake: what does it show us? Then everyone remembers something they learned by getting it wrong first. Anyone who wants to can tell the class.',
    },
    fr: {
      title: 'Merci, l’erreur',
      activity:
        'Écrivez quelque chose de faux au tableau, par exemple 5 + 3 = 9. Remerciez l’erreur : qu’est-ce qu’elle nous montre ? Puis chacun pense à une chose qu’il a apprise en se trompant d’abord. Ceux qui le souhaitent la racontent.',
    },
  },
  {
    key: 'asking-for-help',
    affirmation: 'courage-ask-for-help',
    moment: 'tests',
    skill: 'relationship-skills',
    en: {
      title: 'Asking for help',
      activity:
        'Read small problems aloud: my zipper is stuck, I didn’t catch the instructions, the shelf is too high. For each one, the children find a sentence that says what’s wrong and what would help. Say the best ones together.',
    },
    fr: {
      title: 'Demander de l’aide',
      activity:
        'Lisez de petits problèmes : ma fermeture est coincée, je n’ai pas compris la consigne, l’étagère est trop haute. Pour chacun, les enfants cherchent une phrase qui dise ce qui ne va pas et ce qui aiderait. Dites les meilleures tous ensemble.',
    },
  },
  {
    key: 'words-for-feelings',
    affirmation: 'calm-name-it',
    moment: 'sadness',
    skill: 'self-awareness',
    en: {
      title: 'Words for feelings',
      activity:
        'Describe one scene at a time: the field trip is rained out, a friend saves you a seat. The children show the feeling on their faces, then look for words beyond “happy” and “sad”: let down, relieved, nervous. Several can fit at once.',
    },
    fr: {
      title: 'Des mots pour les émotions',
      activity:
        'Décrivez une scène à la fois : la pluie annule la sortie ; quelqu’un t’a gardé une place. Les enfants miment l’émotion, puis cherchent plus précis que « content » ou « triste » : la déception, le soulagement, le trac. Plusieurs mots peuvent convenir.',
    },
  },
  {
    key: 'five-mountains',
    affirmation: 'calm-breath',
    moment: 'worry',
    skill: 'self-management',
    en: {
      title: 'Five mountains',
      activity:
        'Each child draws five mountains in a row. A finger climbs while they breathe in and slides down while they breathe out, slowly, to the last valley. Keep the drawings in the desks for hard days.',
    },
    fr: {
      title: 'Cinq montagnes',
      activity:
        'Chaque enfant dessine cinq montagnes à la suite. Le doigt grimpe quand on inspire et redescend quand on souffle, lentement, jusqu’à la dernière vallée. Le dessin reste dans le casier pour les jours où il servira.',
    },
  },
  {
    key: 'making-it-right',
    affirmation: 'kindness-mend',
    moment: 'after-a-quarrel',
    skill: 'relationship-skills',
    en: {
      title: 'Making it right',
      activity:
        'Tell a short story: somebody walks by and knocks over a tower that took all morning to build. In groups of three, the children look for ways to make it right: say sorry, help rebuild, ask what would help. A few groups act theirs out.',
    },
    fr: {
      title: 'Réparer',
      activity:
        'Racontez : en passant, quelqu’un fait tomber une tour qu’on a mis toute la matinée à construire. Par trois, les enfants cherchent comment réparer : demander pardon, aider à reconstruire, demander ce qui ferait du bien. Quelques groupes jouent leur scène.',
    },
  },
  {
    key: 'telling-the-truth',
    affirmation: 'courage-truth',
    moment: 'after-a-quarrel',
    skill: 'responsible-decision-making',
    en: {
      title: 'It was me',
      activity:
        'Tell a story about a broken mug that nobody saw fall. What makes it hard to say “It was me”? What would make it easier? Then agree on how your class answers somebody who tells the truth, and write that sentence down.',
    },
    fr: {
      title: 'C’était moi',
      activity:
        'Racontez l’histoire d’un bol cassé que personne n’a vu tomber. Pourquoi est-ce difficile de dire « c’était moi » ? Qu’est-ce qui aiderait ? Décidez ensemble comment la classe répond à quelqu’un qui dit la vérité, et notez cette phrase.',
    },
  },
  {
    key: 'time-to-think',
    affirmation: 'confidence-time-to-answer',
    moment: 'tests',
    skill: 'self-management',
    en: {
      title: 'Three breaths, then answer',
      activity:
        'Ask an easy question. Nobody answers until everyone has taken three quiet breaths; then everyone answers at once. Make each question a little harder. What did the children notice while they waited?',
    },
    fr: {
      title: 'Trois respirations, puis la réponse',
      activity:
        'Posez une question facile. Personne ne répond avant trois respirations silencieuses ; puis tout le monde répond en même temps. Augmentez un peu la difficulté à chaque tour. Qu’est-ce que les enfants ont remarqué pendant l’attente ?',
    },
  },
  {
    key: 'stuck-indoors',
    affirmation: 'learning-bored',
    moment: 'something-new',
    skill: 'self-management',
    en: {
      title: 'Stuck indoors',
      activity:
        'Each child draws a squiggle and passes it on. The next child turns the sheet until they see something in it (a whale, a hat, a road), then finishes the drawing. No idea yet? Wait a little: one will come.',
    },
    fr: {
      title: 'Un jour de pluie',
      activity:
        'Chaque enfant trace un gribouillis et le passe à son voisin. Celui-ci tourne la feuille jusqu’à y voir quelque chose (une baleine, un chapeau, une route) et termine le dessin. Pas d’idée ? Attendez un peu : elle viendra.',
    },
  },
  {
    key: 'quiet-surprise',
    affirmation: 'kindness-surprise',
    moment: 'morning',
    skill: 'social-awareness',
    en: {
      title: 'A quiet surprise',
      activity:
        'Together, think of people who are easy to overlook: in the cafeteria, in the office, on the bus. Each child draws or writes a small thank-you for one of them. Deliver the notes without being seen, and keep the secret until tomorrow.',
    },
    fr: {
      title: 'Une surprise en douce',
      activity:
        'Cherchez ensemble les personnes qu’on oublie souvent : à la cantine, au secrétariat, dans le car. Chaque enfant dessine ou écrit un petit merci pour l’une d’elles. Déposez les mots sans vous faire voir, et gardez le secret jusqu’au lendemain.',
    },
  },
  {
    key: 'halfway',
    affirmation: 'learning-how-far',
    moment: 'success',
    skill: 'self-awareness',
    en: {
      title: 'Halfway there',
      activity:
        'The year is half over. Each child finds one thing that was hard in the first weeks and is easier now, and draws it twice: then and now. Look at a few pairs of drawings together, if the artists agree.',
    },
    fr: {
      title: 'Déjà la moitié du chemin',
      activity:
        'Nous voilà à la moitié de l’année. Chaque enfant cherche une chose difficile au début et plus facile maintenant, et la dessine deux fois : avant, après. Regardez quelques dessins ensemble, si les enfants sont d’accord.',
    },
  },
  {
    key: 'fresh-start',
    affirmation: 'courage-start-again',
    moment: 'morning',
    skill: 'self-management',
    en: {
      title: 'As many tries as it takes',
      activity:
        'In small groups, the children try to make one sheet of paper stand up and hold a pencil. It will collapse: that’s the game. Each time it falls, they say “One more time” and try another way. How many tries did it take?',
    },
    fr: {
      title: 'Autant d’essais qu’il en faut',
      activity:
        'En petits groupes, les enfants essaient de faire tenir une feuille debout avec un crayon dessus. Elle va s’écrouler : c’est le jeu. À chaque chute, ils disent « encore une fois » et essaient autrement. Combien d’essais a-t-il fallu ?',
    },
  },
  {
    key: 'new-eyes',
    affirmation: 'learning-what-i-will-find',
    moment: 'morning',
    skill: 'responsible-decision-making',
    en: {
      title: 'Fresh eyes',
      activity:
        'For one silent minute, everyone looks out the window or around the room for something they’ve never noticed. They sketch it in ten seconds, then guess how it got there. How could we find out?',
    },
    fr: {
      title: 'Un regard neuf',
      activity:
        'Pendant une minute de silence, chacun cherche par la fenêtre ou dans la classe une chose jamais remarquée. On la dessine en dix secondes, puis on devine : comment est-elle arrivée là, et comment le savoir ?',
    },
  },
  {
    key: 'my-no',
    affirmation: 'confidence-my-no',
    moment: 'worry',
    skill: 'relationship-skills',
    en: {
      title: 'A “stop” that counts',
      activity:
        'Two rows face each other, far apart. One row walks forward slowly. Each child in the other row raises a hand and says “stop” when their partner is close enough, and the partner stops right away. Then they swap. Nobody has to explain their stop.',
    },
    fr: {
      title: 'Un « stop » qui compte',
      activity:
        'Deux rangées se font face, à bonne distance. L’une avance lentement. En face, chaque enfant lève la main et dit « stop » quand c’est assez près, et l’autre s’arrête aussitôt. On échange. Personne n’a à justifier son stop.',
    },
  },
  {
    key: 'staying-close',
    affirmation: 'kindness-stay-close',
    moment: 'sadness',
    skill: 'social-awareness',
    en: {
      title: 'Staying close',
      activity:
        'Together, imagine someone sitting alone, looking sad. What helps without many words? Sitting down nearby, bringing a tissue, asking “Do you want me to stay?” or finding a grown-up. Each child draws what they’d want someone to do for them.',
    },
    fr: {
      title: 'Rester tout près',
      activity:
        'Imaginez ensemble quelqu’un qui est assis à l’écart, l’air triste. Qu’est-ce qui aide, sans grands discours ? S’asseoir à côté, apporter un mouchoir, demander « je reste ? », prévenir un adulte. Chaque enfant dessine ce qu’il aimerait pour lui-même.',
    },
  },
  {
    key: 'changing-sides',
    affirmation: 'confidence-change-my-mind',
    moment: 'morning',
    skill: 'responsible-decision-making',
    en: {
      title: 'Changing sides',
      activity:
        'Mountains or ocean? Morning or evening? Each child picks a side of the room. Hear one reason from each side; then anyone can cross over. After a few questions, ask: what makes people change their minds?',
    },
    fr: {
      title: 'Changer de côté',
      activity:
        'La mer ou la montagne ? Le matin ou le soir ? Les enfants se rangent d’un côté ou de l’autre de la salle. Écoutez un argument de chaque camp, puis ceux qui le veulent changent de côté. Après quelques questions, demandez : qu’est-ce qui fait changer d’avis ?',
    },
  },
  {
    key: 'slow-to-ten',
    affirmation: 'calm-count-to-ten',
    moment: 'anger',
    skill: 'self-management',
    en: {
      title: 'Slowly to ten',
      activity:
        'Everyone walks around the room until you raise your hand. Then they stand still and count to ten together, slower and softer every time. Where could counting help: in line, in a game, in an argument?',
    },
    fr: {
      title: 'Lentement jusqu’à dix',
      activity:
        'Les enfants marchent dans la classe jusqu’à ce que vous leviez la main. Ils s’arrêtent et comptent ensemble jusqu’à dix, chaque fois plus lentement et plus bas. Quand cela peut-il servir : dans le rang, dans un jeu, dans une dispute ?',
    },
  },
  {
    key: 'counting-together',
    affirmation: 'friendship-team',
    moment: 'success',
    skill: 'relationship-skills',
    en: {
      title: 'Twenty together',
      activity:
        'Count to twenty as a class: one voice at a time, in no set order, without signals. If two people speak at once, start over at one. Younger children count to ten. What helped: waiting, looking, listening?',
    },
    fr: {
      title: 'Tous ensemble jusqu’à vingt',
      activity:
        'Comptez jusqu’à vingt avec la classe : une seule voix à la fois, sans ordre ni signe convenus. Si deux voix se croisent, on recommence à un. Les plus jeunes vont jusqu’à dix. Qu’est-ce qui a aidé : attendre, regarder, écouter ?',
    },
  },
  {
    key: 'mouse-and-river',
    affirmation: 'learning-imagination',
    moment: 'something-new',
    skill: 'responsible-decision-making',
    en: {
      title: 'How does the mouse cross the river?',
      activity:
        'Ask how a mouse could cross a river. Each child draws an answer in two minutes, the sillier the better. Lay the drawings side by side: which would work, which would work only in a dream, and which two would make a good pair?',
    },
    fr: {
      title: 'Comment la souris passe-t-elle la rivière ?',
      activity:
        'Demandez comment une souris pourrait traverser une rivière. Chaque enfant dessine sa réponse en deux minutes, même farfelue. Posez les dessins côte à côte : quelle idée marcherait, laquelle seulement en rêve, lesquelles iraient bien ensemble ?',
    },
  },
  {
    key: 'warm-hand',
    affirmation: 'calm-knotted-tummy',
    moment: 'tests',
    skill: 'self-management',
    en: {
      title: 'A warm hand on the belly',
      activity:
        'Sitting or standing, everyone puts a hand on their belly. Breathe in until the hand moves, and out on a long, soft “fff.” Five times. Then each child decides privately when to use it: before a test, at the dentist, on stage.',
    },
    fr: {
      title: 'Une main sur le ventre',
      activity:
        'Assis ou debout, chacun pose une main sur son ventre. On inspire jusqu’à ce qu’elle bouge, on souffle en un long « fff » tout doux. Cinq fois. Puis chacun choisit pour lui quand s’en servir : avant un contrôle, chez le dentiste, sur scène.',
    },
  },
  {
    key: 'own-pace',
    affirmation: 'confidence-own-pace',
    moment: 'tests',
    skill: 'self-awareness',
    en: {
      title: 'Growing like trees',
      activity:
        'The children crouch like seeds and have one minute to grow into trees, each at their own pace. Nobody is first and nobody is last. Children in a chair or a wheelchair can grow with their arms. Ask: what grows fast in you, and what takes its time?',
    },
    fr: {
      title: 'Grandir comme les arbres',
      activity:
        'Les enfants s’accroupissent comme des graines et ont une minute pour devenir des arbres, chacun à son rythme. Il n’y a ni premier ni dernier. Assis sur une chaise ou en fauteuil, on grandit avec les bras. Demandez : qu’est-ce qui grandit vite en toi, et qu’est-ce qui prend son temps ?',
    },
  },
  {
    key: 'giving-time',
    affirmation: 'kindness-give-time',
    moment: 'tests',
    skill: 'social-awareness',
    en: {
      title: 'Time for words',
      activity:
        'Whisper a word to a child who’d like to begin. They describe it without saying it, and the others let them finish: three breaths of silence before the first guess. Play a few rounds. How does it feel to have plenty of time?',
    },
    fr: {
      title: 'Le temps de trouver ses mots',
      activity:
        'Chuchotez un mot à un enfant qui veut bien commencer. Il le décrit sans le dire, et les autres le laissent finir : trois respirations de silence avant la première réponse. Jouez quelques tours. Qu’est-ce que ça fait, d’avoir le temps ?',
    },
  },
  {
    key: 'good-game',
    affirmation: 'friendship-good-game',
    moment: 'success',
    skill: 'relationship-skills',
    en: {
      title: 'Win or lose',
      activity:
        'In pairs, play one round of rock, paper, scissors. The child who lost says “good game” first, and the winner says it back. Change partners once or twice. Which “good game” sounded like the person meant it, and why?',
    },
    fr: {
      title: 'Gagner, perdre, bien jouer',
      activity:
        'Par deux, on joue une manche de pierre-feuille-ciseaux. Celui qui perd dit « bien joué » le premier, celui qui gagne répond. On change une ou deux fois de partenaire. Quel « bien joué » sonnait vrai, et pourquoi ?',
    },
  },
  {
    key: 'looking-after',
    affirmation: 'kindness-earth',
    moment: 'morning',
    skill: 'responsible-decision-making',
    en: {
      title: 'One thing to look after',
      activity:
        'Look around the classroom together: what is being wasted, and what needs care? A light left on, a thirsty plant, paper with a blank side. Choose one thing, and decide who’ll look after it this week.',
    },
    fr: {
      title: 'Prendre soin de ce qui nous entoure',
      activity:
        'Faites ensemble le tour de la classe : qu’est-ce qu’on gaspille, qu’est-ce qui a besoin de soins ? Une lampe allumée pour rien, une plante qui a soif, une feuille au dos blanc. Choisissez une seule chose et décidez qui s’en occupe cette semaine.',
    },
  },
  {
    key: 'screen-off',
    affirmation: 'calm-screen-off',
    moment: 'bedtime',
    skill: 'responsible-decision-making',
    en: {
      title: 'When the screen goes off',
      activity:
        'On the board, list things to do in the evening once the screen is off: read, draw, build, listen to the rain. Each child picks one idea, draws it and takes it home. Tomorrow, anyone who wants to can tell the class how it went.',
    },
    fr: {
      title: 'Quand l’écran s’éteint',
      activity:
        'Notez au tableau ce qu’on peut faire le soir une fois l’écran éteint : lire, dessiner, construire, écouter la pluie. Chaque enfant choisit une idée, la dessine et l’emporte chez lui. Le lendemain, ceux qui le souhaitent racontent.',
    },
  },
  {
    key: 'cheering',
    affirmation: 'friendship-hooray',
    moment: 'success',
    skill: 'social-awareness',
    en: {
      title: 'The quietest cheer',
      activity:
        'Anyone who wants to names something that went well this week, however small. The class answers with the quietest cheer it can invent: dancing fingers, silent clapping. End with one loud hooray for everybody.',
    },
    fr: {
      title: 'Le hourra le plus silencieux',
      activity:
        'Les enfants qui le souhaitent citent une chose réussie cette semaine, même minuscule. La classe répond par le hourra le plus silencieux qu’elle puisse inventer : des doigts qui dansent, des bravos sans bruit. Finissez par un grand youpi pour tout le monde.',
    },
  },
  {
    key: 'seeds',
    affirmation: 'kindness-seeds',
    moment: 'bedtime',
    skill: 'social-awareness',
    en: {
      title: 'The seeds of the year',
      activity:
        'Each child draws a seed, and inside it something kind that somebody did for them this year. Around it they draw what grew from it: a laugh, a game, a quiet evening. Hang up the drawings side by side, without names.',
    },
    fr: {
      title: 'Les graines de l’année',
      activity:
        'Chaque enfant dessine une graine et, dedans, un geste gentil qu’on a eu pour lui cette année. Autour, il dessine ce qui a poussé : un rire, un jeu, une soirée tranquille. Accrochez les dessins côte à côte, sans les noms.',
    },
  },
  {
    key: 'what-it-took',
    affirmation: 'confidence-proud',
    moment: 'success',
    skill: 'self-awareness',
    en: {
      title: 'What it took',
      activity:
        'Each child thinks of something that took effort this year and draws a medal for it that shows what it took: patience, courage, practice. The children choose whether to show theirs.',
    },
    fr: {
      title: 'Ce qu’il a fallu d’efforts',
      activity:
        'Chaque enfant pense à une chose qui lui a demandé des efforts cette année et dessine une médaille qui montre ce qu’il a fallu : de la patience, du courage, de l’entraînement. Chacun choisit de montrer la sienne ou non.',
    },
  },
  {
    key: 'goodbye',
    affirmation: 'friendship-near-or-far',
    moment: 'sadness',
    skill: 'relationship-skills',
    en: {
      title: 'Goodbye, and see you soon',
      activity:
        'Pull names from a hat so that nobody is left out. Each child writes or draws a wish for the classmate whose name they pulled, and hands it over. Then anyone who wants to says what they’ll take with them from this year: a song, a joke, a friend.',
    },
    fr: {
      title: 'Au revoir et à bientôt',
      activity:
        'Tirez les prénoms au sort, pour que personne ne soit oublié. Chacun écrit ou dessine un vœu pour l’enfant dont il a tiré le prénom et le lui remet. Ceux qui le veulent disent ensuite ce qu’ils emportent de cette année : une chanson, une blague, une amitié.',
    },
  },
];
