import { navigate } from 'astro:transitions/client';
import { memberCookie } from '#contract/session';
import { $hasOwnerLeft, $member, $unsavedForms, refreshSession } from '../../stores/member.ts';
import { markMember } from './mark-member.ts';

/* The page is marked as a member's or a visitor's, and styles show what is for them (behavior P2). */

const { dataset } = document.documentElement;

/** Before the server has answered, the cookie says who is there. */
function mark(): void {
  const member = $member.get();
  if (member === undefined) markMember();
  else if (member) dataset['member'] = member.role;
  else delete dataset['member'];
}

$member.listen(mark);

const hasCookie = () => document.cookie.includes(`${memberCookie}=`);

/** Whose page this is (layouts/MemberPage.astro), by their id. */
const ownerOfPage = () =>
  Number(document.querySelector<HTMLMetaElement>('meta[name=owner]')?.content);

/** Asks who is signed in, and whether a member's page is still theirs. */
async function checkSession(): Promise<void> {
  const counts = await refreshSession();
  const owner = ownerOfPage();
  // A call that failed leaves the cookie, and says nothing of a session. Who has logged out here is on the way home.
  if (!owner || !counts() || (!$member.get() && hasCookie())) return;
  const hasLeft = $member.get()?.id !== owner;
  $hasOwnerLeft.set(hasLeft);
  // Nothing of theirs stays on the screen, but for what is being typed: its form says so.
  if (hasLeft && $unsavedForms.get().length === 0)
    // Not to its hash: the router would scroll there and fetch nothing.
    void navigate(location.pathname + location.search, { history: 'replace' });
}

/** Another tab may have logged in or out, and the session may have ended. */
function checkAgain(): void {
  if ($member.get() || hasCookie()) void checkSession();
}

document.addEventListener('astro:after-swap', () => {
  $hasOwnerLeft.set(false);
  mark();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') checkAgain();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) checkAgain();
});
void checkSession();
