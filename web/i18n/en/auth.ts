/** Accounts: who comes in, and how. */
export const auth = {
  login: {
    title: 'Log In',
    description: 'For parents and teachers who keep their own collections of affirmations.',
    submit: 'Log In',
    pending: 'Logging in...',
    failed: 'Invalid email or password',
    forgotten: 'Forgot your password?',
    noAccount: 'No account yet?',
    register: 'Create an account',
  },
  register: {
    title: 'Create an Account',
    description: 'For parents and teachers: an account to keep your own collections.',
    adults: 'Accounts are for adults. Children need none: everything there is to read is open.',
    submit: 'Create Account',
    pending: 'Creating Account...',
    failed: 'Registration failed. Please try again.',
    kept: 'We keep your name, your address and what you save, and nothing else.',
    privacy: 'Privacy policy',
    hasAccount: 'Already have an account?',
    login: 'Log in',
  },
  forgotten: {
    title: 'Forgot Your Password?',
    description: 'Tell us your address. We send a letter with a link to choose a new password.',
    submit: 'Send the Letter',
    pending: 'Sending...',
    sent: 'Look in your mailbox',
    sentText:
      'If there is an account with this address, a letter is on its way. Its link works once, for one hour. If nothing comes, look among the spam, or check the address.',
    again: 'Try another address',
    back: 'Back to Log In',
  },
  reset: {
    title: 'Choose a New Password',
    description: 'You will be logged out everywhere, and log in with the new one.',
    submit: 'Save the Password',
    pending: 'Saving...',
    expired: 'This link was used already, or its hour is over. Ask for a new letter below.',
    incomplete:
      'The link is not complete. Please open it from the letter once more, or ask for a new one.',
    again: 'Ask for a new letter',
  },
  confirm: {
    title: 'Confirm Your Address',
    description: 'One more click, and letters and logging in go by your new address.',
    submit: 'Confirm This Address',
    pending: 'Confirming...',
    expired:
      'This link was used already, or its hour is over. Ask for a new letter on your account page.',
    again: 'To your account',
  },
  fields: {
    name: 'Full Name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 6 characters. A few words that only you would put together are best.',
    confirmation: 'Confirm Password',
    role: 'I am a...',
    roles: { parent: 'Parent', teacher: 'Teacher' },
  },
  problems: {
    name: {
      'too-short': 'Name must be at least 2 characters',
      'too-long': 'Name must not exceed 80 characters',
    },
    email: { invalid: 'Please enter a valid email address' },
    password: {
      'too-short': 'Password must be at least 6 characters',
      'too-long':
        'Password must not exceed 72 bytes: that is 72 letters, or fewer with accents or emoji',
    },
    typed: { missing: 'Please enter your password' },
    confirmation: { mismatch: 'The two passwords are not the same' },
    role: { invalid: 'Please select a role' },
  },
};
