/** What is said where something is missing or fails. */
export const error = {
  missing: '404 Page Not Found',
  missingText: 'Did you forget to add the page to the router?',
  goHome: 'Back to Home',
  broken: 'Something went wrong',
  brokenText: 'That was our fault, not yours. Please try again in a moment.',
  part: 'This part is resting its wings for a moment.',
  /** Of a button whose code could not be loaded. */
  noCode: 'That did not load. Check your connection, then try again.',
  tryAgain: 'Try again',
};
