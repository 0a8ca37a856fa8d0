import { navigate } from 'astro:transitions/client';
import { memberCookie } from '#contract/session';
import { $member, askWhoIsThere } from '../../stores/auth.ts';
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

$member.listen((member, before) => {
  mark();
  // A session that ended elsewhere leaves nothing of its member on the screen, but for what is being typed.
  if (before && !member && location.pathname.startsWith('/dashboard') && !isTyping())
    void navigate(location.href, { history: 'replace' });
});

const isTyping = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Another tab may have logged in or out, and the session may have ended. */
function lookAgain(): void {
  if ($member.get() || document.cookie.includes(`${memberCookie}=`)) void askWhoIsThere();
}

document.addEventListener('astro:after-swap', mark);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') lookAgain();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) lookAgain();
});
void askWhoIsThere();
