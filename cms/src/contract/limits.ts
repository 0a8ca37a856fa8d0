/* Imports nothing: browsers read these without the weight of zod. */

/** The category that covers all affirmations: the default, and the target of a search (behavior C7). */
export const allCategoryId = 1;

/** Lengths in characters (behavior X1) and rows in a list (behavior C5). */
export const affirmationLimits = {
  text: 280,
  description: 1000,
  search: 100,
  page: 12,
  largestPage: 100,
  featured: 9,
};

/** Lengths of what a member is called and shows (behavior X1), in characters but for one. */
export const memberLimits = {
  shortestName: 2,
  name: 80,
  shortestPassword: 6,
  /** bcrypt looks no further than so many bytes. */
  passwordBytes: 72,
  code: 200,
};

/** A member's collections (behavior K2 and X1). */
export const collectionLimits = {
  shortestName: 3,
  name: 50,
  description: 280,
  collections: 200,
  affirmations: 500,
  /** Own affirmations per member. */
  own: 500,
  /** How long a deleted row can be restored. */
  restorableSeconds: 3600,
};

/**
 * Ids of members' own affirmations start here, so that a URL alone shows whether its content is private. With one
 * shared sequence, gaps would also skew random draws.
 */
export const firstOwnAffirmationId = 1_000_000_000;
