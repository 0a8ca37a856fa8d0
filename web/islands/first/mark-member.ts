import { memberCookie } from '#contract/session';

/** Marks the page as a member's or a visitor's by the cookie, because the HTML is the same for everyone. */
export function markMember(): void {
  const { dataset } = document.documentElement;
  const role = document.cookie.split('; ').find((pair) => pair.startsWith(`${memberCookie}=`));
  if (role) dataset['member'] = role.slice(memberCookie.length + 1);
  else delete dataset['member'];
}
