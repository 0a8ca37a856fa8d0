import type { subscriber as english } from '../en/subscriber.ts';

export const subscriber: typeof english = {
  heading: 'Une affirmation, chaque lundi.',
  promise: 'Sans publicité. Désabonnement à tout moment.',
  email: 'Adresse e-mail',
  example: 'nom@exemple.fr',
  subscribe: 'S’abonner',
  subscribing: 'Abonnement…',
  kept: 'Réservé aux adultes. L’adresse, la langue, la date d’abonnement, la liste des lettres envoyées et l’état des envois (en pause ou refusés) ne servent qu’à envoyer cette lettre hebdomadaire.',
  privacy: 'Politique de confidentialité',
  thanks: 'Merci !',
  thanksText: 'La prochaine affirmation arrivera lundi par e-mail.',
  confirmText: 'Dernière étape : confirmer l’adresse depuis l’e-mail que nous venons d’envoyer.',
  page: 'Une affirmation par semaine',
  letter: {
    page: 'Votre abonnement',
    heading: 'Votre abonnement',
    done: 'C’est noté.',
    saving: 'Enregistrement…',
    state: {
      subscribed: (address) => `${address} reçoit une affirmation chaque lundi.`,
      paused: (address, day) => `L’envoi à ${address} est en pause jusqu’au ${day}.`,
      suspended: (address) =>
        `Une lettre envoyée à ${address} n’a pas pu être remise : nous avons suspendu l’envoi.`,
      unconfirmed: (address) =>
        `L’adresse ${address} a été inscrite, sans doute par vous. Confirmez, et la première affirmation arrivera lundi.`,
    },
    confirm: { heading: 'Était-ce bien vous ?', button: 'Oui, envoyez-moi la lettre' },
    resume: { heading: 'Reprendre l’envoi', button: 'Recevoir de nouveau la lettre' },
    language: {
      heading: 'Langue',
      text: { en: 'Votre lettre est en anglais.', fr: 'Votre lettre est en français.' },
      choose: 'En français',
    },
    pause: {
      heading: 'Faire une pause',
      text: 'Pas de lettre pendant quatre semaines, puis l’envoi reprend tout seul.',
      button: 'Faire une pause de quatre semaines',
    },
    leave: {
      heading: 'Se désabonner',
      text: 'Vous ne recevrez plus de lettre, et votre adresse sera aussitôt retirée de notre liste.',
      button: 'Se désabonner',
    },
    gone: {
      heading: 'Au revoir !',
      text: 'Vous ne recevrez plus nos lettres : votre adresse a été retirée de notre liste.',
      before:
        'Cet abonnement a pris fin et l’adresse a été retirée de notre liste. Si vous recevez encore nos lettres, utilisez le lien de désabonnement de la plus récente.',
      back: 'Vous avez changé d’avis ?',
    },
    trial: {
      heading: 'C’était un test',
      text: 'Ce lien vient d’une lettre de test. Il ne change rien.',
    },
    broken: {
      heading: 'Ce lien ne fonctionne pas',
      text: (contact) =>
        `Votre messagerie l’a peut-être coupé. Copiez-le en entier depuis l’e-mail, ou écrivez à ${contact}.`,
    },
  },
  problem: {
    invalid: 'Cette adresse e-mail n’est pas valide.',
    failed: 'L’abonnement a échoué. Merci de réessayer.',
    busy: 'Trop de tentatives. Merci de patienter un instant, puis de réessayer.',
  },
};
