/** Validates email addresses. Imports nothing, because browsers load this too. */

/** The maximum length of an address (RFC 5321). */
export const emailLimit = 254;

/** Allows any script, but no invisible characters, and requires a dot in the domain (behavior U2). */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\]{1,64}@[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\.]+(?:\.[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\.]+)+$/u;

/** Whether a text is an email address, ignoring spaces around it. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= emailLimit && emailPattern.test(address);
}

/**
 * What identifies an address, whatever its case and Unicode form. Letter by letter like the database's `lower`: as a
 * whole text, `İ` would become two letters, and `Σ` another one at the end of a word.
 */
export const emailKey = (email: string): string =>
  Array.from(email.trim().normalize(), (letter) => Array.from(letter.toLowerCase())[0]).join('');

/** The key of the inbox that many providers deliver an address to: without what follows a `+`. */
export const inboxKey = (email: string): string => emailKey(email).replace(/\+[^@]*(?=@)/, '');
