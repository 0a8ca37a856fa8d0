import { navigate } from 'astro:transitions/client';
import { cookieRole } from '../../api/session.ts';
import { $hasOwnerLeft, $member, $unsavedForms, refreshSession } from '../../stores/member.ts';
import { markMember } from './mark-member.ts';

/* Marks the page as a member's or a visitor's, so that styles show the right parts (behavior P2). */

/** Until the server has responded, the cookie shows who is logged in. */
function mark(): void {
  pageOwnerId();
  const member = $member.get();
  markMember(member === null ? '' : member?.role);
}

$member.listen(mark);

/**
 * The id of the member whose page this is; 0 for a public page (components/site/PrivatePage.astro). -1 if the server
 * didn't say who is logged in when the page was loaded: whoever it names later may be somebody else.
 */
function pageOwnerId(): number {
  const owner = document.querySelector<HTMLMetaElement>('meta[name=owner]');
  const member = $member.get();
  if (owner && member !== undefined) owner.content ||= `${member?.id ?? (cookieRole() ? -1 : '')}`;
  return Number(owner?.content);
}

/** Refreshes the session, and leaves a member's page that isn't theirs anymore. */
async function checkSession(): Promise<void> {
  const isCurrent = await refreshSession();
  const ownerId = pageOwnerId();
  // After a failed request, the cookie is still there and the session may be too. After a logout in this tab, the home
  // page is already loading.
  const member = $member.get();
  if (!ownerId || !isCurrent() || (!member && cookieRole())) return;
  const hasLeft = member?.id !== ownerId;
  $hasOwnerLeft.set(hasLeft);
  // Their data must not stay on the screen. Only unsaved input does, until another member logs in: its form says that the
  // session has ended.
  if (hasLeft && (member || $unsavedForms.get().length === 0))
    // Without the hash, because the router would only scroll to it.
    void navigate(location.pathname + location.search, { history: 'replace' });
}

/** Someone may have logged in or out in another tab, or the session may have ended. */
function checkAgain(): void {
  if ($member.get() || cookieRole() || pageOwnerId()) void checkSession();
}

document.addEventListener('astro:after-swap', () => {
  $hasOwnerLeft.set(false);
  mark();
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) checkAgain();
});
// A window beside the one in which somebody logs in or out stays visible. Each login and logout writes `$newCardAuthorId`,
// whose key isn't imported, because that would cost 30 bytes on every page.
addEventListener('storage', ({ key }) => {
  if (key === 'card-author') checkAgain();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) checkAgain();
});
void checkSession();
