/** What all forms say. */
export const form = {
  error: 'Error',
  failed: 'Something went wrong. Please try again.',
  wait: (time: string) => `That was a lot of tries. Please wait ${time}, then try again.`,
  expired: 'You are no longer logged in. What you typed is kept, and is back once you log in.',
  logIn: 'Log in',
  optional: 'optional',
  showPassword: 'Show password',
};
