import { atom } from 'nanostores';
import { fetchMember } from '../api/session.ts';
import type { CurrentMember } from '../logic/member.ts';

/** Who is signed in; null for a visitor, undefined until the server has said so. */
export const $member = atom<CurrentMember | null | undefined>();

/** Counts what has changed who is signed in, so that a late answer cannot undo it. */
let version = 0;

/**
 * Asks who is signed in; any failure means a visitor (behavior U6). Resolves to whether the answer still counts: nobody
 * has logged in or out since, nor was it asked once more.
 */
export async function refreshSession(): Promise<() => boolean> {
  version += 1;
  const asked = version;
  const counts = () => asked === version;
  const found = await fetchMember();
  if (counts()) $member.set(found);
  return counts;
}

export function setMember(member: CurrentMember | null): void {
  version += 1;
  $member.set(member);
}

/** Whether it has turned out that the member whose page this is has left: in another tab, or after a long time. */
export const $hasOwnerLeft = atom(false);

/** Names of the page's forms that hold something unsaved. */
export const $unsavedForms = atom<readonly string[]>([]);

export function setUnsaved(form: string, isUnsaved: boolean): void {
  const others = $unsavedForms.get().filter((each) => each !== form);
  $unsavedForms.set(isUnsaved ? [...others, form] : others);
}

/** Whether nobody else than the owner of a form has logged in since its page came. */
export function isOwnerHere(ownerId: number | undefined): boolean {
  const member = $member.get();
  return ownerId === undefined || !member || member.id === ownerId;
}
