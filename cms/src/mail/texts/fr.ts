import type { LetterTexts } from './en.ts';

export const fr: LetterTexts = {
  tagline: 'Des affirmations positives pour les enfants',
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  list: {
    why: (site) => `Vous recevez cette lettre parce que votre adresse est inscrite sur ${site}.`,
    preferences: 'Changer de langue ou faire une pause',
    leave: 'Se désabonner',
  },
  weekly: {
    preheader: 'L’affirmation de la semaine, et trois façons de s’en servir.',
    kicker: 'Votre affirmation de la semaine',
    untranslated: 'Cette affirmation n’existe pas encore en français ; la voici en anglais.',
    read: 'La lire, l’écouter, la partager',
    print: 'L’imprimer en carte',
    create: 'Créer votre propre carte',
    howTo: 'Comment s’en servir',
    ways: [
      { title: 'La dire à voix haute', hint: 'Devant le miroir, lentement, trois fois.' },
      { title: 'L’écrire', hint: 'Sur un billet pour la poche, le bureau ou le frigo.' },
      { title: 'La partager', hint: 'L’offrir à quelqu’un qui en a besoin aujourd’hui.' },
    ],
    card: (text) => `Une carte qui dit : « ${text} »`,
  },
  welcome: {
    subject: (site) => `Bienvenue chez ${site}`,
    preheader: 'Une affirmation chaque lundi. La prochaine est en route.',
    heading: 'Merci de votre abonnement !',
    paragraphs: [
      'Désormais, une affirmation arrive chaque lundi, avec sa carte et quelques façons de s’en servir à la maison ou en classe.',
      'Il n’y a pas de publicité, personne d’autre ne reçoit votre adresse, et l’on s’en va d’un clic : le lien est à la fin de chaque lettre.',
    ],
    button: 'Voir les affirmations du jour',
  },
  confirm: {
    subject: (site) => `À confirmer : la lettre de ${site}`,
    preheader: 'Un clic, et la première affirmation arrive lundi.',
    heading: 'Était-ce bien vous ?',
    paragraphs: [
      'Quelqu’un, vous sans doute, a demandé notre lettre de la semaine à cette adresse. Confirmez-la, et la première affirmation arrivera lundi.',
      'Si ce n’était pas vous, ne faites rien : aucune lettre ne viendra, et l’adresse sera effacée d’ici un mois.',
    ],
    button: 'Oui, envoyez-moi la lettre',
    why: (site) =>
      `Vous recevez cette seule lettre parce que cette adresse a été saisie sur ${site}.`,
  },
  trial: 'Essai',
};
