/** Texts of all forms. */
export const form = {
  error: 'Error',
  failed: 'Something went wrong. Please try again.',
  wait: (time: string) => `Too many attempts. Please wait ${time}, then try again.`,
  expired: 'Your session has ended. What you typed is saved and will be here when you log back in.',
  logIn: 'Log in',
  optional: 'optional',
  showPassword: 'Show password',
};
