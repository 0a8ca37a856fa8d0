/** Login, registration and password reset. */
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
    description: 'Create a free parent or teacher account to save your own collections.',
    adults: 'Accounts are for adults. Children can read everything here without one.',
    submit: 'Create Account',
    pending: 'Creating Account...',
    failed: 'Registration failed. Please try again.',
    kept: 'We store your name, email address, role, language, the date you joined and what you save.',
    privacy: 'Privacy policy',
    hasAccount: 'Already have an account?',
    login: 'Log in',
  },
  forgotten: {
    title: 'Forgot Your Password?',
    description: 'Enter your email address and we’ll send you a link to choose a new password.',
    submit: 'Send Reset Link',
    pending: 'Sending...',
    sent: 'Check your inbox',
    sentText:
      'If there’s an account with this address, an email is on its way. The link works only once and expires after an hour. If nothing arrives, check your spam folder and the spelling of the address.',
    again: 'Try another address',
    back: 'Back to Login',
  },
  reset: {
    title: 'Choose a New Password',
    description: 'You’ll be logged out on every device; log in again with the new password.',
    submit: 'Save New Password',
    pending: 'Saving...',
    expired: 'This link has expired or has already been used. Request a new one below.',
    incomplete: 'This link is incomplete. Open it again from the email, or request a new one.',
    again: 'Request a new link',
  },
  confirm: {
    title: 'Confirm Your Address',
    description:
      'One more click, and this will be your address for logging in and for emails about your account.',
    submit: 'Confirm This Address',
    pending: 'Confirming...',
    expired:
      'This link has expired or has already been used. Request a new one on your account page.',
    incomplete:
      'This link is incomplete. Open it again from the email, or request a new one on your account page.',
    again: 'Go to your account',
  },
  fields: {
    name: 'Full Name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 6 characters. A few unrelated words work best.',
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
        'Password is too long. Use up to 72 characters, or fewer if it has accents or emoji.',
    },
    typed: { missing: 'Please enter your password' },
    confirmation: { mismatch: 'The passwords don’t match' },
    role: { invalid: 'Please select a role' },
  },
};
