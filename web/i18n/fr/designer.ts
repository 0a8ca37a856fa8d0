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
    own: {
      heading: 'Garder cette carte',
      hint: 'Elle ne sera visible que par vous. La carte garde son allure.',
      description: 'Description (facultatif)',
      descriptionHint: 'Comment l’utiliser, ou à quoi elle sert.',
      save: 'Enregistrer dans mes affirmations',
      change: 'Enregistrer les modifications',
      saving: 'Enregistrement…',
      cancel: 'Annuler',
      failed: 'L’affirmation n’a pas pu être créée. Veuillez réessayer.',
      notChanged: 'Vos modifications n’ont pas pu être enregistrées. Veuillez réessayer.',
      troubles: {
        ended:
          'Votre session est terminée. Votre carte est gardée : connectez-vous et vous y reviendrez.',
        full: 'Il n’y a plus de place pour une affirmation de plus. Supprimez-en une depuis le tableau de bord, puis enregistrez celle-ci.',
        gone: 'Elle a été supprimée entre-temps. Enregistrez encore une fois, et elle en deviendra une nouvelle.',
        text: 'Veuillez écrire un texte visible, de 280 caractères au plus.',
        description: 'La description ne doit pas dépasser 1 000 caractères.',
        categoryId: 'Cette catégorie n’existe plus. Veuillez en choisir une autre.',
      },
      login: 'Se connecter',
      opening: 'Votre affirmation arrive…',
      missing: 'Affirmation introuvable',
      missingText:
        'Elle a peut-être été supprimée, ou bien elle appartient à un autre compte que celui de votre session.',
      broken: 'Elle n’est pas accessible. Vérifiez votre connexion et réessayez.',
      again: 'Réessayer',
      create: 'Créer une nouvelle carte',
    },
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
