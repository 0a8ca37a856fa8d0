import { atom, map } from 'nanostores';
import { call } from '../api/client.ts';
import { toMember, type CurrentMember } from '../logic/member.ts';
import { forgetDrafts } from './draft.ts';

/** Who is signed in; null for a visitor, undefined until the server has said so. */
export const $member = atom<CurrentMember | null | undefined>();

/** Counts what has changed who is signed in, so that a late answer cannot undo it. */
let version = 0;

/**
 * Asks who is signed in; any failure means a visitor (SPEC §4). Resolves to whether the answer still counts: nobody
 * has logged in or out since, nor was it asked once more.
 */
export async function refreshSession(): Promise<() => boolean> {
  version += 1;
  const asked = version;
  const counts = () => asked === version;
  const found = await call('/api/auth/user').then(toMember, () => null);
  if (counts()) $member.set(found);
  return counts;
}

export function setMember(member: CurrentMember | null): void {
  version += 1;
  $member.set(member);
}

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

/** Whether it has turned out that the member whose page this is has left: in another tab, or after a long time. */
export const $hasOwnerLeft = atom(false);

/** The forms of the page that hold something unsaved, by name. */
export const $unsavedForms = map<Record<string, boolean>>({});

/** Whether nobody else than the owner of a form has logged in since its page came. */
export function isOwnerHere(ownerId: number | undefined): boolean {
  const member = $member.get();
  return ownerId === undefined || !member || member.id === ownerId;
}
