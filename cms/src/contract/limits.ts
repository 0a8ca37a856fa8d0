/* Imports nothing, so that browsers can load these limits without zod. */

/** The category *All*, which contains all affirmations, is the default, and is where searches happen (behavior C7). */
export const allCategoryId = 1;

/** Stands in for an affirmation's id in the address of a recording that says the name of a category or moment. */
export const namesId = 0;

/**
 * More characters than any field may have. A longer text isn't checked any further, and a form repeats only its
 * beginning, because both take long.
 */
export const longestText = 4000;

/** Lengths in characters (behavior X1) and page sizes (behavior C5 and P5). */
export const affirmationLimits = {
  text: 280,
  description: 1000,
  /** In one language, with commas between them. */
  keywords: 500,
  search: 100,
  /** Similar keywords for a search that found nothing. */
  suggestions: 6,
  page: 12,
  largestPage: 100,
  /** A member's own ones, which the dashboard shows at first and adds by each click. */
  ownPage: 24,
  featured: 9,
  /** The latest days whose affirmations can be listed. */
  days: 14,
  /** Kept by browsers for offline (behavior O4). */
  offline: 2000,
};

/** The most categories, testimonials and featured affirmations: some pages list all of them (behavior X1). */
export const entryLimits = { category: 100, testimonial: 100, featured: 100 };

/** Lengths of a member's fields (behavior X1), in characters unless noted. */
export const memberLimits = {
  shortestName: 2,
  name: 80,
  shortestPassword: 6,
  /** bcrypt ignores all bytes after this many. */
  passwordBytes: 72,
  /** Long enough for a code that contains an address, with up to three bytes per character, in base64. */
  code: 1200,
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

/** Class links that aren't revoked, and how many revoked ones of a collection are still listed (behavior K4). */
export const classLinkLimits = { perCollection: 10, perMember: 50, revoked: 5 };
/** The weeks of a year plan (behavior C9), and the lengths of their texts. */
export const weekLimits = { number: 36, title: 80, activity: 600 };

/**
 * Ids of members' own affirmations start here, so that a URL alone shows whether its content is private. With one
 * shared sequence, gaps would also skew random draws.
 */
export const firstOwnAffirmationId = 1_000_000_000;

/** Header of the list that holds the count of all matches. */
export const totalHeader = 'X-Total-Count';
