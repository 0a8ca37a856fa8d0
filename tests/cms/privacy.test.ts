import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from './admin.ts';
import { connect } from './database.ts';
import { freshAddress, freshEmail, newMember, visitor, visitorAt } from './members.ts';
import { startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';

const client = connect();

describe('log of the CMS', () => {
  let cms: CmsProcess;
  beforeAll(async () => {
    // No mail server listens there.
    cms = await startCms({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await client.query(
      `create or replace function fail_for_boom() returns trigger language plpgsql as $$
       begin
         if new.name like 'Boom %' then
           raise exception 'no room for %', 'anybody'
             using detail = format('Failing row contains (%s, %s).', new.name, new.email);
         end if;
         return new;
       end $$`,
    );
    await client.query(
      'create or replace trigger boom before insert or update on up_users for each row execute function fail_for_boom()',
    );
  });
  afterAll(async () => {
    await client.query('drop trigger boom on up_users');
    await client.query('drop function fail_for_boom');
    await cms.end();
  });

  it('logs no name, email address, password or session token of a member when calls fail', async () => {
    const here = visitorAt(freshAddress(), cms.url);
    const email = freshEmail();
    const password = 'never to be read';
    const call = async (path: string, body: object | string, method = 'POST') =>
      (await here.call(method, `/api/auth${path}`, body)).status;
    const registration = { name: 'Quillon Vesper', email, password };
    const broken = { ...registration, name: 'Boom Vesper', email: freshEmail() };

    expect(await call('/register', registration)).toBe(201);
    expect(await call('/register', registration)).toBe(409);
    expect(await call('/register', broken)).toBe(500);
    expect(await call('/register', { ...registration, name: ['Quillon'] })).toBe(422);
    expect(
      await call('/register', `{"name":"Quillon","email":"${email}","password":"${password}"`),
    ).toBe(400);
    expect(await call('/login', { email, password })).toBe(200);
    expect(await call('/login', { email, password: `${password}?` })).toBe(401);
    expect(await call('/user', { name: 'Quillon Sparrow' }, 'PATCH')).toBe(200);
    expect(await call('/user', { name: 'Boom Sparrow' }, 'PATCH')).toBe(500);
    expect(await call('/forgot-password', { email })).toBe(204);
    expect(await call('/email', { email: freshEmail(), password })).toBe(204);
    const unsent = () => cms.log().match(/email about an account was not sent: .*ECONNREFUSED/g);
    await expect.poll(unsent).toHaveLength(2);
    expect(await call('/deletion', { password })).toBe(204);

    const log = cms.log();
    expect(log.match(/no room for anybody/g)).toHaveLength(2);
    for (const name of ['Quillon', 'Vesper', 'Sparrow', 'Boom']) expect(log).not.toContain(name);
    for (const address of [email, broken.email]) expect(log).not.toContain(address.split('@')[0]);
    expect(log).not.toContain('example.org');
    expect(log).not.toContain(password);
    expect(log).not.toMatch(/eyJ[\w-]+\./);
  });
});

describe('database errors in the panel', () => {
  it('the panel’s response to creating a member with a known email address contains neither a password hash nor that address', async () => {
    const { email, id } = await newMember();
    await client.query('update up_users set email = initcap(email) where id = $1', [id]);
    const user = { email, username: 'twin', name: 'Twin', memberRole: 'parent', language: 'en' };
    const path = '/content-manager/collection-types/plugin::users-permissions.user';
    const { rows } = await client.query('select document_id as "documentId" from up_roles limit 1');
    const strapis = { password: 'never to be read', role: { connect: rows } };
    const answer = await callAdmin('POST', path, { ...user, ...strapis });
    expect(answer.status).toBe(400);
    const said = await answer.text();
    expect(said).toMatch(/up_users_email/);
    expect(said).not.toMatch(/\$2[aby]\$/);
    expect(said).not.toContain(email);
  });
});

describe('cross-site requests', () => {
  it('answers 403 to a cross-site logout request with a member’s session cookie, and keeps the session', async () => {
    const maya = await newMember();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
    ]) {
      const answer = await maya.call('POST', '/api/auth/logout', undefined, headers);
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    }
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({ id: maya.id });
  });

  it('the CMS sends no Access-Control-Allow-Origin header to another site’s page', async () => {
    const { headers } = await visitorAt(freshAddress()).call('GET', '/api/auth/user', undefined, {
      Origin: 'https://evil.example',
    });
    expect(headers.get('access-control-allow-origin') ?? '').toBe('');
  });
});

describe('account calls', () => {
  const calls = [
    ['GET', '/api/auth/user', undefined, 200, 200],
    ['PATCH', '/api/auth/user', { name: 'Maya Three' }, 401, 200],
    ['GET', '/api/auth/data', undefined, 401, 200],
    ['POST', '/api/auth/email', { email: 'a@example.org', password: '?' }, 401, 401],
    ['POST', '/api/auth/password', { currentPassword: '?', password: 'a new one' }, 401, 401],
    ['POST', '/api/auth/deletion', { password: '?' }, 401, 401],
    ['POST', '/api/auth/email/confirmation', { code: '?' }, 422, 422],
    ['POST', '/api/auth/reset-password', { code: '?', password: 'a new one' }, 422, 422],
    ['POST', '/api/auth/forgot-password', { email: freshEmail() }, 204, 204],
    ['POST', '/api/auth/login', { email: freshEmail(), password: '?' }, 401, 401],
    ['POST', '/api/auth/logout', undefined, 204, 204],
  ] as const;

  it.each(calls)(
    'forbids caching the response to %s %s, with and without a session',
    async (method, path, body, stranger, member) => {
      for (const [caller, status] of [
        [visitor(), stranger],
        [await newMember(), member],
      ] as const) {
        const answer = await caller.call(method, path, body);
        expect(answer.status).toBe(status);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
      }
    },
  );

  it('answers 401 to a visitor’s account call even when its body is invalid too', async () => {
    for (const [method, path] of calls.slice(1, 6))
      expect((await visitor().call(method, path, method === 'GET' ? undefined : '{}')).status).toBe(
        401,
      );
  });
});
