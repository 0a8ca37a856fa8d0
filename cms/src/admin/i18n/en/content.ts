export const content = {
  localized: 'Each language has its own',
};
