/** Error messages. */
export const error = {
  missing: '404 Page Not Found',
  missingText: 'Did you forget to add the page to the router?',
  goHome: 'Back to Home',
  broken: 'Something went wrong',
  brokenText: 'That was our fault, not yours. Please try again in a moment.',
  tooMany: 'One moment, please',
  tooManyText: 'There were too many requests at once. Wait a few seconds, then try again.',
  offline: 'You’re offline',
  offlineText:
    'This page isn’t saved on this device. Most pages you’ve opened here before still work offline.',
  full: 'Very busy right now',
  fullText: 'Lots of people are here at the moment. Please try again in a few seconds.',
  part: 'This part of the page couldn’t load. Try again in a moment.',
  /** Shown when the script of an island couldn't be loaded. */
  noCode: 'That didn’t load. Check your connection, then try again.',
  tryAgain: 'Try again',
};
