/** Toasts, by the names of `logic/toast.ts`; an empty text where the title says all (SPEC §8). */
export const toast = {
  favoriteAdded: {
    title: 'Added to favorites',
    text: 'This affirmation has been added to your favorites',
  },
  favoriteRemoved: {
    title: 'Removed from favorites',
    text: 'This affirmation has been removed from your favorites',
  },
  shared: { title: 'Shared successfully', text: 'The affirmation has been shared' },
  copied: { title: 'Copied to clipboard', text: 'You can now paste this affirmation anywhere' },
  printing: { title: 'Preparing print view', text: '' },
  affirmationSaved: { title: 'Affirmation saved', text: '' },
  affirmationAlreadySaved: { title: 'Already saved', text: '' },
  cardDownloaded: {
    title: 'Affirmation saved',
    text: 'Your custom affirmation has been downloaded',
  },
  subscribed: {
    title: 'Subscription successful!',
    text: 'You’ve been subscribed to our weekly affirmations.',
  },
  subscriptionFailed: { title: 'Subscription failed', text: 'Please try again later.' },
  loggedIn: {
    title: 'Login successful',
    text: (siteName: string) => `Welcome back to ${siteName}!`,
  },
  registered: { title: 'Registration successful', text: '' },
  loggedOut: { title: 'Logged out successfully', text: '' },
  logoutFailed: { title: 'You are still logged in', text: 'Logging out failed. Please try again.' },
  languageFailed: {
    title: 'The other language cannot be reached right now.',
    text: 'Please try again in a moment.',
  },
  dismiss: 'Dismiss',
};
