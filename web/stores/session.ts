import { ownerMeta } from '../api/session.ts';
import type { CurrentMember } from '../logic/member.ts';
import { claimNewCard, deleteDrafts, deleteNewCard } from './draft.ts';
import { refreshHeld } from './held.ts';
import { setMember } from './member.ts';

/** Call after a login. Deletes what another member has left unsaved. */
export function startSession(member: CurrentMember | null): void {
  deleteDrafts(member?.id);
  if (member) claimNewCard(member.id);
  leave(member);
  void refreshHeld();
}

/** Call after a logout or the deletion of the account. Deletes the member's drafts, the new card included. */
export function endSession(): void {
  deleteDrafts();
  deleteNewCard();
  leave(null);
}

/** The caller goes to another page, so this one doesn't have to leave by itself (islands/first/pages/private-page.ts). */
function leave(member: CurrentMember | null): void {
  ownerMeta()?.remove();
  setMember(member);
}
