import { memberCookie } from '#contract/session';

const prefix = `${memberCookie}=`;

/** The member's role according to the cookie; undefined for a visitor. */
export const cookieRole = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);

/** Marks the page as a member's or, without a role, a visitor's, because the HTML is the same for everyone. */
export function markMember(role = cookieRole()): void {
  const { dataset } = document.documentElement;
  if (role) dataset['member'] = role;
  else delete dataset['member'];
}
