import type { subscriber as english } from '../en/subscriber.ts';

export const subscriber: typeof english = {
  heading: 'Une affirmation, chaque lundi.',
  promise: 'Sans publicité, et l’on s’en va d’un clic.',
  email: 'Votre adresse e-mail',
  example: 'vous@exemple.fr',
  subscribe: 'S’abonner',
  subscribing: 'Inscription…',
  kept: 'Réservé aux adultes. Nous gardons votre adresse, votre langue et la date de votre inscription, pour cette seule lettre.',
  privacy: 'Politique de confidentialité',
  thanks: 'Merci !',
  thanksText: 'La prochaine affirmation arrivera lundi dans votre boîte aux lettres.',
  page: 'Les affirmations de la semaine',
  problem: {
    invalid: 'Veuillez saisir une adresse e-mail valide',
    failed: 'Quelque chose n’a pas marché. Veuillez réessayer.',
    busy: 'Cela fait beaucoup d’un coup. Veuillez patienter un peu, puis réessayer.',
  },
};
