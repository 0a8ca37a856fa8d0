import { atom } from 'nanostores';
import { fetchMember } from '../api/session.ts';
import type { CurrentMember } from '../logic/member.ts';

/** The logged-in member; null for a visitor, undefined until the server has responded. */
export const $member = atom<CurrentMember | null | undefined>();

/**
 * The storage key of `$newCardAuthorId` (draft.ts), which every login and logout writes. It is here because every page needs
 * it, without the code for drafts.
 */
export const newCardAuthorKey = 'card-author';

/** Counts changes in this tab and requests, so that a late response can't overwrite a newer state. */
let version = 0;
/** Requests that haven't been answered yet. */
let running = 0;

/** Asks the server who is logged in; by default, any failure means a visitor (behavior U6). */
export async function refreshSession(otherwise: CurrentMember | null = null): Promise<void> {
  const requested = (version += 1);
  running += 1;
  const found = (await fetchMember()) ?? otherwise;
  running -= 1;
  if (requested === version) {
    $member.set(found);
    // Also tell of a second null: the session has ended since the failure before.
    if (!found) $member.notify();
  }
  // Something has changed in this tab meanwhile.
  else if (running === 0) void refreshSession();
}

/** Call when this tab has changed who is logged in, or something of the member. */
export function setMember(member: CurrentMember | null): void {
  version += 1;
  $member.set(member);
}
