export const auth = {
  login: {
    title: 'Log In',
    description: 'For parents and teachers who keep their own collections of affirmations.',
    soon: 'Accounts for parents and teachers open soon. Everything there is to read is open already.',
  },
  register: {
    title: 'Create an Account',
    description: 'For parents and teachers: an account to keep your own collections.',
    soon: 'Accounts for parents and teachers open soon. Everything there is to read is open already.',
  },
};
