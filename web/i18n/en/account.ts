/** The page on which members change, take along or delete what is kept about them. */
export const account = {
  title: 'My Account',
  description: 'Your name, your address, your password, your data.',
  back: 'Back to Dashboard',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  wrongPassword: 'That is not your password',
  profile: {
    heading: 'About you',
    text: 'How the dashboard greets you, and what it shows.',
    language: 'Language of our letters',
    languages: { en: 'English', fr: 'French' },
  },
  email: {
    heading: 'Email address',
    text: (address: string) =>
      `You log in with ${address}. A new address counts once you have opened the letter that we send to it.`,
    field: 'New Email',
    password: 'Your Password',
    submit: 'Send the Letter',
    sending: 'Sending...',
  },
  password: {
    heading: 'Password',
    text: 'Every other device will be logged out.',
    current: 'Current Password',
    next: 'New Password',
    confirmation: 'Confirm New Password',
    submit: 'Change Password',
  },
  data: {
    heading: 'Your data',
    text: 'Everything that we hold about you, in one file that programs and people can read (JSON).',
    download: 'Download my data',
    file: 'my-account.json',
  },
  deletion: {
    heading: 'Leave for good',
    lead: 'You may go whenever you like, and take your data along.',
    open: 'Delete my account',
    text: 'This deletes your name, your address and your password, all your collections and all affirmations that you have written, at once and for good. If you have confirmed your address, your newsletter ends too. Nobody can bring any of it back.',
    advice: 'You may want to download your data first.',
    password: 'Your Password',
    submit: 'Delete everything',
    deleting: 'Deleting...',
  },
};
