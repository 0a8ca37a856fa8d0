import { expect, inject } from 'vitest';
import { z } from 'zod';
import { invitationResult } from '#contract/team';
import { afterFile } from '../after-file.ts';
import { callAdmin } from './admin.ts';
import { connect } from './database.ts';
import { freshEmail } from './members.ts';
import { administrator, type Staff } from './staff.ts';

const registered = z.object({ data: z.object({ token: z.string() }) });

/** A right that belongs to no content type. */
export const right = (action: string) => ({
  action,
  subject: null,
  properties: {},
  conditions: [],
});

/** Deletes an account after the test file. */
export const deleteAfterFile = (id: number) =>
  afterFile(() => callAdmin('DELETE', `/admin/users/${id}`));

/** Creates a role with these rights, as an earlier version could; deleted after the test file. */
export async function createRole(permissions: object[]): Promise<number> {
  return (await createNamedRole(`Role ${crypto.randomUUID()}`, permissions)).id;
}

/** The same, with a name. Returns also the code, to which people can be invited. */
export async function createNamedRole(name: string, permissions: object[]) {
  // Invited people have it in their address, which must not be too long.
  const code = crypto.randomUUID().slice(0, 8);
  const client = connect();
  const { rows } = await client.query<{ id: number }>(
    `insert into admin_roles (document_id, name, code, description, created_at, updated_at, published_at)
     values ($1, $2, $1, '', now(), now(), now()) returning id`,
    [code, name],
  );
  const id = rows[0]?.id ?? 0;
  afterFile(async () => {
    await callAdmin('PUT', `/admin/roles/${id}/permissions`, { permissions: [] });
    await client.query('delete from admin_roles where id = $1', [id]);
  });
  expect((await callAdmin('PUT', `/admin/roles/${id}/permissions`, { permissions })).status).toBe(
    200,
  );
  return { id, code };
}

/** Someone to be invited to a role. */
export const person = (role: number) => ({
  firstname: 'Mia',
  lastname: '',
  email: freshEmail(),
  role,
  language: 'en',
});

export async function inviteTo(role: number) {
  const answer = await administrator.call('POST', '/panel/team', person(role));
  const { person: invited } = invitationResult.parse(await answer.json());
  deleteAfterFile(invited.id);
  return invited;
}

/** Creates an account with a role, whose owner has chosen a password; deleted after the test file. */
export async function join(role: number): Promise<Staff & { id: number }> {
  const { id, link } = await inviteTo(role);
  const registrationToken = new URL(link ?? '').searchParams.get('registrationToken');
  const answer = await fetch(`${inject('cms')}/admin/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      registrationToken,
      userInfo: { firstname: 'Mia', password: 'Chosen1234' },
    }),
  });
  const { token } = registered.parse(await answer.json()).data;
  return {
    id,
    call: (method, path, body) =>
      fetch(`${inject('cms')}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
