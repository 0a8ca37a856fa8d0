import { randomBytes } from 'node:crypto';

/** How long the link of an invitation works. */
export const invitationDays = 7;

/** The token of an invitation's link, which says until when it works, because Strapi stores no time. */
export function newInvitationToken(): string {
  const end = Date.now() + invitationDays * 24 * 60 * 60_000;
  return `${randomBytes(20).toString('hex')}.${end.toString(36)}`;
}

/** When an invitation ends. Those of older versions of Colibri have no end, and count as ended. */
export function endOfInvitation(token: string): number {
  const end = Number.parseInt(token.split('.')[1] ?? '', 36);
  return Number.isSafeInteger(end) ? end : 0;
}
