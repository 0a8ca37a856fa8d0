import { atom } from 'nanostores';
import type { CurrentUser } from '#contract/auth';
import { call, send } from '../data/call.ts';
import type { Values } from '../logic/form.ts';
import { forgetDrafts } from './draft.ts';

type Member = Pick<NonNullable<CurrentUser>, 'name' | 'role'>;

/** Who is signed in; null for a visitor, undefined until the server has said so. */
export const $member = atom<Member | null | undefined>();

/** Asks who is signed in. Whatever fails means: a visitor (SPEC §4). */
export async function askWhoIsThere(): Promise<void> {
  $member.set(await call('/api/auth/user').then(toMember, () => null));
}

/** Opens a session. Raises `CallFailure`. */
export async function logIn({ email = '', password = '' }: Values): Promise<void> {
  $member.set(toMember(await send('POST', '/api/auth/login', { email, password })));
}

/** Makes an account and opens a session. Raises `CallFailure`. */
export async function register(given: Values): Promise<void> {
  const { name = '', email = '', password = '', role = '' } = given;
  $member.set(toMember(await send('POST', '/api/auth/register', { name, email, password, role })));
}

/** Ends the session, and forgets what this browser kept for it. Raises `CallFailure`. */
export async function logOut(): Promise<void> {
  await send('POST', '/api/auth/logout');
  forgetDrafts();
  $member.set(null);
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
