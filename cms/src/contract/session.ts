/** Imports nothing: browsers run it too. */

/** The cookie that holds a session; no script can read it. */
export const sessionCookie = 'session';
/** Beside it, a cookie that scripts can read, holding the role: so that a header is right when first painted. */
export const memberCookie = 'member';
