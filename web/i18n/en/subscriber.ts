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
  page: 'Weekly affirmations',
  problem: {
    invalid: 'Please enter a valid email address',
    failed: 'Something went wrong. Please try again.',
    busy: 'That was a lot at once. Please wait a little and try again.',
  },
};
