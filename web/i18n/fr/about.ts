import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  heading: (name) => `À propos de ${name}`,
  description: (name) =>
    `${name} : notre histoire, des idées pour les parents et les enseignants, et comment nous écrire.`,
  lead: (name) =>
    `${name} suit l’exemple du petit oiseau de la légende, qui fait sa part, une goutte après l’autre.`,
  contents: 'Sur cette page',
  story: {
    heading: 'Notre histoire',
    fire: 'Une vieille légende raconte un grand incendie. Tous les animaux regardent, immobiles, sauf le colibri, qui vole jusqu’à la rivière et en revient avec une goutte d’eau dans le bec, encore et encore. « À quoi bon ? » lui demande-t-on. « Je fais ma part », répond l’oiseau.',
    words: (name) =>
      `${name} réunit des phrases tout aussi petites : à écrire sur un papier glissé dans la boîte à goûter, à dire devant le miroir de la salle de bains, à lire à voix haute avant la dictée. Une phrase douce n’éteint pas non plus un incendie, mais elle est vite dite, et on peut la redire chaque jour.`,
  },
  mission: {
    heading: 'Notre mission',
    text: 'Mettre une phrase douce et vraie à la portée de chaque enfant, en français et en anglais, à la maison et en classe : en accès libre, sans publicité et sans compte.',
  },
  parents: {
    heading: 'Pour les parents',
    text: 'Pas de programme, pas de matériel. Une phrase suffit, le temps de nouer ses lacets.',
    ways: [
      {
        title: 'Choisissez un moment',
        hint: 'Le petit déjeuner, la grille de l’école, l’heure du coucher : le même moment chaque jour, et la phrase devient une habitude.',
      },
      {
        title: 'Laissez l’enfant choisir',
        hint: 'Une phrase qu’il choisit lui ressemble. Ce sera peut-être la même pendant des semaines.',
      },
      {
        title: 'Dites-en une, vous aussi',
        hint: 'Les enfants entendent comment nous nous parlons à nous-mêmes. « Je peux recommencer » vaut aussi pour les crêpes brûlées.',
      },
    ],
    link: 'Parcourir les catégories',
  },
  teachers: {
    heading: 'Pour les enseignants',
    text: 'Deux minutes en début de journée, une carte sur la porte, une phrase avant un contrôle. Tout ce que vous trouvez ici peut être lu, imprimé et affiché en classe.',
    ways: [
      {
        title: 'Une carte sur la porte',
        hint: 'Imprimez-en une série, accrochez-la à hauteur d’enfant, et que chacun en touche une en entrant.',
      },
      {
        title: 'Deux langues',
        hint: 'Le français et l’anglais sur une même carte : précieux en classe bilingue, et pour les familles qui parlent les deux.',
      },
      {
        title: 'Leurs propres mots',
        hint: 'Laissez la classe écrire ses cartes : les meilleures viennent souvent des enfants.',
      },
    ],
    link: 'Choisir des cartes à imprimer',
    guide: 'Guide pour la classe',
    yearPlan: 'Programmation annuelle',
  },
  benefits: {
    heading: 'Ce que peuvent les mots doux',
    text: 'Une affirmation n’a rien de magique : c’est un petit entraînement, à refaire souvent, et son effet varie d’un enfant à l’autre.',
    items: [
      {
        title: 'Les chemins du cerveau',
        text: 'Une phrase souvent dite est comme un chemin souvent parcouru : elle peut revenir plus facilement quand on en a besoin.',
      },
      {
        title: 'L’estime de soi',
        text: 'S’entendre dire que l’on compte, et le dire à son tour, peut aider un jour où les autres ne sont pas gentils.',
      },
      {
        title: 'La résilience',
        text: '« Je peux réessayer » n’efface pas l’erreur, mais peut donner envie d’un deuxième essai.',
      },
    ],
    research: {
      heading: 'Ce que dit la recherche',
      text: 'À notre connaissance, il y a peu de recherches sur les affirmations chez l’enfant. Plusieurs des études ci-dessous, dont certaines portent sur des adultes, laissent penser que toutes les phrases ne se valent pas.',
      findings: {
        effortSelfTalk:
          'Pendant un test de maths, les enfants qui doutaient d’eux-mêmes ont mieux réussi après s’être dit « Je vais faire de mon mieux ! ». Se dire « Je suis très doué pour ça ! » ne les a pas aidés.',
        praise:
          'Après un échec, les enfants félicités pour leur intelligence avaient moins envie de continuer que ceux que l’on avait félicités pour leurs efforts.',
        inflatedPraise:
          'Les compliments exagérés ont poussé les enfants ayant une faible estime d’eux-mêmes à éviter les défis.',
        selfStatements:
          'Des adultes ayant une faible estime d’eux-mêmes se sont sentis plus mal, et non mieux, après avoir répété « Je suis digne d’être aimé ».',
        habits:
          'Des adultes qui refaisaient chaque jour le même petit geste dans la même situation ont fini par le faire sans y penser, au bout de deux mois en moyenne.',
        school:
          'À l’école, des programmes consacrés aux émotions et aux relations ont amélioré le comportement et les résultats scolaires. Ce sont de véritables cours : une phrase ne peut pas en faire autant.',
      },
      advice:
        'Choisissez donc des phrases qui encouragent à essayer, à tenir bon, à trouver sa place et à faire des choix plutôt qu’à faire mieux que les autres. Et si une phrase sonne faux aux oreilles de l’enfant, cherchez-en une autre ensemble.',
    },
    limits:
      'Une affirmation est une habitude bienveillante, pas un traitement. Si un enfant va mal ou vous inquiète, parlez-en à quelqu’un qui peut aider : un médecin, une psychologue scolaire, une personne de confiance.',
  },
  contact: {
    heading: 'Nous écrire',
    text: 'Une question, une erreur, une phrase qui nous manque ? Écrivez-nous.',
  },
};
