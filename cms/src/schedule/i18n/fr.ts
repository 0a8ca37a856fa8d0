import type * as english from './en.ts';

export const schedule: typeof english.schedule = {
  action: 'Planifier',
  publishNow: 'Publier maintenant',
  ask: (when) =>
    `La publication est planifiée pour le ${when}. Si vous publiez maintenant, la version est visible aussitôt et la date prévue est effacée.`,
  askTitle: 'Publier maintenant ?',
  title: 'Publication planifiée',
  publishes: (when) => `Mise en ligne : ${when}`,
  unpublishes: (when) => `Mise hors ligne : ${when}`,
  notSaved: 'Pas encore planifié : cliquez sur « Planifier ».',
  bulkWarning: (count) =>
    count === 1
      ? 'L’une de ces publications est planifiée pour plus tard. Si vous publiez maintenant, elle est visible aussitôt et la date prévue est effacée.'
      : `${count} de ces publications sont planifiées pour plus tard. Si vous publiez maintenant, elles sont visibles aussitôt et les dates prévues sont effacées.`,
  scheduledEntry: (text, when) => `« ${text} » · ${when}`,
  online: (when) => `En ligne : ${when}`,
  offline: (when) => `Hors ligne : ${when}`,
};
