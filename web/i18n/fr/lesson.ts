import type { lesson as english } from '../en/lesson.ts';

export const lesson: typeof english = {
  title: 'Guide pour la classe',
  description:
    'Huit séances complètes autour des affirmations, pour les 4-11 ans : une page chacune, prêtes à imprimer.',
  heading: 'Guide pour la classe',
  lead: 'Huit séances autour de phrases douces et vraies, pour les 4-11 ans. Chacune tient sur une page et ne demande guère plus que ce que l’on trouve déjà dans une classe.',
  back: 'Pour les enseignants',
  print: 'Imprimer tout le guide',
  printOne: 'Imprimer cette séance',
  contents: 'Les séances',
  ages: {
    '4-5': 'De 4 à 5 ans',
    '6-8': 'De 6 à 8 ans',
    '9-11': 'De 9 à 11 ans',
  },
  minutes: (minutes) => `${minutes} minutes`,
  aim: 'Objectif :',
  needs: 'Matériel',
  sentences: 'Les phrases',
  steps: 'Déroulement',
  say: 'Ce que vous pouvez dire',
  quoted: (words) => `« ${words} »`,
  close: 'Pour finir',
  quiet: 'Pour les enfants timides',
  home: 'À la maison',
  read: (category) => `D’autres phrases : ${category}`,
  cards: (category) => `Des cartes à imprimer : ${category}`,
  make: 'Créer vos propres cartes',
  tools: {
    heading: 'Pour aller plus loin avec votre classe',
    items: [
      'Le mode classe montre en grand une catégorie, un moment ou votre propre recueil, une carte à la fois.',
      'Avec un lien de classe, toute la classe peut lire et imprimer un recueil sans compte, grâce à une adresse ou à un code QR.',
      'La programmation annuelle propose une affirmation par semaine, avec une activité de cinq minutes.',
    ],
    collections: 'Vos recueils et vos liens de classe',
  },
  before: {
    heading: 'Avant de commencer',
    rules: [
      {
        title: 'Commencez par vous',
        text: 'Dites la phrase pour vous-même avant de la proposer à un enfant, et pensez-la vraiment.',
      },
      {
        title: 'Personne n’est obligé de parler',
        text: 'Penser la phrase, ça compte. La chuchoter, la dessiner ou passer son tour aussi.',
      },
      {
        title: 'Le vrai plutôt que le grandiose',
        text: '« Je peux réessayer » tient bon les mauvais jours, « Je gagne toujours » non. Si un enfant vous dit « c’est pas vrai », cherchez ensemble une phrase plus petite qui le soit.',
      },
      {
        title: 'La tristesse et la colère ont leur place',
        text: 'Une phrase tient compagnie à une émotion. Elle ne la chasse pas, et personne n’est tenu de retrouver le sourire.',
      },
      {
        title: 'Si un enfant vous confie quelque chose de grave',
        text: 'Remerciez-le, gardez votre calme et ne promettez pas le secret. Parlez-en le jour même à la direction ou au psychologue scolaire, même sans preuves, et suivez la loi et les règles de signalement. En cas de danger immédiat, appelez les secours. En France, le 119 conseille aussi les adultes, jour et nuit ; aux États-Unis, c’est Childhelp (1-800-422-4453).',
      },
    ],
  },
  lessons: {
    mirror: {
      title: 'Bonjour, moi',
      aim: 'Chaque enfant se salue dans le miroir avec gentillesse et trouve quelque chose qu’il sait déjà faire.',
      needs: ['Un miroir incassable', 'Une boîte à couvercle pour l’y poser'],
      sentences: ['Je suis bien comme je suis.', 'Je sais déjà faire plein de choses.'],
      steps: [
        'Asseyez-vous en cercle, la boîte fermée sur les genoux. Annoncez que quelqu’un de très important y habite, et que c’est un secret tant que tout le monde n’a pas regardé.',
        'Ouvrez-la d’abord pour vous. Faites-vous signe dans le miroir : « Bonjour, moi. Mes mains savent tresser les cheveux. »',
        'La boîte fait le tour. Chaque enfant regarde, se fait signe, et montre ou dit une chose qu’il sait faire : sauter, fredonner, boutonner un manteau.',
        'Le cercle répond en le faisant aussi : tout le monde saute, tout le monde fredonne.',
        'Dites ensemble la première phrase trois fois : à voix haute, en chuchotant, puis seulement dans la tête.',
      ],
      say: [
        'Qui as-tu vu ? Garde-le bien pour toi jusqu’au retour de la boîte.',
        'Que sais-tu faire aujourd’hui que tu ne savais pas faire quand tu étais bébé ?',
      ],
      close:
        'Remettez le couvercle : « La personne très importante est toujours là, même quand la boîte est fermée. » Chacun pose une main sur son cœur, le temps d’une longue respiration.',
      quiet:
        'L’enfant regarde pendant que les autres ferment les yeux, ou laisse un doudou regarder à sa place : c’est vous qui faites parler le doudou. Passer la boîte avec un simple signe de tête, c’est participer.',
      home: 'Devant le miroir de la salle de bains, après le brossage des dents : l’adulte et l’enfant se saluent chacun dans la glace et disent une chose réussie dans la journée.',
    },
    snail: {
      title: 'Tout doux, comme l’escargot',
      aim: 'Les enfants prennent conscience de leur souffle et apprennent un petit rituel pour les moments trop bruyants.',
      needs: [
        'Une peluche par enfant',
        'De la place pour s’allonger',
        'Un triangle, ou un verre et une cuillère',
      ],
      sentences: [
        'Tout doux, tout doux : j’avance comme un escargot.',
        'Mon souffle est un coin tranquille où je peux toujours aller.',
      ],
      steps: [
        'Tout le monde se transforme en escargot et traverse la salle le plus lentement possible. Le dernier arrivé a gagné.',
        'Tout le monde s’allonge, coquille comprise. La peluche voyage sur le ventre.',
        'On inspire, la peluche monte. On souffle, elle redescend. Cinq fois, sans retenir sa respiration.',
        'Faites sonner le triangle une fois. On lève la main quand on ne l’entend plus.',
        'Dites ensemble la première phrase, chaque fois plus lentement, jusqu’à presque vous arrêter.',
      ],
      say: [
        'Ta peluche dort-elle déjà ? Berce-la rien qu’avec ton ventre.',
        'Tu peux garder les yeux ouverts et regarder le plafond.',
      ],
      close:
        'Les escargots sortent : les doigts d’abord, puis les orteils, puis on s’étire longuement. Convenez ensemble d’un signe : dans la classe, deux doigts levés, comme les cornes de l’escargot, voudront dire « moins fort, s’il te plaît ».',
      quiet:
        'L’enfant s’assoit contre le mur, sa peluche dans les bras, et regarde. Un enfant qui n’aime pas s’allonger peut s’occuper du triangle.',
      home: 'L’escargot du soir : une peluche sur le ventre, cinq respirations, une phrase, et l’on éteint.',
    },
    yet: {
      title: 'Deux petits mots : « pas encore »',
      aim: 'Les enfants transforment « je n’y arrive pas » en « je n’y arrive pas encore » et nomment un premier petit pas.',
      needs: ['Une bande de papier et un crayon par enfant', 'Une grande enveloppe', 'Le tableau'],
      sentences: ['Je n’y arrive pas… pas encore !', 'Mes erreurs m’aident à apprendre.'],
      steps: [
        'Ratez quelque chose devant la classe : jonglez, ou dessinez un cheval de la mauvaise main. Dites « je n’y arrive pas », et laissez la phrase en suspens.',
        'Puis ajoutez « encore » : « Je n’y arrive pas encore. » Demandez ce qui a changé. Écrivez PAS ENCORE au tableau, aussi grand que possible.',
        'Sur sa bande, chacun écrit ou dessine ce qu’il ne sait pas encore faire. Personne n’a à la montrer.',
        'Au dos, un pas pour cette semaine. Pas « apprendre à nager » : « mettre le visage dans l’eau ».',
        'À deux : l’un dit « je n’arrive pas à… », l’autre répond « pas encore ! ». Puis on échange.',
        'Toutes les bandes vont dans l’enveloppe. Notez-y la date d’ouverture, dans quatre semaines, et tenez-vous-y.',
      ],
      say: [
        'Quel pas serait si petit qu’il te ferait rire ?',
        'Moi aussi, j’ai fait cette erreur. Qu’est-ce que l’erreur nous apprend ?',
      ],
      close:
        'Tout le monde se lève. Vous lancez « je n’y arrive pas », la classe répond « pas encore ! ». Trois fois, la dernière en chuchotant.',
      quiet:
        'La bande reste pliée. À deux, l’enfant répond en levant une carte où est écrit PAS ENCORE.',
      home: 'Au dîner, chacun dit une chose qu’il ne sait pas encore faire. Les grands commencent.',
    },
    post: {
      title: 'La poste des mots doux',
      aim: 'Les enfants remarquent ce que font les autres, le disent avec leurs mots et accueillent un mot gentil.',
      needs: [
        'Un petit papier par enfant',
        'Une boîte à chaussures avec une fente',
        'Les prénoms de la classe, à tirer au sort',
      ],
      sentences: [
        'Mes mots peuvent faire du bien.',
        'Quand on me dit quelque chose de gentil, je le garde au chaud.',
      ],
      steps: [
        'Notez au tableau ce que l’on peut remarquer chez quelqu’un : sa façon d’aider, de jouer, d’attendre, d’essayer. Le physique et les habits n’en font pas partie.',
        'Entraînez-vous à être précis. « Tu es gentil » devient « Hier, tu m’as attendu à la porte ». Laquelle de ces deux phrases tient le plus chaud ?',
        'Chacun tire un prénom, le garde secret et écrit à cet enfant : « J’ai remarqué que tu… »',
        'Les papiers passent par la fente. Lisez-les tous avant la distribution : c’est la seule étape à ne jamais sauter.',
        'Distribuez. Chacun lit en silence et répond « merci », sans « mais ».',
      ],
      say: [
        'Qu’as-tu vu ? Raconte-le pour que je le voie aussi.',
        'Un mot gentil, c’est comme un ballon. Pas besoin de le renvoyer tout de suite : tu peux le garder un moment dans tes bras.',
      ],
      close:
        'Dites ensemble la première phrase. Puis chaque enfant trouve une place pour son papier : la trousse, une poche, le mur au-dessus du lit.',
      quiet:
        'L’enfant qui n’aime pas écrire dessine ce qu’il a remarqué. C’est vous qui distribuez, personne ne lit à voix haute, et l’on ne cherche pas à deviner qui a écrit.',
      home: 'Un papier dans la boîte à goûter. Pas « tu es formidable », mais « j’ai vu comme tu… ». Les réponses sont les bienvenues.',
    },
    wall: {
      title: 'Un mur, mille bonjours',
      aim: 'Les enfants osent dire bonjour en premier, dans plusieurs langues, et fabriquent un mur qui accueille tout le monde.',
      needs: [
        'Une carte vierge et des crayons de couleur par enfant',
        'Du ruban adhésif et un pan de mur à hauteur d’enfant',
      ],
      sentences: [
        'J’ose dire bonjour sans attendre.',
        'Une nouvelle amitié m’attend peut-être tout près.',
      ],
      steps: [
        'Faites la collecte des bonjours : « bonjour », « hello » et tous ceux que les enfants tiennent de la maison, d’un voyage ou d’une chanson. Notez-les au tableau.',
        'Apprenez-les à l’oreille. L’enfant qui a apporté le mot le dit, la classe le répète deux fois. Personne n’est obligé de parler une langue devant les autres.',
        'Tout le monde se promène dans la salle. Quand vous tapez dans vos mains, chacun salue l’enfant le plus proche : dans la langue de son choix, de la main ou d’un signe de tête.',
        'Demandez : qu’est-ce que ça fait de commencer ? Et quand l’autre ne répond pas, qu’est-ce qui aide ?',
        'Chaque enfant fabrique sa carte : un bonjour en grandes lettres et, en dessous, une phrase gentille, dans la langue de son choix.',
        'Préparez le mur ensemble : qui doit le voir, et à quelle hauteur accrocher les cartes ?',
      ],
      say: [
        'Comment le dit-on dans une langue que tu parles à la maison ? Apporte-nous le mot, on l’apprendra.',
        'Certaines personnes mettent du temps à répondre. Ton bonjour compte quand même.',
      ],
      close:
        'Accrochez les cartes ensemble. Tout le monde dit son bonjour en même temps, puis recule d’un pas pour regarder.',
      quiet:
        'Un geste de la main, un signe de tête, une carte levée : c’est aussi un bonjour. Vous pouvez aussi confier le signal à l’enfant.',
      home: 'Demander à la maison un bonjour ou une phrase douce dans une langue de la famille. Le mur lui gardera une place.',
    },
    courage: {
      title: 'Du courage de toutes les tailles',
      aim: 'Les élèves découvrent que le courage a mille visages et que la peur en fait partie.',
      needs: ['Une longue ligne de ruban adhésif au sol', 'Une feuille et un crayon par élève'],
      sentences: [
        'La peur et le courage habitent tous les deux chez moi.',
        'Pas à pas, je peux faire des choses difficiles.',
      ],
      steps: [
        'Un bout de la ligne veut dire « facile pour moi », l’autre « il me faut tout mon courage ».',
        'Lisez : demander de l’aide. Chanter devant tout le monde. Demander pardon. Dormir ailleurs que chez soi. Dire non à quelqu’un qu’on aime. Chaque fois, chacun trouve sa place sur la ligne, sans commentaire.',
        'Arrêtez-vous et regardez ensemble : on n’est jamais tous au même endroit. Qui a du courage ici, celui pour qui c’est facile ou celui pour qui c’est difficile ?',
        'À sa table, chacun choisit une chose du bout « tout mon courage » et la découpe en trois pas. Le premier doit être possible demain.',
        'Chacun choisit une phrase pour ce premier pas, parmi celles ci-dessus ou de son invention.',
      ],
      say: [
        'Où ton corps te dit-il que tu as peur ? Moi, c’est dans le ventre.',
        'Tu n’as pas besoin de me dire ce que c’est. Vérifie seulement : ton premier pas est-il assez petit ?',
      ],
      close:
        'Chacun se place sur la ligne là où il voudrait en être aux prochaines vacances, dit sa phrase en silence et fait un pas en avant.',
      quiet:
        'Au lieu de se déplacer : une ligne sur une feuille, et une croix dessus. Les trois pas restent secrets ; demandez seulement : « As-tu trouvé le premier ? »',
      home: 'Demander à un adulte : « Raconte-moi une chose qui te faisait peur et que tu as faite quand même. » Et rapporter la réponse en trois lignes.',
    },
    friend: {
      title: 'Une voix amie dans la tête',
      aim: 'Les élèves prêtent attention à ce qu’ils se disent à eux-mêmes et trouvent des mots plus doux, mais toujours honnêtes.',
      needs: [
        'Une feuille par élève, pliée en deux dans la longueur',
        'Deux crayons de couleur par élève',
        'Du bristol, ou l’atelier de cartes',
      ],
      sentences: [
        'Je me parle comme à quelqu’un que j’aime.',
        'Même sans tout réussir, j’ai de la valeur.',
      ],
      steps: [
        'Racontez ce que vous vous dites quand vous avez encore perdu vos clés. Pour de vrai, dans les limites de ce qui se dit en classe.',
        'À gauche, première couleur : ce qu’on se dit après une erreur. « On », pas « je » : personne n’a d’aveu à faire.',
        'Demandez : dirais-tu cela à un ami ? Que lui dirais-tu à la place ? À droite, deuxième couleur.',
        'Posez trois questions à chaque phrase de la colonne de droite. Est-elle vraie ? Est-elle douce ? Dit-elle ce que je peux faire maintenant ?',
        'Par trois, on choisit la plus forte et on la met à la première personne.',
        'Chacun en fait une carte, à la main ou dans l’atelier de cartes.',
      ],
      say: [
        'Tu rates toujours tout ? Vraiment toujours ? Viens, on compte.',
        'Être doux, ce n’est pas mentir. Qu’y a-t-il de vrai dans cette erreur ?',
      ],
      close:
        'Chacun relit sa carte pour lui-même, et à voix haute s’il en a envie. Puis elle va dans le cahier, à la page la plus difficile.',
      quiet:
        'L’élève travaille pour un personnage inventé : Sam, onze ans, a raté son penalty. On peut bien conseiller Sam sans rien raconter de soi.',
      home: 'La carte va là où l’on se trompe : sur le bureau, près du piano, dans le sac de sport.',
    },
    pressure: {
      title: 'Une phrase qui tient bon',
      aim: 'Les élèves apprennent à distinguer un slogan d’une phrase qui tient bon sous la pression, et en écrivent une à leur mesure.',
      needs: [
        'Six slogans trouvés dans des publicités, sur des affiches ou sur internet',
        'Une feuille et un crayon par élève',
        'Du bristol, ou l’atelier de cartes',
      ],
      sentences: [
        'Je commence par ça, le reste peut attendre.',
        'Quand mon cœur bat vite, il me donne de l’élan.',
      ],
      steps: [
        'Lisez les slogans : « Que du positif ! », « Tout est possible ». À main levée : lesquels tiennent bon un mauvais jour ? Notez les raisons.',
        'Tirez-en quatre critères. La phrase est vraie aujourd’hui. Elle parle de moi, pas des autres. Elle dit ce que je peux faire. Elle est assez courte pour que je m’en souvienne quand j’ai le trac.',
        'Chacun note, pour lui seul, un moment où la gorge se serre : une dictée, un penalty, la première réplique du spectacle.',
        'On écrit trois phrases pour ce moment, on vérifie pour chacune les quatre critères, on en barre deux.',
        'À deux, si les deux le veulent : on lit la phrase, pas le moment. L’autre dit seulement « elle tient » ou « plus court ».',
        'On la met sur une carte. L’écriture et la couleur parlent aussi.',
      ],
      say: [
        'Laquelle croirais-tu encore un lundi matin ?',
        'Rien ne t’oblige à aimer les affirmations. Cherche celle qui te gênerait le moins dans ta poche.',
      ],
      close:
        'Une minute de silence : chacun imagine le moment et se dit sa phrase. Puis la carte disparaît dans la trousse ou dans une poche, et cela ne regarde personne d’autre.',
      quiet:
        'Rien n’est lu ni montré. L’élève peut écrire pour un personnage du livre que vous lisez en classe, et parler de cette phrase-là.',
      home: 'La dire une fois par jour pendant une semaine, à la même heure. Le dernier jour : on la garde, on la raccourcit ou on en change ?',
    },
  },
};
