/** The permissions of the panel's own pages, as administrators see them in the settings of a role. */
export const panelPermissions = {
  'translations.read': 'See the translation queue',
  'translations.update': 'Save translations from the queue',
  'featured.read': 'List the featured affirmations',
  'featured.update': 'Feature affirmations and change their order',
  'spreadsheet.export-csv': 'Export CSV files',
  'spreadsheet.import-csv': 'Import CSV files',
  'newsletter.read': 'See planned and sent newsletters',
  'newsletter.update': 'Plan newsletters',
  'newsletter.test': 'Send test newsletters',
  'people.read': 'See and export members and subscribers',
  'people.delete': 'Delete members and subscribers',
  'history.read': 'See the history',
} as const;

export type PanelPermission = keyof typeof panelPermissions;

export const allPanelPermissions = Object.keys(panelPermissions) as PanelPermission[];

/** The action that Strapi stores for a permission. */
export const panelAction = (permission: PanelPermission): string => `api::${permission}`;
