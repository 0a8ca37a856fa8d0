/** Content types by the names that the menu has for them. Strapi’s roles call them by their names in code. */
export const contentTypes = {
  Letter: 'Newsletter',
  Term: 'Glossary',
  User: 'Member',
  Week: 'Year plan',
};

/** Below the title of a group of permissions: `Permissions: {category}`. */
const groupHints = {
  'content-manager plugin': 'content',
  'content-type-builder plugin': 'content structure',
  'upload plugin': 'files',
  'users-permissions plugin': 'members of the site',
  'Colibri settings': 'Colibri’s pages',
  'email settings': 'email',
  'media library settings': 'media library',
  'Internationalization settings': 'languages',
  'plugins and marketplace settings': 'plugins and marketplace',
  'webhooks settings': 'webhooks',
  'users and roles settings': 'accounts and roles',
  'api tokens settings': 'API tokens',
  'admin tokens settings': 'admin tokens',
  'project settings': 'project',
  'transfer tokens settings': 'transfer tokens',
};
const hints = Object.fromEntries(
  Object.entries(groupHints).map(([strapi, own]) => [
    `Permissions: ${strapi}`,
    `Permissions: ${own}`,
  ]),
);

/** Shown in the settings only, instead of Strapi’s own names. */
export const permissions: Readonly<Record<string, string>> = {
  'Content manager': 'Content Manager',
  'Content-manager': 'Content Manager',
  Upload: 'Media Library',
  Users: 'Accounts',
  users: 'accounts',
  'Users and roles': 'Accounts and roles',
  ...hints,
};
