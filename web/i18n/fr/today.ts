import type { today as english } from '../en/today.ts';

export const today: typeof english = {
  title: 'L’affirmation du jour',
  description: 'Une affirmation par jour, la même pour tout le monde.',
  feedTitle: (site) => `${site} : une affirmation par jour`,
  none: 'Pas d’affirmation aujourd’hui',
  noneText: 'Rien n’est encore publié.',
  screen: 'Affichage',
  displayTitle: 'Pour le hall ou le couloir',
  displayText:
    'L’affichage remplit l’écran et l’empêche de se mettre en veille si le navigateur le permet. Il montre l’affirmation du jour, ou tour à tour les cartes d’une catégorie. Sans internet, il continue de montrer ce qu’il a déjà chargé.',
  displayCards: 'À afficher',
  displayInterval: 'Durée de chaque affirmation',
  display: 'Ouvrir l’affichage',
  subscribeTitle: 'La retrouver chaque jour',
  subscribeText: 'Dans un agenda ou un lecteur de flux, gratuitement et sans compte.',
  calendar: 'L’ajouter à un agenda',
  calendarHint: 'Si rien ne s’ouvre, voici l’adresse à ajouter à l’agenda :',
  atom: 'Flux Atom',
  json: 'Flux JSON',
  full: 'Plein écran',
  pause: 'Mettre en pause',
  exit: 'Quitter',
};
