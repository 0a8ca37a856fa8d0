/* Normalizes and measures texts. Imports nothing, because browsers load this too. */

/** Collapses white space and control characters to single spaces, and trims. */
export const toSingleLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Replaces the spaces that French uses before : ; ! ? » and after « with no-break spaces. */
export const withNonBreakingSpaces = (text: string) =>
  text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00A0');

/** Replaces control characters other than line breaks with spaces, and trims. */
export const toMultiLine = (text: string) =>
  withNonBreakingSpaces(text.replace(/[^\P{Cc}\n]+/gu, ' ').trim());

/** The number of characters as people count them: an emoji is one, even if it consists of several code points. */
export const countGraphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** The length in code points, which the limits of schemas count. */
export const countCodePoints = (text: string) => [...text].length;

export const countBytes = (text: string) => new TextEncoder().encode(text).length;

/** Whether a text has a visible character. Some letters of Korean and a sign of Braille are blank. */
export const hasVisibleText = (text: string) => /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u.test(text);
