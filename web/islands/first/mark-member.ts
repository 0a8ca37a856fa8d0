import { cookieRole } from '../../api/session.ts';

/** Marks the page as a member's or, without a role, a visitor's, because the HTML is the same for everyone. */
export function markMember(role = cookieRole()): void {
  const { dataset } = document.documentElement;
  if (role) dataset['member'] = role;
  else delete dataset['member'];
}
