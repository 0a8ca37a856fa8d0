import type { designer as english } from '../en/designer.ts';

export const designer: typeof english = {
  heading: 'Fabrique ta carte',
  intro:
    'Écris une phrase qui te fait du bien, choisis sa couleur et son écriture, et emporte-la avec toi.',
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
    fonts: { playful: 'Amusante', fancy: 'Élégante', simple: 'Toute simple' },
    preview: 'Ta carte :',
    readAloud: 'Lire à voix haute',
    stopReading: 'Arrêter la lecture',
    downloadPicture: 'Télécharger l’image',
    downloadPdf: 'Télécharger le PDF',
    share: 'Partager',
    downloadFailed: 'La carte n’a pas pu être préparée. Essaie encore une fois.',
    own: {
      heading: 'Garder cette carte',
      hint: 'Elle reste privée, avec la couleur et l’écriture choisies.',
      description: 'Description (facultatif)',
      descriptionHint: 'Comment l’utiliser, ou à quoi elle sert.',
      save: 'Enregistrer dans mes affirmations',
      change: 'Enregistrer les modifications',
      saving: 'Enregistrement…',
      cancel: 'Annuler',
      failed: 'L’affirmation n’a pas pu être créée. Merci de réessayer.',
      notChanged: 'Les modifications n’ont pas pu être enregistrées. Merci de réessayer.',
      troubles: {
        ended:
          'La session a pris fin. La carte est gardée : il suffit de se reconnecter pour la retrouver.',
        full: 'La limite est atteinte. Il faut d’abord supprimer une affirmation depuis le tableau de bord.',
        gone: 'Elle a été supprimée entre-temps. Un nouvel enregistrement la recréera.',
        text: 'Il faut écrire un texte (280 caractères au plus).',
        description: 'La description ne doit pas dépasser 1 000 caractères.',
        categoryId: 'Cette catégorie n’existe plus. Merci d’en choisir une autre.',
      },
      login: 'Se connecter',
      opening: 'Chargement de l’affirmation…',
      missing: 'Affirmation introuvable',
      missingText:
        'Elle a peut-être été supprimée, ou elle appartient à un autre compte.',
      broken: 'Elle n’a pas pu être chargée. La connexion est peut-être coupée.',
      again: 'Réessayer',
      create: 'Créer une nouvelle carte',
    },
  },
  needsScript:
    'L’atelier de cartes a besoin de JavaScript. Tu peux imprimer des cartes sans lui.',
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
