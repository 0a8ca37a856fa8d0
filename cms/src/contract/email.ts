/** How an email address is written. Imports nothing: browsers run it too. */

/** The most characters that an address may have (RFC 5321). */
export const emailLimit = 254;

/** Any script, no invisible characters, a dot in the domain (behavior U2). */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\]{1,64}@[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\.]+(?:\.[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\.]+)+$/u;

/** Whether this is an address, outer blanks aside. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= emailLimit && emailPattern.test(address);
}
