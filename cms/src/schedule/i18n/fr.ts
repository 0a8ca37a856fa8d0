import type * as english from './en.ts';

export const schedule: typeof english.schedule = {
  action: 'Planifier',
  publishNow: 'Publier maintenant',
  ask: (when) =>
    `La publication est planifiée pour le ${when}. Si vous publiez maintenant, la version est visible aussitôt et la date prévue est effacée.`,
  askTitle: 'Publier maintenant ?',
  title: 'Publication planifiée',
  publishes: (when) => `Mise en ligne : ${when}`,
  unpublishes: (when) => `Mise hors ligne : ${when}`,
  notSaved: 'Pas encore planifié : cliquez sur « Planifier ».',
  online: (when) => `En ligne : ${when}`,
  offline: (when) => `Hors ligne : ${when}`,
};
