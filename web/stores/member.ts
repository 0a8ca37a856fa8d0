import { atom } from 'nanostores';
import { fetchMember } from '../api/session.ts';
import type { CurrentMember } from '../logic/member.ts';

/** The logged-in member; null for a visitor, undefined until the server has responded. */
export const $member = atom<CurrentMember | null | undefined>();

/** Counts logins, logouts and requests, so that a late response can't overwrite a newer state. */
let version = 0;

/**
 * Asks the server who is logged in; any failure means a visitor (behavior U6). Resolves to a function that returns
 * whether the response is still current, with no login, logout or other request since.
 */
export async function refreshSession(): Promise<() => boolean> {
  version += 1;
  const requested = version;
  const isCurrent = () => requested === version;
  const found = await fetchMember();
  if (isCurrent()) $member.set(found);
  return isCurrent;
}

export function setMember(member: CurrentMember | null): void {
  version += 1;
  $member.set(member);
}

/** Whether the member whose page this is has logged out in another tab, or their session has ended. */
export const $hasOwnerLeft = atom(false);

/** Names of the page's forms with unsaved input. */
export const $unsavedForms = atom<readonly string[]>([]);
