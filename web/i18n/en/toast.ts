/** Toasts, by the names of `logic/toast.ts`; an empty text where the title says all (behavior M1). */
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
  passwordReset: { title: 'Your password has changed', text: 'Log in with the new one.' },
  accountSaved: { title: 'Saved', text: '' },
  emailLetterSent: {
    title: 'A letter is on its way',
    text: 'Open it to confirm your new address. Until then the old one counts.',
  },
  emailConfirmed: {
    title: 'Your new address is confirmed',
    text: 'From now on you log in with it.',
  },
  passwordChanged: {
    title: 'Your password has changed',
    text: 'All other devices have been logged out.',
  },
  dataDownloaded: { title: 'Your data has been downloaded', text: '' },
  dataFailed: { title: 'The download failed', text: 'Please try again.' },
  accountDeleted: {
    title: 'Your account has been deleted',
    text: 'Nothing of it is left here. Thank you for having been with us.',
  },
  languageFailed: {
    title: 'The other language cannot be reached right now.',
    text: 'Please try again in a moment.',
  },
  collectionCreated: { title: 'Collection created', text: '' },
  collectionBegun: {
    title: 'Collection created',
    text: 'The affirmation has been added to your collection.',
  },
  collectionNotBegun: {
    title: 'Collection created',
    text: 'But the affirmation could not be added. Open it and save it once more.',
  },
  collectionChanged: { title: 'Changes saved', text: '' },
  collectionDeleted: { title: 'Collection deleted', text: '' },
  collectionRestored: { title: 'Collection restored', text: 'Everything is back as it was.' },
  itemAdded: {
    title: 'Added to collection',
    text: 'The affirmation has been added to your collection.',
  },
  itemNotAdded: {
    title: 'Error',
    text: 'Failed to add affirmation to collection. It might already be in this collection.',
  },
  itemRemoved: {
    title: 'Affirmation removed',
    text: 'The affirmation has been removed from this collection.',
  },
  itemRestored: { title: 'Affirmation put back', text: 'It is in its old place again.' },
  ownCreated: { title: 'Affirmation created successfully!', text: '' },
  ownChanged: { title: 'Changes saved', text: '' },
  ownDeleted: { title: 'Affirmation deleted', text: '' },
  ownRestored: { title: 'Affirmation restored', text: '' },
  sessionEnded: {
    title: 'Your session has ended',
    text: 'Nothing has changed. Log in, and you come back to this page.',
  },
  gone: {
    title: 'This is no longer there',
    text: 'It may have been deleted or withdrawn in the meantime.',
  },
  full: {
    title: 'There is no room for more',
    text: 'Please remove something first, or choose another collection.',
  },
  busy: { title: 'That was a lot at once', text: 'Please wait a little and try again.' },
  notDone: {
    title: 'That did not work',
    text: 'Nothing has changed. Please check your connection and try again.',
  },
  undo: 'Undo',
  login: 'Log in',
  dismiss: 'Dismiss',
};
