import { cookieMemberId } from '../../api/session.ts';

/** Marks the page as a member's or, with 0, a visitor's, because the HTML is the same for everyone. */
export function markMember(id = cookieMemberId()): void {
  const { dataset } = document.documentElement;
  if (id) dataset['member'] = String(id);
  else delete dataset['member'];
}
