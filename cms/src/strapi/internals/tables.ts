/** Strapi's tables that Colibri's SQL names. tests/cms/strapi-seam.test.ts checks their columns. */

/** Members of the site: users of the plugin users-permissions. */
export const memberTable = 'up_users';

/** Accounts of the admin panel. */
export const panelUserTable = 'admin_users';

/** Sessions of both, told apart by `origin`. */
export const sessionTable = 'strapi_sessions';

/** The categories of affirmations. */
export const categoryLinks = {
  table: 'affirmations_category_lnk',
  affirmation: 'affirmation_id',
  category: 'category_id',
} as const;

/** The affirmations of the weeks of the year plan. */
export const weekLinks = {
  table: 'weeks_affirmation_lnk',
  week: 'week_id',
  affirmation: 'affirmation_id',
} as const;

/** The affirmations that editors chose for weekly emails. */
export const letterLinks = {
  table: 'letters_affirmation_lnk',
  letter: 'letter_id',
  affirmation: 'affirmation_id',
} as const;
