import { call, send } from '../api/client.ts';
import type { Values } from '../logic/form.ts';
import { forgetMember } from './auth.ts';
import { setMember, toMember } from './member.ts';

/* What members change about themselves. All of these raise `CallFailure`. */

export async function saveProfile({ name = '', role = '', language = '' }: Values): Promise<void> {
  setMember(toMember(await send('PATCH', '/api/auth/user', { name, role, language })));
}

/** Has a letter sent to the new address. */
export async function askForEmailLetter({ email = '', password = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/email', { email, password });
}

export async function changePassword(given: Values): Promise<void> {
  const { currentPassword = '', password = '' } = given;
  await send('POST', '/api/auth/password', { currentPassword, password });
}

/** Everything that the site holds about the member, as a file's text. */
export async function fetchData(): Promise<string> {
  return JSON.stringify(await call('/api/auth/data'), null, 2);
}

export async function deleteAccount({ password = '' }: Values): Promise<void> {
  await send('POST', '/api/auth/deletion', { password });
  forgetMember();
}
