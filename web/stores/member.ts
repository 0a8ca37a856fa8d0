import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth';
import { call } from '../api/client.ts';

type Member = Pick<NonNullable<CurrentUser>, 'id' | 'name' | 'role'>;

/** Who is signed in; null for a visitor, undefined until the server has said so. */
export const $member = atom<Member | null | undefined>();

let turn = 0;

/**
 * Asks who is signed in. Whatever fails means: a visitor (SPEC §4). Out: whether the answer still counts: nobody
 * has logged in or out since, nor was it asked once more.
 */
export async function askWhoIsThere(): Promise<() => boolean> {
  turn += 1;
  const mine = turn;
  const counts = () => mine === turn;
  const found = await call('/api/auth/user').then(toMember, () => null);
  if (counts()) $member.set(found);
  return counts;
}

/** Somebody has logged in, changed or left. */
export function setMember(member: Member | null): void {
  turn += 1;
  $member.set(member);
}

/** Read by hand: the contract's own reader would weigh more than all other scripts together. */
export function toMember(body: unknown): Member | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, name, role }: { id?: unknown; name?: unknown; role?: unknown } = body;
  const isMember =
    typeof id === 'number' && typeof name === 'string' && (role === 'parent' || role === 'teacher');
  return isMember ? { id, name, role } : null;
}
