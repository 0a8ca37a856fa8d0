import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth';
import { call, send } from '../data/call.ts';
import type { Values } from '../logic/form.ts';

type Member = Pick<NonNullable<CurrentUser>, 'name' | 'role'>;

/** Who is signed in; null for a visitor. */
export const $member = atom<Member | null>(null);

/** Asks once per visit who is signed in. Whatever fails means: a visitor (SPEC §4). */
export async function askWhoIsThere(): Promise<void> {
  $member.set(await call('/api/auth/user').then(toMember, () => null));
}

/** Opens a session. Raises `CallFailure`. */
export async function logIn({ email = '', password = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/login', { email, password });
}

/** Makes an account and opens a session. Raises `CallFailure`. */
export async function register({ name = '', email = '', password = '', role = '' }: Values) {
  await send('POST', '/api/auth/register', { name, email, password, role });
}

/** Read by hand: the contract's own reader would weigh more than all other scripts together. */
function toMember(body: unknown): Member | null {
  if (typeof body !== 'object' || body === null || !('name' in body) || !('role' in body))
    return null;
  const { name, role } = body;
  return typeof name === 'string' && (role === 'parent' || role === 'teacher')
    ? { name, role }
    : null;
}
