import type { CurrentMember } from '../logic/member.ts';
import { deleteDrafts, deleteNewCard } from './draft.ts';
import { refreshHeld } from './held.ts';
import { setMember } from './member.ts';

/** Call after a login. Deletes drafts that another member left in this tab. */
export function startSession(member: CurrentMember | null): void {
  deleteDrafts(member?.id);
  setMember(member);
  void refreshHeld();
}

/** Call after a logout or the deletion of the account. Deletes the member's drafts, the new card included. */
export function endSession(): void {
  deleteDrafts();
  deleteNewCard();
  setMember(null);
}
