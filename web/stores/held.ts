import { $member, setMember, refreshSession } from './member.ts';

/* Which affirmations the member has in a collection. It is part of `$member`, so it ends with the session. */

export function setHeld(affirmationId: number, isHeld: boolean): void {
  const member = $member.get();
  if (!member) return;
  const others = member.held.filter((id) => id !== affirmationId);
  setMember({ ...member, held: isHeld ? [...others, affirmationId] : others });
}

/** Call when collections have changed outside the save menu, and after a login. A failure changes nothing. */
export async function refreshHeld(): Promise<void> {
  const member = $member.get();
  if (member) await refreshSession(member);
}
