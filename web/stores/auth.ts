import { send } from '../api/client.ts';
import type { Values } from '../logic/form.ts';
import { forgetDrafts } from './draft.ts';
import { askWhoIsThere, setMember, toMember } from './member.ts';

/** Opens a session. Raises `CallFailure`. */
export async function logIn({ email = '', password = '' }: Values): Promise<void> {
  await enter('/api/auth/login', { email, password });
}

/** Makes an account and opens a session. Raises `CallFailure`. */
export async function register(given: Values): Promise<void> {
  const { name = '', email = '', password = '', role = '' } = given;
  await enter('/api/auth/register', { name, email, password, role });
}

/** What somebody else has left in this tab is not for whoever comes. */
async function enter(path: string, body: Values): Promise<void> {
  const member = toMember(await send('POST', path, body));
  forgetDrafts(member?.id);
  setMember(member);
}

/** Ends the session. Raises `CallFailure`. */
export async function logOut(): Promise<void> {
  await send('POST', '/api/auth/logout');
  forgetMember();
}

/** Forgets what this browser kept for a member. */
export function forgetMember(): void {
  forgetDrafts();
  setMember(null);
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
