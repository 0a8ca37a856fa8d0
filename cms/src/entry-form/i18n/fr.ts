import type * as english from './en.ts';

export const unsaved: typeof english.unsaved = {
  title: 'Modifications non enregistrées',
  since: (when) => `Vous avez des modifications non enregistrées : ${when}.`,
  changedSince:
    'Ce contenu a été modifié depuis. Votre texte ne remplacera le nouveau que si vous enregistrez.',
  restore: 'Rétablir',
  discard: 'Abandonner',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous.',
  kept: 'Ce que vous avez écrit est conservé dans ce navigateur : vous le retrouverez là où vous l’avez laissé.',
};
