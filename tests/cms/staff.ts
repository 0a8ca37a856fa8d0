import { inject } from 'vitest';
import { z } from 'zod';
import { afterFile } from '../after-file.ts';
import { callAdmin } from './admin.ts';

export type RoleCode = 'strapi-editor' | 'translator';

/** A panel user. */
export interface Staff {
  call(
    method: string,
    path: string,
    body?: unknown,
    language?: string,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

interface Uploader {
  upload(path: string, body: string): Promise<Response>;
}

const roles = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) });
const invited = z.object({ data: z.object({ id: z.number(), registrationToken: z.string() }) });
const registered = z.object({ data: z.object({ token: z.string() }) });

/** A caller without an account. */
export function anonymous(cms: string): Staff {
  return {
    call: (method, path, body) =>
      fetch(`${cms}${path}`, {
        method,
        ...(body !== undefined && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
  };
}

/** The administrator, whose session all tests share. */
export const administrator: Staff = { call: callAdmin };

/**
 * Creates an account with a role as the panel does: an administrator invites someone, who chooses a password. The
 * account is deleted after the test file.
 */
export async function invite(
  code: string,
): Promise<Staff & Uploader & { id: number; email: string; token: string }> {
  const { id, email, firstname, registrationToken } = await invitation(code);
  const answer = await fetch(`${inject('cms')}/admin/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      registrationToken,
      userInfo: { firstname, password: 'Chosen1234' },
    }),
  });
  const { token } = registered.parse(await answer.json()).data;
  return {
    id,
    email,
    token,
    upload: (path, body) =>
      fetch(`${inject('cms')}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
        body,
      }),
    call: (method, path, body, language = 'en', headers = {}) =>
      fetch(`${inject('cms')}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Accept-Language': language,
          ...headers,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** An invited account without a password; deleted after the test file. */
export async function invitation(code: string) {
  const { data } = roles.parse(await (await callAdmin('GET', '/admin/roles')).json());
  const role = data.find((each) => each.code === code);
  if (!role) throw new Error(`There is no role ${code}`);
  const email = `${code}-${crypto.randomUUID()}@colibri.example`;
  const firstname = code === 'translator' ? 'Tess' : 'Edda';
  const { id, registrationToken } = invited.parse(
    await (await callAdmin('POST', '/admin/users', { email, firstname, roles: [role.id] })).json(),
  ).data;
  afterFile(() => callAdmin('DELETE', `/admin/users/${id}`));
  return { id, email, firstname, registrationToken };
}
