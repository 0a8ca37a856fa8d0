import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  readMore: 'Lire la suite',
  howTo: 'Comment utiliser cette affirmation',
  ways: [
    { title: 'Dis-la tout haut', hint: 'Devant le miroir, lentement, trois fois.' },
    { title: 'Écris-la', hint: 'Sur un petit mot pour ta poche, ton bureau ou le frigo.' },
    { title: 'Partage-la avec tes amis', hint: 'Offre-la à quelqu’un à qui elle ferait du bien.' },
  ],
  createOwn: 'Créer la tienne',
  tryAnother: 'Essayer une autre affirmation',
  backTo: (category) => `Retour aux affirmations « ${category} »`,
  notFound: 'Affirmation introuvable',
  notFoundText: 'L’affirmation que vous cherchez n’existe pas ou a été retirée.',
  returnHome: 'Retour à l’accueil',
  favorite: 'Favori',
  share: 'Partager',
  print: 'Imprimer',
  readAloud: 'Lire à voix haute',
  stopReading: 'Arrêter la lecture',
  bothLanguages: 'Anglais et français',
  oneLanguage: 'Seulement en français',
  notTranslated: 'Cette affirmation n’est pas encore traduite en français.',
  shareTitle: 'Découvrez cette affirmation positive !',
  byHand: 'Copier cette affirmation',
  byHandText: 'Le texte ci-dessous est sélectionné : copiez-le et collez-le où vous voulez.',
  previewTitle: 'Aperçu',
  previewText:
    'Voici ce qui se trouve dans l’espace d’édition : les lecteurs ne le voient peut-être pas encore. Ce lien fonctionne pendant une heure.',
  previewOver: 'Cet aperçu est terminé',
  previewOverText:
    'Un aperçu fonctionne pendant une heure. Veuillez le rouvrir depuis l’espace d’édition.',
  brandLine: (name) => `De la part de ${name} - Affirmations positives pour les enfants`,
  printHint: 'La fenêtre d’impression s’ouvre d’elle-même. Cette ligne n’est pas imprimée.',
};
