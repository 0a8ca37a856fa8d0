/** Validates email addresses. Imports nothing, because browsers load this too. */

/** The maximum length of an address (RFC 5321). */
export const emailLimit = 254;

/**
 * Allows any script, but no invisible characters, and requires a dot in the domain (behavior U2). Mail servers would take
 * other signs for that dot, so that one inbox would have several addresses.
 */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\]{1,64}@[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\.。．｡]+(?:\.[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\.。．｡]+)+$/u;

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

/** Masks an address in texts that can be forwarded or reach strangers: `m…@example.org`. */
export function maskEmail(email: string): string {
  const index = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(index)}`;
}

/** The key of the inbox that many providers deliver an address to: without what follows a `+`, and at Gmail without dots. */
export function inboxKey(email: string): string {
  const [name = '', domain = ''] = emailKey(email).split('@');
  const inbox = name.replace(/\+.*/s, '');
  return /^g(?:oogle)?mail\.com$/.test(domain)
    ? `${inbox.replaceAll('.', '')}@gmail.com`
    : `${inbox}@${domain}`;
}
