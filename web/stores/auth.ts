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

/** Ends the session. Raises `CallFailure`. */
export async function logOut(): Promise<void> {
  await send('POST', '/api/auth/logout');
  forgetMember();
}

/** Forgets what this browser kept for a member. */
export function forgetMember(): void {
  forgetDrafts();
  $member.set(null);
}

/** Has a letter with a code sent, if there is such an account; nobody learns whether. Raises `CallFailure`. */
export async function askForPasswordLetter({ email = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/forgot-password', { email });
}

/** Sets another password; every session ends, this browser's too. Raises `CallFailure`. */
export async function resetPassword({ code = '', password = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/reset-password', { code, password });
  await askWhoIsThere();
}

/** Makes an address the member's. Raises `CallFailure`. */
export async function confirmEmail({ code = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/email/confirmation', { code });
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
