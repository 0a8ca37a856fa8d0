/** The texts of emails, which are written for adults. */
export const en = {
  tagline: 'Positive affirmations for children',
  /** Shown above the bare URL, for mail programs that don't show buttons. */
  buttonFails: 'If the button doesn’t work, open this link:',
  list: {
    why: (site: string) =>
      `You’re receiving this email because you subscribed to the ${site} newsletter.`,
    preferences: 'Change language or take a break',
    leave: 'Unsubscribe',
  },
  weekly: {
    preheader: 'This week’s affirmation, and three ways to use it.',
    kicker: 'Your affirmation for this week',
    /** Shown if there is no translation, which never happens in English. */
    untranslated: '',
    read: 'Read, listen, share',
    print: 'Print it as a card',
    create: 'Design your own card',
    howTo: 'How to use it',
    ways: [
      { title: 'Say it out loud', hint: 'In front of the mirror, slowly, three times.' },
      { title: 'Write it down', hint: 'On a note for a pocket, a desk or the fridge.' },
      { title: 'Share it with friends', hint: 'Give it to someone who could use it today.' },
    ],
    card: (text: string) => `A card that says: “${text}”`,
  },
  welcome: {
    subject: (site: string) => `Welcome to ${site}`,
    preheader: 'Your first affirmation will arrive on Monday.',
    heading: 'Thank you for subscribing!',
    paragraphs: [
      'You’ll get one affirmation every Monday, with a card and a few ways to use it at home or in class.',
      'There are no ads, and you can unsubscribe anytime: the link is at the end of every email.',
    ],
    button: 'See today’s affirmations',
  },
  confirm: {
    subject: (site: string) => `Please confirm your subscription to ${site}`,
    preheader: 'Confirm, and your first affirmation will arrive on Monday.',
    heading: 'Was that you?',
    paragraphs: [
      'Someone, hopefully you, asked for our newsletter at this address. Please confirm, and your first affirmation will arrive on Monday.',
      'If it wasn’t you, just ignore this email. You won’t get any more, and we’ll delete the address within a month.',
    ],
    button: 'Yes, sign me up',
    why: (site: string) =>
      `You’re receiving this one email because this address was entered on ${site}.`,
  },
  trial: 'Test',
};
export type LetterTexts = typeof en;
