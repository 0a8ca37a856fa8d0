/* Imports nothing: browsers read these without the weight of zod. */

/** Lengths in characters (PRODUCT 20) and rows in a list (SPEC §9, PRODUCT 6 and 25). */
export const affirmationLimits = {
  text: 280,
  description: 1000,
  search: 100,
  page: 12,
  largestPage: 100,
  featured: 9,
};
