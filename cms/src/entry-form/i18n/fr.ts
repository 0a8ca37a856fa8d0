import type * as english from './en.ts';

export const unsaved: typeof english.unsaved = {
  title: 'Modifications non enregistrées',
  since: (when) => `Vous avez des modifications non enregistrées (${when}).`,
  changedSince:
    'Cette entrée a été modifiée depuis. Votre texte ne remplacera le plus récent que si vous enregistrez.',
  restore: 'Rétablir',
  discard: 'Abandonner',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous.',
  kept: 'Ce que vous avez écrit est conservé dans ce navigateur : vous le retrouverez là où vous l’avez laissé.',
};

export const date: typeof english.date = {
  placeholder: 'JJ/MM/AAAA',
  timePlaceholder: 'HH:MM',
  timeOf: (label) => `${label} : heure`,
  choose: (label) => `${label} : calendrier`,
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  notADate: 'Ce n’est pas une date. Écrivez jour/mois/année, par exemple 25/11/2026.',
  notATime: 'Ce n’est pas une heure. Écrivez par exemple 9:00 ou 14h30.',
};
