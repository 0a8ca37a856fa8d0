/** The panel's built-in roles, by their codes. */
export const roles = {
  'strapi-super-admin': {
    name: 'Administrator',
    description: 'Can do everything, including managing accounts, roles and settings.',
  },
  'strapi-editor': {
    name: 'Editor',
    description:
      'Writes, publishes and imports all content, in both languages, and chooses what’s featured.',
  },
  translator: {
    name: 'Translator',
    description: 'Reads all content and translates it into French.',
  },
};
