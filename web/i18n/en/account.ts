/** The page where members change, download or delete their data. */
export const account = {
  title: 'My account',
  description: 'Your name, email address, password and data.',
  back: 'Back to Dashboard',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  wrongPassword: 'That password isn’t right',
  profile: {
    heading: 'About you',
    text: 'Your name, your role and the language of emails about your account.',
    language: 'Language of account emails',
    languages: { en: 'English', fr: 'French' },
  },
  email: {
    heading: 'Email address',
    text: (address: string) =>
      `You log in with ${address}. To change it, enter a new address and click the link in the email we send there. You’ll then be logged out on all your other devices.`,
    field: 'New email',
    password: 'Your password',
    submit: 'Send confirmation email',
    sending: 'Sending...',
  },
  password: {
    heading: 'Password',
    text: 'If you change it, you’ll be logged out on all your other devices.',
    current: 'Current password',
    next: 'New password',
    confirmation: 'Confirm new password',
    submit: 'Change password',
  },
  data: {
    heading: 'Your data',
    text: 'Your account, collections, class links and affirmations, in one file (JSON). If you confirmed your email address, a newsletter subscription with that address is included, too.',
    download: 'Download my data',
    file: 'my-account.json',
  },
  deletion: {
    heading: 'Delete your account',
    lead: 'You can leave anytime and take your data with you.',
    open: 'Delete my account',
    text: 'This deletes your name, email address and password, your collections and every affirmation you wrote. If you confirmed your email address, a newsletter subscription with that address ends, too. This can’t be undone.',
    advice: 'You may want to download your data first.',
    password: 'Your password',
    submit: 'Delete everything',
    deleting: 'Deleting...',
  },
};
