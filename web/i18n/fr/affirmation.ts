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
};
