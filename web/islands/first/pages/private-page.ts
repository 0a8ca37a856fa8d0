import { navigate } from 'astro:transitions/client';
import { cookieMemberId, ownerMeta } from '../../../api/session.ts';
import { $member, newCardAuthorKey } from '../../../stores/member.ts';
import { $hasOwnerLeft, $unsavedForms } from '../../../stores/owner.ts';

/*
 * A member's page (components/site/PrivatePage.astro) leaves the screen when somebody else is logged in, or nobody
 * (behavior P2). This script stays when another page replaces it.
 */

let isLeaving = false;

/** A page whose HTML is the same for everybody belongs to the member who opens it. */
function nameOwner(): void {
  const owner = ownerMeta();
  if (!owner) return;
  owner.content ||= String(cookieMemberId() || '');
  // Without this script, the page would be reloaded (member.ts).
  owner.dataset['watched'] = '';
}

function leaveUnlessOwner(): void {
  const ownerId = Number(ownerMeta()?.content);
  if (!ownerId) return;
  const memberId = cookieMemberId();
  const hasLeft = memberId !== ownerId;
  $hasOwnerLeft.set(hasLeft);
  // Unsaved input stays until another member logs in: its form says that the session has ended.
  if (!hasLeft || (!memberId && $unsavedForms.get().length > 0)) return;
  isLeaving = true;
  // The next page can take a while.
  document.body.hidden = true;
  document.title = '';
  // Without the hash, because the router would only scroll to it.
  void navigate(location.pathname + location.search, { history: 'replace' });
}

nameOwner();
// The response of the session call deletes the cookie of a session that has ended.
$member.listen(() => {
  nameOwner();
  leaveUnlessOwner();
});
document.addEventListener('visibilitychange', leaveUnlessOwner);
addEventListener('pageshow', leaveUnlessOwner);
addEventListener('storage', ({ key }) => {
  if (key === newCardAuthorKey) leaveUnlessOwner();
});
document.addEventListener('astro:after-swap', () => {
  $hasOwnerLeft.set(false);
  nameOwner();
  // The member may have logged out while the page was loading. Only once, in case the cookie is wrong.
  if (!isLeaving) leaveUnlessOwner();
  else isLeaving = false;
});
