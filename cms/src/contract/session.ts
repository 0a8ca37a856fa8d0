/** Imports nothing, because browsers load this too. */

/** The HttpOnly cookie that holds the session token. */
export const sessionCookie = 'session';
/**
 * A cookie with the member's id that scripts can read, so that a page shows the right header from the first paint and
 * knows without asking when somebody else is logged in.
 */
export const memberCookie = 'member';
/**
 * The header with the id of the member whose page makes a call. The call is refused if another member has logged in since
 * (behavior U7).
 */
export const pageOwnerHeader = 'X-Page-Owner';
