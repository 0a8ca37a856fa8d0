import type { sheet as english } from '../en/sheet.ts';

export const sheet: typeof english = {
  heading: 'Cartes à imprimer',
  intro: 'Des cartes pour le miroir, la boîte à goûter, le mur de la classe.',
  stepsTitle: 'Comment faire',
  steps: [
    'Cochez les cartes qui vous plaisent, sur autant de pages que vous voulez.',
    'Composez vos planches : A4 ou Letter, d’une à huit cartes par page.',
    'Imprimez, découpez le long des repères et accrochez vos cartes.',
  ],
  createOwn: 'Créer votre propre carte',
  filter: 'Catégories',
  list: 'Les cartes',
  pick: (text) => `Choisir : ${text}`,
  picked: 'Cartes choisies :',
  pickAll: 'Tout cocher sur cette page',
  clear: 'Tout décocher',
  make: 'Composer les planches',
  printOne: (text) => `Imprimer : ${text}`,
  title: 'Planches à imprimer',
  titleOf: (collection) => `Planches à imprimer : ${collection}`,
  file: 'cartes-affirmations',
  back: 'Retour aux cartes',
  backToCollection: 'Retour au recueil',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter (États-Unis)' },
  per: 'Cartes par page',
  words: 'Langue',
  languageChoices: {
    en: 'Anglais',
    fr: 'Français',
    both: 'Les deux : l’anglais au-dessus du français',
  },
  ink: 'Économiser l’encre',
  update: 'Mettre à jour',
  printSheets: 'Imprimer ces planches',
  pdf: 'Télécharger le PDF',
  pdfLacks: {
    letters:
      'Le PDF n’affiche pas les lettres d’autres alphabets : imprimez plutôt depuis cette page.',
    emoji:
      'Le PDF contient au plus 200 émojis différents et laisse les autres en blanc : imprimez plutôt depuis cette page.',
  },
  hint: 'Dans la fenêtre d’impression, choisissez « taille réelle ». Seules les planches seront imprimées.',
  none: 'Aucune carte choisie',
  noneText: 'Choisissez d’abord les cartes à imprimer, puis revenez ici.',
  page: (page, last) => `Planche ${page} sur ${last}`,
};
