import type * as english from './en.ts';

export const schedule: typeof english.schedule = {
  action: 'Planifier',
  publishNow: 'Publier maintenant',
  ask: (when) =>
    `La publication est planifiée pour le ${when}. Si vous publiez maintenant, le texte sera visible aussitôt et la date prévue sera effacée.`,
  askTitle: 'Publier maintenant ?',
  title: 'Planification',
  scheduledFor: (when) => `Publication planifiée pour le ${when}`,
  publishes: (when) => `Mise en ligne : ${when}`,
  unpublishes: (when) => `Retrait du site : ${when}`,
  notScheduled: (publish, unpublish, isMoved) =>
    `${isMoved ? 'Modification pas encore enregistrée.' : 'Pas encore planifié.'} Cliquez sur « Planifier » pour mettre ce texte en ligne le ${publish}${unpublish ? ` et le retirer du site le ${unpublish}` : ''}.`,
  notSaved: (unpublish) =>
    `Pas encore enregistré. Cliquez sur « Enregistrer » pour retirer ce texte du site le ${unpublish}.`,
  endsWithChange: 'Si vous modifiez le texte, la rédaction devra le planifier de nouveau.',
  bulkWarning: (count) =>
    count === 1
      ? 'L’une de ces entrées est planifiée pour plus tard. Si vous publiez maintenant, elle sera visible aussitôt et la date prévue sera effacée.'
      : `${count} de ces entrées sont planifiées pour plus tard. Si vous publiez maintenant, elles seront visibles aussitôt et les dates prévues seront effacées.`,
  scheduledEntry: (text, when) => `« ${text} » · ${when}`,
  online: (when) => `Mise en ligne : ${when}`,
  offline: (when) => `Retrait du site : ${when}`,
};
