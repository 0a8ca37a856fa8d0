import type { CurrentMember } from '../logic/member.ts';
import { forgetDrafts } from './draft.ts';
import { setMember } from './member.ts';

/** Somebody has logged in: what another member left in this tab is not for them. */
export function enter(member: CurrentMember | null): void {
  forgetDrafts(member?.id);
  setMember(member);
}

/** The member has logged out or is deleted: this browser keeps nothing of theirs. */
export function leave(): void {
  forgetDrafts();
  setMember(null);
}
