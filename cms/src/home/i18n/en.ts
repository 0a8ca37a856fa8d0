export const home = {
  scheduled: {
    title: 'Scheduled in the next 7 days',
    openList: 'See all affirmations',
    none: 'Nothing is scheduled.',
    publish: 'Goes live',
    unpublish: 'Will be unpublished',
    open: (text: string, language: string) => `${text} (${language})`,
    more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  },
  newsletter: {
    title: 'Next newsletter',
    openPage: 'Preview and plan',
    when: (day: string, time: string, timeZone: string) => `${day} at ${time} (${timeZone})`,
    choice: {
      kept: 'Chosen by the editors.',
      unpublished: 'The chosen affirmation isn’t published in English. This one goes out instead.',
      none: 'Nobody has chosen an affirmation yet. If nobody does, this one goes out.',
    },
    nothing: 'Nothing is published yet, so no newsletter will go out.',
    untranslated: {
      fr: 'The French text isn’t published: French subscribers get the English one.',
      en: 'The English text isn’t published: another affirmation goes out.',
    },
  },
};
