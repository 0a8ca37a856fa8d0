/** Imports nothing, because browsers load this too. */

/** The HttpOnly cookie that holds the session token. */
export const sessionCookie = 'session';
/** A cookie with the member's role that scripts can read, so that the first paint already shows the right header. */
export const memberCookie = 'member';
