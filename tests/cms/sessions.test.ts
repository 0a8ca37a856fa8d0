import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member as memberSchema, sessionCookie } from '#contract/auth';
import { adminToken, callAdmin } from './admin.ts';
import { connect, lockTable } from './database.ts';
import { freshAddress, freshEmail, newMember, visitor, visitorAt } from './members.ts';
import { startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';

const client = connect();
const day = 24 * 60 * 60 * 1000;
const password = 'a good password';
const whoAmI = ['GET', '/api/auth/user'] as const;

const holding = (token: string) => visitor(new Map([[sessionCookie, token]]));
/** An administrator with the same id has sessions in the same table. */
const ofMember = `user_id = $1 and origin = 'users-permissions'`;
const endsIn = (id: number, milliseconds: number) =>
  client.query(`update strapi_sessions set absolute_expires_at = $2 where ${ofMember}`, [
    String(id),
    new Date(Date.now() + milliseconds),
  ]);
async function endOf(id: number): Promise<number> {
  const { rows } = await client.query(
    `select absolute_expires_at as end from strapi_sessions where ${ofMember}`,
    [String(id)],
  );
  return new Date(rows[0].end).getTime() - Date.now();
}

describe('sessions of members', () => {
  it('starts a member’s session at registration and login, and ends it at logout', async () => {
    const email = freshEmail();
    const maya = visitor();
    const registration = { password, name: ' Maya ', email, role: 'teacher' };
    const registered = await maya.call('POST', '/api/auth/register', registration);
    expect(registered).toMatchObject({
      status: 201,
      body: { name: 'Maya', email, role: 'teacher' },
    });
    const user = { ...memberSchema.parse(registered.body), held: [] };
    expect((await maya.call(...whoAmI)).body).toEqual(user);
    expect([...maya.cookies.keys()].toSorted()).toEqual(['member', 'session']);

    expect((await maya.call('POST', '/api/auth/logout')).status).toBe(204);
    expect(maya.cookies.size).toBe(0);
    expect((await maya.call(...whoAmI)).body).toBeNull();

    const credentials = { email: ` ${email.toUpperCase()} `, password };
    const login = await maya.call('POST', '/api/auth/login', credentials);
    expect(login).toMatchObject({ status: 200, body: registered.body });
    expect((await maya.call(...whoAmI)).body).toEqual(user);
  });

  it('keeps a member’s session in an HttpOnly cookie, and their id in a cookie that scripts can read', async () => {
    const maya = await newMember({ role: 'teacher' });
    const { headers } = await maya.call(...whoAmI);
    const [session = '', member = ''] = headers.getSetCookie();
    expect(session).toMatch(/^session=[\w.-]+; path=\/; expires=.*; samesite=lax; httponly$/i);
    expect(member).toMatch(/^member=\d+; path=\/; expires=.*; samesite=lax$/i);
    expect(member).toContain(`member=${maya.id};`);
    const expires = new Date(/expires=([^;]+)/i.exec(session)?.[1] ?? '').getTime();
    expect(Math.abs(expires - Date.now() - 30 * day)).toBeLessThan(day / 24);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('treats a caller with a copied session cookie as a visitor once the member has logged out', async () => {
    const maya = await newMember();
    const thief = visitor(new Map(maya.cookies));
    expect((await thief.call(...whoAmI)).body).toMatchObject({ id: maya.id });
    await maya.call('POST', '/api/auth/logout');
    expect(await thief.call(...whoAmI)).toMatchObject({ status: 200, body: null });
    expect(thief.cookies.size).toBe(0);
  });

  it('keeps a member’s other sessions when one of them logs out', async () => {
    const here = await newMember();
    const there = visitor();
    const { email } = here;
    await there.call('POST', '/api/auth/login', { email, password });
    await here.call('POST', '/api/auth/logout');
    expect((await there.call(...whoAmI)).body).toMatchObject({ id: here.id });
  });

  it('ends the previous session when the same browser logs in again', async () => {
    const maya = await newMember();
    const old = visitor(new Map(maya.cookies));
    const { email } = maya;
    expect((await maya.call('POST', '/api/auth/login', { email, password })).status).toBe(200);
    expect((await old.call(...whoAmI)).body).toBeNull();
    expect((await maya.call(...whoAmI)).body).toMatchObject({ id: maya.id });
  });

  it('limits a member to twenty sessions, ending the least recently used rather than the oldest', async () => {
    const oldest = await newMember();
    const { id, email } = oldest;
    const logIn = async () => {
      const browser = visitor();
      await browser.call('POST', '/api/auth/login', { email, password });
      return browser;
    };
    const leastUsed = await logIn();
    await endsIn(id, 10 * day);
    expect((await oldest.call(...whoAmI)).body).toMatchObject({ id });
    for (let login = 3; login <= 20; login += 1) await logIn();
    const { rows } = await client.query(
      `select count(*)::int as count from strapi_sessions where ${ofMember}`,
      [String(id)],
    );
    expect(rows[0].count).toBe(20);
    const last = await logIn();
    expect((await leastUsed.call(...whoAmI)).body).toBeNull();
    for (const browser of [oldest, last])
      expect((await browser.call(...whoAmI)).body).toMatchObject({ id });
  });

  it.each([
    ['gets another password', `password = 'of another hash'`],
    ['is blocked', 'blocked = true'],
  ])(
    'starts no session for an account that %s while its password is checked',
    async (_, change) => {
      const { id, email } = await newMember();
      // The password has been compared once its session is about to be written.
      const lock = await lockTable(client, 'strapi_sessions', 'share row exclusive');
      const browser = visitor();
      const login = browser.call('POST', '/api/auth/login', { email, password });
      await expect.poll(lock.waiting).toBe(1);
      await lock.query(`update up_users set ${change} where id = $1`, [id]);
      await lock.query(`delete from strapi_sessions where ${ofMember}`, [String(id)]);
      await lock.release();

      expect(await login).toMatchObject({
        status: 401,
        body: { error: { code: 'wrong-credentials' } },
      });
      expect(browser.cookies.size).toBe(0);
      const { rows } = await client.query(`select 1 from strapi_sessions where ${ofMember}`, [
        String(id),
      ]);
      expect(rows).toEqual([]);
    },
  );

  it('ends a session thirty days after its last use', async () => {
    const maya = await newMember();
    expect(await endOf(maya.id)).toBeGreaterThan(29.9 * day);
    await endsIn(maya.id, 2 * day);
    const sameCookie = visitor(new Map(maya.cookies));
    expect((await maya.call(...whoAmI)).body).toMatchObject({ id: maya.id });
    expect(await endOf(maya.id)).toBeGreaterThan(29.9 * day);
    // The older cookie still works, for another tab or when an answer was lost.
    expect((await sameCookie.call(...whoAmI)).body).toMatchObject({ id: maya.id });

    await endsIn(maya.id, -1000);
    expect(await maya.call(...whoAmI)).toMatchObject({ status: 200, body: null });
    expect(maya.cookies.size).toBe(0);
  });

  it('treats a caller with the session of a blocked or deleted member as a visitor, and answers 403 to a blocked login', async () => {
    const maya = await newMember();
    const { rows } = await client.query('select document_id from up_users where id = $1', [
      maya.id,
    ]);
    const users = '/content-manager/collection-types/plugin::users-permissions.user';
    const blocked = await callAdmin('PUT', `${users}/${rows[0].document_id}`, { blocked: true });
    expect(blocked.status).toBe(200);
    expect((await visitor(new Map(maya.cookies)).call(...whoAmI)).body).toBeNull();
    const { email } = maya;
    const login = await visitor().call('POST', '/api/auth/login', { email, password });
    expect(login).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    await client.query('delete from up_users where id = $1', [maya.id]);
    expect((await maya.call(...whoAmI)).body).toBeNull();
  });

  it.each(['garbage', 'a.b.c', '%00', '"', 'null', 'é', 'x'.repeat(6000)])(
    'treats a caller with the malformed session cookie %j as a visitor',
    async (token) => {
      const stranger = holding(encodeURI(token));
      expect(await stranger.call(...whoAmI)).toMatchObject({ status: 200, body: null });
      expect(await stranger.call('GET', '/api/auth/data')).toMatchObject({ status: 401 });
    },
  );

  it('treats a caller as a visitor if the session cookie holds an administrator’s token or has an invalid signature', async () => {
    expect((await holding(adminToken()).call(...whoAmI)).body).toBeNull();
    const maya = await newMember();
    const token = maya.cookies.get(sessionCookie) ?? '';
    const [head = '', claims = ''] = token.split('.');
    for (const forged of [`${head}.${claims}.`, `${head}.${claims}.AAAA`, `e30.${claims}.`])
      expect((await holding(forged).call(...whoAmI)).body).toBeNull();
  });

  it('treats a caller as a visitor if a member’s session token is sent in the Authorization header', async () => {
    const maya = await newMember();
    const token = maya.cookies.get(sessionCookie) ?? '';
    const asBearer = { Authorization: `Bearer ${token}` };
    expect((await visitor().call(...whoAmI, undefined, asBearer)).body).toBeNull();
  });
});

describe('sessions behind HTTPS', () => {
  let cms: CmsProcess;
  beforeAll(async () => {
    cms = await startCms({ SITE_URL: 'https://colibri.example', JWT_SECRET: 'secret' });
  });
  afterAll(() => cms.end());

  it('sets the Secure attribute on session cookies behind HTTPS', async () => {
    const maya = visitorAt(freshAddress(), cms.url);
    const registration = { name: 'Maya', email: freshEmail(), password };
    const { status, headers } = await maya.call('POST', '/api/auth/register', registration);
    expect(status).toBe(201);
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; secure/i);
    expect((await maya.call(...whoAmI)).body).toMatchObject({ role: 'parent' });
  });

  it('treats a caller whose session cookie holds an administrator’s refresh token as a visitor, not as a member', async () => {
    const { TEST_ADMIN_EMAIL: email, TEST_ADMIN_PASSWORD: secret } = process.env;
    const answer = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' },
      body: JSON.stringify({ email, password: secret }),
    });
    const cookie = answer.headers.getSetCookie().find((each) => /refresh/.test(each)) ?? '';
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    // A member with the administrator's id, so that only the kind of the session can tell them apart.
    await newMember();
    await client.query(
      `insert into up_users (id, name, email, member_role, language, created_at)
       select id, 'Twin', $1, 'parent', 'en', now() from admin_users order by id limit 1
       on conflict do nothing`,
      [freshEmail()],
    );
    expect(token).toMatch(/\./);
    const admin = visitorAt(freshAddress(), cms.url);
    admin.cookies.set(sessionCookie, token);
    expect((await admin.call(...whoAmI)).body).toBeNull();
  });
});
