import { navigate } from 'astro:transitions/client';
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

/** Whether this page is a member's (layouts/Member.astro) whose session is over: the server then takes the cookie, a call that failed leaves it. */
const isOver = () =>
  !$member.get() && !hasCookie() && document.querySelector('meta[name="reader"]') !== null;

const isTypedInto = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** A session that ended elsewhere leaves nothing of its member on the screen, but for what is being typed: its form says so. */
async function look(): Promise<void> {
  await askWhoIsThere();
  if (!isOver()) return;
  const typedInto = [...document.forms].filter(isTypedInto);
  for (const form of typedInto) form.dispatchEvent(new Event('session-ended', { bubbles: true }));
  // Not to its hash: the router would scroll there and fetch nothing.
  if (typedInto.length === 0)
    await navigate(location.pathname + location.search, { history: 'replace' });
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
