import type * as english from './en.ts';

export const home: typeof english.home = {
  scheduled: {
    title: 'Prévu dans les 7 prochains jours',
    openList: 'Voir les affirmations',
    none: 'Rien n’est prévu.',
    publish: 'Mise en ligne',
    unpublish: 'Retrait du site',
    open: (text, language) => `${text} (${language.toLowerCase()})`,
    more: (count) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`),
  },
  newsletter: {
    title: 'Prochaine lettre',
    openPage: 'Aperçu et préparation',
    when: (day, time, timeZone) => `Départ le ${day} à ${time} (${timeZone})`,
    choice: {
      kept: 'Choisie par la rédaction.',
      unpublished:
        'L’affirmation choisie n’est pas publiée en anglais. Celle-ci partira à sa place.',
      none: 'Personne n’a encore choisi d’affirmation. Sans choix, c’est celle-ci qui partira.',
    },
    nothing: 'Rien n’est encore publié : aucune lettre ne partira.',
    untranslated: {
      fr: 'Le texte français n’est pas publié : les abonnés francophones recevront l’anglais.',
      en: 'Le texte anglais n’est pas publié : une autre affirmation partira.',
    },
  },
};
