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
  confirmText: 'Encore une étape : ouvrez la lettre que nous venons de vous envoyer, et confirmez.',
  page: 'Les affirmations de la semaine',
  letter: {
    page: 'Votre lettre de la semaine',
    heading: 'Votre lettre de la semaine',
    done: 'C’est noté.',
    state: {
      subscribed: (address) => `${address} reçoit une affirmation chaque lundi.`,
      paused: (address, day) => `Les lettres à ${address} font une pause jusqu’au ${day}.`,
      suspended: (address) =>
        `La boîte de ${address} a refusé nos lettres ; nous ne lui en envoyons plus.`,
      unconfirmed: (address) =>
        `Quelqu’un, vous sans doute, a saisi ${address}. Confirmez, et la première affirmation arrivera lundi.`,
    },
    confirm: { heading: 'Était-ce bien vous ?', button: 'Oui, envoyez-moi la lettre' },
    resume: { heading: 'Recommencer', button: 'Envoyez-moi de nouveau les lettres' },
    language: {
      heading: 'Langue',
      text: { en: 'Les lettres arrivent en anglais.', fr: 'Les lettres arrivent en français.' },
      choose: 'En français',
    },
    pause: {
      heading: 'Faire une pause',
      text: 'Pas de lettre pendant quatre semaines ; puis elles reviennent d’elles-mêmes.',
      button: 'Quatre semaines de pause',
    },
    leave: {
      heading: 'Se désabonner',
      text: 'Plus aucune lettre. Votre adresse est effacée aussitôt.',
      button: 'Se désabonner',
    },
    gone: {
      heading: 'Au revoir !',
      text: 'Vous ne recevrez plus de lettre de notre part, et votre adresse est effacée.',
      before:
        'L’abonnement de cette lettre a pris fin, et son adresse est effacée. Si des lettres arrivent encore, partez par le lien de la plus récente.',
      back: 'Vous changez d’avis ?',
    },
    trial: {
      heading: 'C’était un essai',
      text: 'Ce lien vient d’une lettre envoyée pour voir à quoi elle ressemble. Il ne change rien.',
    },
    broken: {
      heading: 'Ce lien ne fonctionne pas',
      text: (contact) =>
        `Votre messagerie l’a peut-être coupé. Copiez-le en entier depuis la lettre, ou écrivez à ${contact}.`,
    },
  },
  problem: {
    invalid: 'Veuillez saisir une adresse e-mail valide',
    failed: 'Quelque chose n’a pas marché. Veuillez réessayer.',
    busy: 'Cela fait beaucoup d’un coup. Veuillez patienter un peu, puis réessayer.',
  },
};
