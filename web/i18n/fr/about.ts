import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  heading: (name) => `À propos de ${name}`,
  description: (name) =>
    `Qui fait ${name}, pour qui, et comment nous écrire : des affirmations positives pour les enfants, en français et en anglais.`,
  lead: (name) => `${name}, c’est le petit oiseau qui fait sa part, une goutte après l’autre.`,
  contents: 'Sur cette page',
  story: {
    heading: 'Notre histoire',
    fire: 'Une vieille légende raconte un grand incendie. Tous les animaux regardent, immobiles, sauf le colibri, qui vole à la rivière et en revient avec une goutte d’eau dans le bec, encore et encore. « À quoi bon ? » lui demande-t-on. « Je fais ma part », répond l’oiseau.',
    words: (name) =>
      `${name} est né de phrases tout aussi petites : écrites sur un mot glissé dans la boîte à goûter, dites devant le miroir de la salle de bains, lues à voix haute avant la dictée. Une phrase douce n’éteint pas non plus un incendie. Mais l’enfant qui en entend une chaque jour apprend à se la dire.`,
  },
  mission: {
    heading: 'Notre mission',
    text: 'Mettre une phrase douce et vraie à la portée de chaque enfant, en français et en anglais, à la maison et en classe : en lecture libre, sans publicité et sans compte.',
  },
  parents: {
    heading: 'Pour les parents',
    text: 'Il ne faut ni programme ni matériel. Une phrase suffit, et elle prend moins de temps que deux lacets à nouer.',
    ways: [
      {
        title: 'Choisissez un moment',
        hint: 'Le petit déjeuner, la grille de l’école, l’heure du coucher : le même moment chaque jour, et la phrase devient une habitude.',
      },
      {
        title: 'Laissez l’enfant choisir',
        hint: 'Une phrase qu’il a choisie est une phrase à laquelle il croit. Ce sera peut-être la même pendant des semaines.',
      },
      {
        title: 'Dites-en une, vous aussi',
        hint: 'Les enfants imitent la façon dont nous nous parlons. « Je peux recommencer » vaut aussi pour les crêpes brûlées.',
      },
    ],
    link: 'Parcourir les catégories',
  },
  teachers: {
    heading: 'Pour les enseignants',
    text: 'Deux minutes en début de journée, une carte sur la porte, une phrase avant un contrôle. Tout ce qui est ici peut être lu, imprimé et affiché en classe.',
    ways: [
      {
        title: 'Une carte sur la porte',
        hint: 'Imprimez-en une série, accrochez-la à hauteur d’enfant, et que chacun en touche une en entrant.',
      },
      {
        title: 'Deux langues',
        hint: 'Chaque affirmation existe en français et en anglais : précieux pour l’immersion, et pour les familles qui parlent les deux.',
      },
      {
        title: 'Leurs propres mots',
        hint: 'Laissez la classe écrire ses cartes. Les meilleures affirmations de la salle ne sont souvent pas les nôtres.',
      },
    ],
    link: 'Obtenir les cartes à imprimer',
    guide: 'Idées de séances',
  },
  benefits: {
    heading: 'Ce que peuvent les mots doux',
    text: 'Les affirmations ne sont pas magiques. C’est de l’entraînement, et c’est en s’entraînant que les enfants apprennent tout le reste.',
    items: [
      {
        title: 'Les chemins du cerveau',
        text: 'Ce que l’on répète devient plus facile à penser. Une phrase souvent dite est un chemin souvent parcouru : elle est là quand on en a besoin.',
      },
      {
        title: 'L’estime de soi',
        text: 'L’enfant qui entend qu’il compte, et qui le dit de sa propre voix, a de quoi tenir bon quand les autres ne sont pas gentils.',
      },
      {
        title: 'La résilience',
        text: '« Je peux réessayer » n’efface pas l’erreur. Cela rend le deuxième essai un peu plus probable.',
      },
    ],
    limits:
      'Une affirmation est une habitude bienveillante, pas un traitement. Si un enfant va mal ou vous inquiète, parlez-en à quelqu’un qui peut aider : un médecin, une psychologue scolaire, une personne de confiance.',
  },
  contact: {
    heading: 'Nous écrire',
    text: 'Une question, une erreur, une phrase qui nous manque ? Écrivez-nous. Quelqu’un lit chaque lettre.',
  },
};
