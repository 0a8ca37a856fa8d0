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
