import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  readMore: 'Lire la suite',
  howTo: 'Comment utiliser cette affirmation',
  ways: [
    { title: 'Dis-la tout haut', hint: 'Devant le miroir, lentement, trois fois.' },
    { title: 'Écris-la', hint: 'Sur un petit papier pour ta poche, ton bureau ou le frigo.' },
    { title: 'Partage-la autour de toi', hint: 'Offre-la à quelqu’un à qui elle ferait du bien.' },
  ],
  createOwn: 'Crée la tienne',
  tryAnother: 'Voir une autre affirmation',
  backTo: (category) => `Retour à la catégorie « ${category} »`,
  notFound: 'Affirmation introuvable',
  notFoundText: 'Cette affirmation n’existe pas ou a été retirée.',
  returnHome: 'Retour à l’accueil',
  favorite: 'Favori',
  share: 'Partager',
  save: { login: 'Se connecter pour enregistrer', open: 'Enregistrer', held: 'Enregistrée' },
  copyLink: 'Copier le lien',
  print: 'Imprimer',
  edit: 'Modifier',
  readAloud: 'Lire à voix haute',
  stopReading: 'Arrêter la lecture',
  bothLanguages: 'Anglais et français',
  oneLanguage: 'En français seulement',
  notTranslated: 'Cette affirmation n’est pas encore traduite en français.',
  shareTitle: 'Une affirmation positive à découvrir',
  byHand: 'Copier le texte',
  byHandText:
    'Le texte ci-dessous est sélectionné : il n’y a plus qu’à le copier et à le coller ailleurs.',
  previewTitle: 'Aperçu',
  previewText:
    'Voici le brouillon enregistré dans l’espace d’édition ; les lecteurs ne le voient peut-être pas encore. Ce lien est valable une heure.',
  previewOver: 'Cet aperçu a expiré',
  previewOverText:
    'Un aperçu est valable une heure. Il suffit de le rouvrir depuis l’espace d’édition.',
  brandLine: (name) => `${name} – Affirmations positives pour les enfants`,
  printHint: 'La fenêtre d’impression s’ouvre toute seule. Cette ligne ne sera pas imprimée.',
};
