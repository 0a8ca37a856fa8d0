import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth';
import { call } from '../data/call.ts';

type Member = Pick<NonNullable<CurrentUser>, 'name' | 'role'>;

/** Who is signed in; null for a visitor, undefined until the server has said so. */
export const $member = atom<Member | null | undefined>();

/** Asks who is signed in. Whatever fails means: a visitor (SPEC §4). */
export async function askWhoIsThere(): Promise<void> {
  $member.set(await call('/api/auth/user').then(toMember, () => null));
}

/** Read by hand: the contract's own reader would weigh more than all other scripts together. */
export function toMember(body: unknown): Member | null {
  if (typeof body !== 'object' || body === null || !('name' in body) || !('role' in body))
    return null;
  const { name, role } = body;
  return typeof name === 'string' && (role === 'parent' || role === 'teacher')
    ? { name, role }
    : null;
}
