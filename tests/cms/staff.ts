import { afterAll, inject } from 'vitest';
import { z } from 'zod';
import { callAdmin } from './admin.ts';

export type RoleCode = 'strapi-editor' | 'translator';

/** Somebody who works in the panel. */
export interface Staff {
  call(method: string, path: string, body?: unknown, language?: string): Promise<Response>;
}

const roles = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) });
const invited = z.object({ data: z.object({ id: z.number(), registrationToken: z.string() }) });
const registered = z.object({ data: z.object({ token: z.string() }) });

/** The administrator, whose session all tests share. */
export const administrator: Staff = { call: callAdmin };

/**
 * A fresh account with a role, made as the panel makes one: an administrator invites, the invited chooses a
 * password and is in. Its call raises nothing; the account goes with the test file.
 */
export async function invite(code: RoleCode): Promise<Staff & { id: number; email: string }> {
  const { data } = roles.parse(await (await callAdmin('GET', '/admin/roles')).json());
  const role = data.find((each) => each.code === code);
  if (!role) throw new Error(`There is no role ${code}`);
  const email = `${code}-${crypto.randomUUID()}@colibri.example`;
  const firstname = code === 'translator' ? 'Tess' : 'Edda';
  const invitation = invited.parse(
    await (await callAdmin('POST', '/admin/users', { email, firstname, roles: [role.id] })).json(),
  ).data;
  leaving.push(invitation.id);
  const answer = await fetch(`${inject('cms')}/admin/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      registrationToken: invitation.registrationToken,
      userInfo: { firstname, password: 'Chosen1234' },
    }),
  });
  const { token } = registered.parse(await answer.json()).data;
  return {
    id: invitation.id,
    email,
    call: (method, path, body, language = 'en') =>
      fetch(`${inject('cms')}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Accept-Language': language,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

const leaving: number[] = [];
afterAll(async () => {
  for (const id of leaving.splice(0)) await callAdmin('DELETE', `/admin/users/${id}`);
});
