import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth';
import { call } from '../data/call.ts';

type Member = Pick<NonNullable<CurrentUser>, 'id' | 'name' | 'role'>;

/** Who is signed in; null for a visitor, undefined until the server has said so. */
export const $member = atom<Member | null | undefined>();

/** Asks who is signed in. Whatever fails means: a visitor (SPEC §4). */
export async function askWhoIsThere(): Promise<void> {
  $member.set(await call('/api/auth/user').then(toMember, () => null));
}

/** Read by hand: the contract's own reader would weigh more than all other scripts together. */
export function toMember(body: unknown): Member | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, name, role }: { id?: unknown; name?: unknown; role?: unknown } = body;
  const isMember =
    typeof id === 'number' && typeof name === 'string' && (role === 'parent' || role === 'teacher');
  return isMember ? { id, name, role } : null;
}
