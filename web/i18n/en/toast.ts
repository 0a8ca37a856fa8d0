/** The texts of the toasts in `logic/toast.ts`; `text` can be empty (behavior M1). */
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
  linkCopied: { title: 'Link copied', text: 'You can now paste it anywhere' },
  printing: { title: 'Preparing print view', text: '' },
  affirmationSaved: { title: 'Affirmation saved', text: '' },
  affirmationAlreadySaved: { title: 'Already saved', text: '' },
  cardDownloaded: {
    title: 'Affirmation saved',
    text: 'Your custom affirmation has been downloaded',
  },
  noVoice: {
    title: 'This device can’t read this aloud',
    text: 'It has no voice for this language, and there’s no recording to play. You can often add a voice in the device’s settings.',
  },
  subscribed: {
    title: 'Subscription successful!',
    text: "You've been subscribed to our weekly affirmations.",
  },
  subscriptionFailed: { title: 'Subscription failed', text: 'Please try again later.' },
  loggedIn: {
    title: 'Login successful',
    text: (siteName: string) => `Welcome back to ${siteName}!`,
  },
  registered: { title: 'Registration successful', text: '' },
  loggedOut: { title: 'Logged out successfully', text: '' },
  logoutFailed: { title: 'You’re still logged in', text: 'Logging out failed. Please try again.' },
  passwordReset: { title: 'Your password has changed', text: 'Log in with the new one.' },
  accountSaved: { title: 'Saved', text: '' },
  emailLetterSent: {
    title: 'Check your inbox',
    text: 'Click the link in our email to confirm your new address. Until then, keep using the old one.',
  },
  emailConfirmed: {
    title: 'Your new address is confirmed',
    text: 'Use it the next time you log in.',
  },
  passwordChanged: {
    title: 'Your password has changed',
    text: 'You’ve been logged out on all your other devices.',
  },
  dataDownloaded: { title: 'Your data has been downloaded', text: '' },
  dataFailed: { title: 'The download failed', text: 'Please try again.' },
  accountDeleted: {
    title: 'Your account has been deleted',
    text: 'Thanks for spending time with us.',
  },
  languageFailed: {
    title: 'We couldn’t switch languages',
    text: 'Please try again in a moment.',
  },
  collectionCreated: { title: 'Collection created', text: '' },
  collectionBegun: {
    title: 'Collection created',
    text: 'The affirmation has been added to your collection.',
  },
  collectionNotBegun: {
    title: 'Collection created',
    text: 'The affirmation couldn’t be added. Open the affirmation and save it again.',
  },
  collectionFilled: {
    title: 'Collection created',
    text: 'The affirmations have been added to your collection.',
  },
  collectionNotFilled: {
    title: 'Collection created',
    text: 'The affirmations couldn’t be added. Please try again.',
  },
  collectionChanged: { title: 'Changes saved', text: '' },
  collectionDeleted: { title: 'Collection deleted', text: '' },
  classLinkCreated: {
    title: 'Class link created',
    text: 'Copy the link, or show the QR code to the class.',
  },
  classLinkChanged: { title: 'Changes saved', text: '' },
  classLinkRevoked: { title: 'Class link revoked', text: 'It no longer works.' },
  collectionRestored: { title: 'Collection restored', text: 'Everything is back as it was.' },
  itemAdded: {
    title: 'Added to collection',
    text: 'The affirmation has been added to your collection.',
  },
  itemsAdded: {
    title: 'Added to collection',
    text: 'The affirmations have been added to your collection.',
  },
  itemNotAdded: {
    title: 'Error',
    text: 'Failed to add affirmation to collection. It might already be in this collection.',
  },
  itemRemoved: {
    title: 'Affirmation removed',
    text: 'The affirmation has been removed from this collection.',
  },
  itemTakenOut: {
    title: 'Affirmation removed',
    text: 'The affirmation has been removed from this collection.',
  },
  itemRestored: { title: 'Affirmation put back', text: 'It’s back where it was.' },
  ownCreated: { title: 'Affirmation created successfully!', text: '' },
  ownChanged: { title: 'Changes saved', text: '' },
  ownDeleted: { title: 'Affirmation deleted', text: '' },
  ownRestored: { title: 'Affirmation restored', text: '' },
  sessionEnded: {
    title: 'Your session has ended',
    text: 'Nothing was changed. Log in and you’ll come right back here.',
  },
  gone: {
    title: 'This is no longer available',
    text: 'It may have been deleted or taken down.',
  },
  full: {
    title: 'You’ve reached the limit',
    text: 'Please remove something first.',
  },
  busy: { title: 'Too many attempts', text: 'Please wait a moment and try again.' },
  notDone: {
    title: 'That didn’t work',
    text: 'Nothing was changed. Please check your connection and try again.',
  },
  undo: 'Undo',
  login: 'Log in',
  dismiss: 'Dismiss',
};
