import { toMember, type CurrentMember } from '../logic/member.ts';
import type { Values } from '../logic/form.ts';
import { request, sendJson } from './client.ts';

/* Accounts: logging in and out, and what members change about themselves. All of these throw `ApiError`. */

export async function logIn({ email = '', password = '' }: Values): Promise<CurrentMember | null> {
  return toMember(await sendJson('POST', '/api/auth/login', { email, password }));
}

/** Creates an account and logs in. */
export async function register(values: Values): Promise<CurrentMember | null> {
  const { name = '', email = '', password = '', role = '' } = values;
  return toMember(await sendJson('POST', '/api/auth/register', { name, email, password, role }));
}

export async function logOut(): Promise<void> {
  await sendJson('POST', '/api/auth/logout');
}

/** Sends a password reset link if the account exists. The response doesn't reveal whether it does. */
export async function requestPasswordReset({ email = '' }: Values): Promise<void> {
  await sendJson('POST', '/api/auth/forgot-password', { email });
}

/** Sets a new password and ends all sessions, including this browser's. */
export async function resetPassword({ code = '', password = '' }: Values): Promise<void> {
  await sendJson('POST', '/api/auth/reset-password', { code, password });
}

/** Confirms the member's new email address. */
export async function confirmEmail({ code = '' }: Values): Promise<void> {
  await sendJson('POST', '/api/auth/email/confirmation', { code });
}

export async function saveProfile(values: Values): Promise<CurrentMember | null> {
  const { name = '', role = '', language = '' } = values;
  return toMember(await sendJson('PATCH', '/api/auth/user', { name, role, language }));
}

/** Sends a confirmation link to the new address. */
export async function requestEmailChange({ email = '', password = '' }: Values): Promise<void> {
  await sendJson('POST', '/api/auth/email', { email, password });
}

export async function changePassword(values: Values): Promise<void> {
  const { currentPassword = '', password = '' } = values;
  await sendJson('POST', '/api/auth/password', { currentPassword, password });
}

/** Everything the site stores about the member, as formatted JSON. */
export async function fetchMemberData(): Promise<string> {
  return JSON.stringify(await request('/api/auth/data'), null, 2);
}

export async function deleteAccount({ password = '' }: Values): Promise<void> {
  await sendJson('POST', '/api/auth/deletion', { password });
}
