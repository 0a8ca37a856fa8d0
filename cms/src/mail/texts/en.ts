/** What letters say, to adults. */
export const en = {
  tagline: 'Positive affirmations for children',
  /** Above a bare address, for mail programs that show no buttons. */
  buttonFails: 'If the button does not work, open this address:',
  list: {
    why: (site: string) => `You get this letter because you subscribed to it at ${site}.`,
    preferences: 'Change language or pause',
    leave: 'Unsubscribe',
  },
  weekly: {
    preheader: 'This week’s affirmation, and three ways to use it.',
    kicker: 'Your affirmation for this week',
    /** Where there is no translation; never shown in English. */
    untranslated: '',
    read: 'Read, listen, share',
    print: 'Print it as a card',
    create: 'Design a card of your own',
    howTo: 'How to use it',
    ways: [
      { title: 'Say it out loud', hint: 'In front of the mirror, slowly, three times.' },
      { title: 'Write it down', hint: 'On a note for a pocket, a desk or the fridge.' },
      { title: 'Share it with friends', hint: 'Give it to somebody who could use it today.' },
    ],
    card: (text: string) => `A card that says: “${text}”`,
  },
  welcome: {
    subject: (site: string) => `Welcome to ${site}`,
    preheader: 'One affirmation every Monday. The next one is on its way.',
    heading: 'Thank you for subscribing!',
    paragraphs: [
      'From now on, one affirmation arrives each Monday, with its card and a few ways to use it at home or in class.',
      'There are no ads, nobody else gets your address, and leaving takes one click: the link is at the end of each letter.',
    ],
    button: 'See today’s affirmations',
  },
  confirm: {
    subject: (site: string) => `Please confirm: the weekly letter of ${site}`,
    preheader: 'One click, and the first affirmation comes on Monday.',
    heading: 'Was that you?',
    paragraphs: [
      'Somebody, most likely you, asked for our weekly letter at this address. Please confirm it, and the first affirmation will come on Monday.',
      'If it was not you, do nothing: no letter will come, and the address is erased within a month.',
    ],
    button: 'Yes, send me the letter',
    why: (site: string) => `You get this one letter because this address was entered at ${site}.`,
  },
  trial: 'Test',
};
export type LetterTexts = typeof en;
