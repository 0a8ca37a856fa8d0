/** The newsletter. */
export const subscriber = {
  heading: 'One affirmation, every Monday.',
  promise: 'No ads. Unsubscribe anytime.',
  email: 'Your email address',
  example: 'you@example.com',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  /** Followed by a link to the privacy policy. */
  kept: 'For adults only. We store your email address, your language, the date you signed up, which newsletters we’ve sent you, and whether emails are paused or were rejected, and use all of this only for this newsletter.',
  privacy: 'Privacy policy',
  thanks: 'Thank You!',
  thanksText: 'The next affirmation goes out on Monday.',
  /** Shown if subscribers must confirm their address. */
  confirmText: 'One more step: open the email we just sent you and confirm your address.',
  page: 'Weekly affirmations',
  letter: {
    page: 'Your newsletter',
    heading: 'Your newsletter',
    done: 'Saved.',
    saving: 'Saving...',
    state: {
      subscribed: (address: string) => `${address} gets one affirmation every Monday.`,
      paused: (address: string, day: string) => `Emails to ${address} are paused until ${day}.`,
      suspended: (address: string) =>
        `An email to ${address} bounced, so we’ve stopped sending the newsletter.`,
      unconfirmed: (address: string) =>
        `Someone, hopefully you, signed up with ${address}. Confirm it and your first affirmation will arrive on Monday.`,
    },
    confirm: { heading: 'Was that you?', button: 'Yes, sign me up' },
    resume: { heading: 'Restart your emails', button: 'Start sending again' },
    language: {
      heading: 'Language',
      text: { en: 'Your emails are in English.', fr: 'Your emails are in French.' },
      choose: 'Switch to English',
    },
    pause: {
      heading: 'Take a break',
      text: 'You’ll get no emails for four weeks. After that, they start again automatically.',
      button: 'Pause for four weeks',
    },
    leave: {
      heading: 'Unsubscribe',
      text: 'You won’t get our newsletter anymore, and we’ll remove your address from our list right away.',
      button: 'Unsubscribe',
    },
    gone: {
      heading: 'Goodbye!',
      text: 'You won’t get our newsletter anymore: your address has been removed from our list.',
      /** Shown for the link of an email that is older than the unsubscription. */
      before:
        'This subscription has already ended and the address has been removed from our list. If emails still arrive, use the unsubscribe link in the newest one.',
      back: 'Changed your mind?',
    },
    trial: {
      heading: 'This was a test',
      text: 'This link comes from a test email. It changes nothing.',
    },
    broken: {
      heading: 'This link doesn’t work',
      text: (contact: string) =>
        `Your email app may have cut it off. Copy the whole link from the email, or write to ${contact}.`,
    },
  },
  problem: {
    invalid: 'Please enter a valid email address',
    failed: 'Something went wrong. Please try again.',
    busy: 'Too many attempts. Please wait a moment and try again.',
  },
};
