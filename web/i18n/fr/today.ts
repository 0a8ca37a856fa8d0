import type { today as english } from '../en/today.ts';

export const today: typeof english = {
  title: 'L’affirmation du jour',
  description: 'Une affirmation par jour, la même pour tout le monde.',
  feedTitle: (site) => `${site} : une affirmation par jour`,
  none: 'Pas d’affirmation aujourd’hui',
  noneText: 'Rien n’est encore publié.',
  displayTitle: 'Pour le hall ou l’entrée',
  displayText:
    'S’ouvre en plein écran, ne se met jamais en veille et affiche tout seul la nouvelle affirmation chaque matin, même si le réseau a été coupé pendant la nuit.',
  display: 'Ouvrir l’affichage',
  displayAll: 'Afficher toutes les affirmations l’une après l’autre',
  subscribeTitle: 'La recevoir chaque jour',
  subscribeText: 'Dans l’agenda ou le lecteur de flux, gratuitement et sans compte.',
  calendar: 'S’abonner dans un agenda',
  calendarHint: 'Si rien ne s’ouvre, voici l’adresse à ajouter dans l’agenda :',
  atom: 'Flux Atom',
  json: 'Flux JSON',
  full: 'Plein écran',
  pause: 'Mettre en pause',
  exit: 'Quitter',
};
