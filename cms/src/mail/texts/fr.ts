import type { LetterTexts } from './en.ts';

export const fr: LetterTexts = {
  tagline: 'Des affirmations positives pour les enfants',
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  list: {
    why: (site) =>
      `Vous recevez cet e-mail parce que votre adresse est abonnée à la lettre hebdomadaire de ${site}.`,
    preferences: 'Changer de langue ou faire une pause',
    leave: 'Se désabonner',
  },
  weekly: {
    preheader: 'L’affirmation de la semaine, et trois façons de s’en servir.',
    kicker: 'L’affirmation de la semaine',
    untranslated: 'Cette affirmation n’existe pas encore en français ; la voici en anglais.',
    read: 'La lire, l’écouter, la partager',
    print: 'L’imprimer sous forme de carte',
    create: 'Créer sa propre carte',
    howTo: 'Comment s’en servir',
    ways: [
      { title: 'La dire à voix haute', hint: 'Devant le miroir, lentement, trois fois.' },
      { title: 'L’écrire', hint: 'Sur un petit papier pour la poche, le bureau ou le frigo.' },
      { title: 'La partager', hint: 'L’offrir à quelqu’un qui en a besoin aujourd’hui.' },
    ],
    card: (text) => `Une carte sur laquelle on lit : « ${text} »`,
  },
  welcome: {
    subject: (site) => `Bienvenue sur ${site}`,
    preheader: 'Une affirmation chaque lundi, par e-mail.',
    heading: 'Merci de votre abonnement !',
    paragraphs: [
      'Vous recevrez une affirmation chaque lundi, avec sa carte et quelques façons de s’en servir à la maison ou en classe.',
      'La lettre est sans publicité, et vous pouvez vous désabonner à tout moment : le lien se trouve à la fin de chaque envoi.',
    ],
    button: 'Voir les affirmations à la une',
  },
  confirm: {
    subject: (site) => `Confirmez votre abonnement à la lettre de ${site}`,
    preheader: 'Confirmez, et la première affirmation arrivera lundi.',
    heading: 'Était-ce bien vous ?',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à recevoir notre lettre hebdomadaire à cette adresse. Confirmez, et la première affirmation arrivera lundi.',
      'Si ce n’était pas vous, ne faites rien : vous ne recevrez aucune lettre, et l’adresse sera effacée d’ici un mois.',
    ],
    button: 'Oui, envoyez-moi la lettre',
    why: (site) =>
      `Vous recevez cet unique e-mail parce que cette adresse a été saisie sur ${site}.`,
  },
  trial: 'Test',
};
