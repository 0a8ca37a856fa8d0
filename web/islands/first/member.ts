import { cookieMemberId } from '../../api/session.ts';
import { $member, newCardAuthorKey, refreshSession } from '../../stores/member.ts';
import { markMember } from './mark-member.ts';

/* Marks the page as a member's or a visitor's, so that styles show the right parts (behavior P2). */

/** Until the server has responded, the cookie shows who is logged in. */
function mark(): void {
  const member = $member.get();
  markMember(member === null ? 0 : member?.id);
}

/** Someone may have logged in or out in another tab, or the session may have ended. */
function checkAgain(): void {
  if ($member.get() || cookieMemberId()) void refreshSession();
}

// The member this page was loaded for has logged out in another tab before its scripts arrived. Whoever is here now must see
// neither the page nor what was typed into it.
const loadedFor = document.documentElement.dataset['member'];
if (loadedFor && loadedFor !== `${cookieMemberId()}`) location.reload();

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
