import { toMember, type CurrentMember } from '../logic/member.ts';
import type { Values } from '../logic/form.ts';
import { call, send } from './client.ts';

/* Accounts: entering, leaving, and what members change about themselves. All of these throw `CallFailure`. */

/** Opens a session. Resolves to the member. */
export async function logIn({ email = '', password = '' }: Values): Promise<CurrentMember | null> {
  return toMember(await send('POST', '/api/auth/login', { email, password }));
}

/** Creates an account and opens a session. Resolves to the member. */
export async function register(values: Values): Promise<CurrentMember | null> {
  const { name = '', email = '', password = '', role = '' } = values;
  return toMember(await send('POST', '/api/auth/register', { name, email, password, role }));
}

export async function logOut(): Promise<void> {
  await send('POST', '/api/auth/logout');
}

/** Sends a password reset link, if there is such an account; nobody learns whether. */
export async function requestPasswordReset({ email = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/forgot-password', { email });
}

/** Sets another password; every session ends, this browser's too. */
export async function resetPassword({ code = '', password = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/reset-password', { code, password });
}

/** Makes a new address the member's. */
export async function confirmEmail({ code = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/email/confirmation', { code });
}

/** Resolves to the member as they are now. */
export async function saveProfile(values: Values): Promise<CurrentMember | null> {
  const { name = '', role = '', language = '' } = values;
  return toMember(await send('PATCH', '/api/auth/user', { name, role, language }));
}

/** Sends a confirmation link to the new address. */
export async function requestEmailChange({ email = '', password = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/email', { email, password });
}

export async function changePassword(values: Values): Promise<void> {
  const { currentPassword = '', password = '' } = values;
  await send('POST', '/api/auth/password', { currentPassword, password });
}

/** Everything that the site holds about the member, as the text of a file. */
export async function fetchData(): Promise<string> {
  return JSON.stringify(await call('/api/auth/data'), null, 2);
}

export async function deleteAccount({ password = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/deletion', { password });
}
