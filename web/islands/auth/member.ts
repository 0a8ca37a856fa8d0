import { memberCookie } from '#contract/session';
import { $member, askWhoIsThere } from '../../stores/member.ts';
import { markMember } from './first-paint.ts';

/* The page is marked as a member's or a visitor's, and styles show what is for them (SPEC §2). */

const { dataset } = document.documentElement;

/** Before the server has answered, the cookie says who is there. */
function mark(): void {
  const member = $member.get();
  if (member === undefined) markMember(memberCookie);
  else if (member) dataset['member'] = member.role;
  else delete dataset['member'];
}

$member.listen(mark);

const hasCookie = () => document.cookie.includes(`${memberCookie}=`);

/** Asks who is there, and whether a member's page (layouts/Member.astro) is still theirs. */
async function look(): Promise<void> {
  const counts = await askWhoIsThere();
  if (!document.querySelector('meta[name="reader"]')) return;
  const { leaveToReader } = await import('./over.ts');
  // A call that failed leaves the cookie, and says nothing of a session. Who has logged out here is on the way home.
  if (counts() && ($member.get() || !hasCookie())) leaveToReader();
}

/** Another tab may have logged in or out, and the session may have ended. */
function lookAgain(): void {
  if ($member.get() || hasCookie()) void look();
}

document.addEventListener('astro:after-swap', mark);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') lookAgain();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) lookAgain();
});
void look();
