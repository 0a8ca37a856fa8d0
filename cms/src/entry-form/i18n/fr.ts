import type { Language } from '../../contract/language.ts';
import type * as english from './en.ts';

export const unsaved: typeof english.unsaved = {
  title: 'Modifications non enregistrées',
  since: (when) => `Vous avez des modifications non enregistrées (${when}).`,
  changedSince:
    'Cette entrée a été modifiée depuis. Rien ne sera remplacé tant que vous n’enregistrez pas.',
  restore: 'Rétablir',
  discard: 'Abandonner',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous.',
  kept: 'Ce que vous avez écrit est conservé dans ce navigateur : vous le retrouverez là où vous l’avez laissé.',
  lost: 'Vos modifications n’ont pas été enregistrées. Reconnectez-vous pour les refaire.',
  logIn: 'Se connecter',
};

export const leaving: typeof english.leaving = {
  title: 'Pas encore enregistré',
  kept: 'Votre texte est conservé dans ce navigateur et vous sera proposé à votre retour.',
  stay: 'Rester',
  leave: 'Quitter',
};

export const deleted: typeof english.deleted = {
  title: 'Cette entrée a été supprimée',
  kept: 'Votre texte non enregistré est conservé. Vous pouvez le rétablir dans une nouvelle entrée.',
  create: 'Nouvelle entrée avec le texte non enregistré',
  list: 'Retour à la liste',
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

const inLanguages = ([first, second]: readonly Language[]) => {
  if (second) return ' dans les deux langues';
  return first ? { en: ' en anglais', fr: ' en français' }[first] : '';
};

export const unpublishing: typeof english.unpublishing = {
  title: 'Dépublier ?',
  titleOfSeveral: (count) =>
    count === 1 ? 'Dépublier une entrée ?' : `Dépublier ${count} entrées ?`,
  ask: 'Ce texte ne sera plus visible sur le site. Le brouillon reste ici : vous pourrez le publier de nouveau.',
  askOfSeveral:
    'Ces textes ne seront plus visibles sur le site. Les brouillons restent ici : vous pourrez les publier de nouveau.',
  others: (count) =>
    count === 1
      ? 'L’autre entrée sélectionnée n’est pas publiée.'
      : `Les ${count} autres entrées sélectionnées ne sont pas publiées.`,
  confirm: 'Dépublier',
};

export const deletion: typeof english.deletion = {
  title: 'Supprimer définitivement ?',
  titleOfSeveral: (count) => `Supprimer définitivement ${count} entrées ?`,
  what: (name, languages) =>
    `Vous allez supprimer « ${name} » et ses versions précédentes${inLanguages(languages)}. La suppression est définitive.`,
  several: (languages) =>
    `Ces entrées et leurs versions précédentes seront supprimées${inLanguages(languages)}. La suppression est définitive.`,
  seen: 'Ce texte est en ligne.',
  seenOfSeveral: (count) =>
    count === 1 ? 'L’une d’elles est en ligne.' : `${count} d’entre elles sont en ligne.`,
  unpublish: 'Pour le retirer du site sans le perdre, dépubliez-le plutôt.',
  delete: 'Supprimer',
};
