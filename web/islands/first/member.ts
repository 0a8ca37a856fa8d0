import { cookieMemberId } from '../../api/session.ts';
import { $member, newCardAuthorKey, refreshSession } from '../../stores/member.ts';
import { markMember } from './mark-member.ts';

/* Marks the page as a member's or a visitor's, so that styles show the right parts (behavior P2). */

/**
 * The member this page was loaded for has left before all of its scripts arrived. Whoever is here now must see neither a
 * member's page nor what was typed into the designer.
 */
function reloadIfLate(): void {
  const { member } = document.documentElement.dataset;
  if (member && member !== `${cookieMemberId()}` && document.querySelector(late)) location.reload();
}

/** The card designer before its hydration, and a member's page without pages/private-page.ts. */
const late = 'astro-island[ssr][client=load], meta[name=owner]:not([data-watched])';

/** Until the server has responded, the cookie shows who is logged in. */
function mark(): void {
  reloadIfLate();
  const member = $member.get();
  markMember(member === null ? 0 : member?.id);
}

/** Someone may have logged in or out in another tab, or the session may have ended. */
function checkAgain(): void {
  reloadIfLate();
  if ($member.get() || cookieMemberId()) void refreshSession();
}

reloadIfLate();
$member.listen(mark);
document.addEventListener('astro:after-swap', mark);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) checkAgain();
});
// A window beside the one in which somebody logs in or out stays visible.
addEventListener('storage', ({ key }) => {
  if (key === newCardAuthorKey) checkAgain();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) checkAgain();
});
void refreshSession();
