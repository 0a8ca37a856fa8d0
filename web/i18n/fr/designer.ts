import type { designer as english } from '../en/designer.ts';

export const designer: typeof english = {
  heading: 'Fabrique ta carte',
  intro:
    'Écris une phrase qui te fait du bien, choisis ses couleurs et ses lettres, et emporte-la avec toi.',
  table: {
    text: 'Ton affirmation',
    first: 'Chaque jour, j’ai du courage, de la force et du cœur !',
    placeholder: 'Tes mots viendront ici',
    category: 'Catégorie (facultatif)',
    noCategory: 'Aucune',
    background: 'Fond',
    backgrounds: {
      primary: 'Principal',
      secondary: 'Secondaire',
      accent: 'Éclat',
      purple: 'Violet',
    },
    font: 'Écriture',
    fonts: { playful: 'Joueuse', fancy: 'Élégante', simple: 'Toute simple' },
    preview: 'Ta carte :',
    readAloud: 'Lire à voix haute',
    stopReading: 'Arrêter la lecture',
    downloadPicture: 'Télécharger l’image',
    downloadPdf: 'Télécharger le PDF',
    share: 'Partager',
    downloadFailed: 'La carte n’a pas pu être préparée. Essaie encore une fois.',
  },
  needsScript:
    'La table à cartes a besoin de JavaScript. Les cartes à imprimer t’attendent sans lui.',
  printable: 'Cartes à imprimer',
  tipsTitle: 'Quatre conseils pour une belle affirmation',
  tips: [
    {
      title: 'Reste dans le positif',
      hint: 'Dis ce que tu es ou ce que tu fais, pas ce que tu n’es pas.',
    },
    { title: 'Parle de toi', hint: 'Commence par « je », « mon » ou « ma ».' },
    { title: 'Fais court et simple', hint: 'Assez court pour la savoir par cœur.' },
    { title: 'Donne-lui du sens', hint: 'Choisis des mots qui comptent pour toi aujourd’hui.' },
  ],
};
