/** The weekly letter. */
export const subscriber = {
  heading: 'One affirmation, every Monday.',
  promise: 'No ads, and leaving takes one click.',
  email: 'Your email address',
  example: 'you@example.com',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  /** Ends in a link to the privacy policy. */
  kept: 'For adults. We keep your address, your language and the time you signed up, for this letter alone.',
  privacy: 'Privacy policy',
  thanks: 'Thank You!',
  thanksText: 'The next affirmation will be in your mailbox on Monday.',
  /** Where a letter asks first whether it was them. */
  confirmText: 'One more step: open the letter that we have just sent you, and confirm.',
  page: 'Weekly affirmations',
  letter: {
    page: 'Your weekly letter',
    heading: 'Your weekly letter',
    done: 'Saved.',
    state: {
      subscribed: (address: string) => `${address} gets one affirmation every Monday.`,
      paused: (address: string, day: string) => `Letters to ${address} rest until ${day}.`,
      suspended: (address: string) =>
        `The mailbox of ${address} refused our letters, so we stopped sending them.`,
      unconfirmed: (address: string) =>
        `Somebody, most likely you, entered ${address}. Confirm it, and the first affirmation comes on Monday.`,
    },
    confirm: { heading: 'Was that you?', button: 'Yes, send me the letter' },
    resume: { heading: 'Start again', button: 'Send me letters again' },
    language: {
      heading: 'Language',
      text: { en: 'The letters come in English.', fr: 'The letters come in French.' },
      choose: 'In English',
    },
    pause: {
      heading: 'Take a break',
      text: 'No letters for four weeks, then they come again by themselves.',
      button: 'Pause for four weeks',
    },
    leave: {
      heading: 'Unsubscribe',
      text: 'No more letters. Your address is erased at once.',
      button: 'Unsubscribe',
    },
    gone: {
      heading: 'Goodbye!',
      text: 'You will get no more letters from us, and your address is erased.',
      /** Where the link is older than the farewell. */
      before:
        'The subscription of this letter has ended, and its address is erased. Should letters still come, leave by the link in the newest one.',
      back: 'Changed your mind?',
    },
    trial: {
      heading: 'This was a test',
      text: 'This link belongs to a letter that was sent to try how it looks. It changes nothing.',
    },
    broken: {
      heading: 'This link does not work',
      text: (contact: string) =>
        `Perhaps your mail program has cut it off. Copy the whole of it from the letter, or write to ${contact}.`,
    },
  },
  problem: {
    invalid: 'Please enter a valid email address',
    failed: 'Something went wrong. Please try again.',
    busy: 'That was a lot at once. Please wait a little and try again.',
  },
};
