import { describe, expect, it } from 'vitest';
import { callAdmin } from './admin.ts';
import { connect, lockTable } from './database.ts';
import { freshAddress, visitorAt } from './members.ts';
import { logInToPanel, staffPassword, tryPanelLogin, type PanelBrowser } from './panel-login.ts';
import { invite } from './staff.ts';

const client = connect();
const me = ['GET', '/admin/users/me'] as const;
const works = async ({ call }: PanelBrowser) => (await call(...me)).status === 200;

async function change(id: number, body: object): Promise<void> {
  expect((await callAdmin('PUT', `/admin/users/${id}`, body)).status).toBe(200);
}

async function roleId(code: string): Promise<number> {
  const { data } = await (await callAdmin('GET', '/admin/roles')).json();
  return data.find((role: { code: string }) => role.code === code).id;
}

async function expectEnded(browser: PanelBrowser): Promise<void> {
  expect((await browser.call(...me)).status).toBe(401);
  expect(await browser.refresh()).toBe(401);
}

describe('account changes by an administrator', () => {
  it.each([
    ['sets another password', async () => ({ password: 'Another1234' })],
    ['sets another email address', async () => ({ email: `x-${crypto.randomUUID()}@a.example` })],
    ['gives another role', async () => ({ roles: [await roleId('translator')] })],
    ['deactivates the account', async () => ({ isActive: false })],
  ])('ends an account’s panel sessions at once when an administrator %s', async (_, body) => {
    const { id, email } = await invite('strapi-editor');
    const browsers = [await logInToPanel(email), await logInToPanel(email)];
    for (const browser of browsers) expect(await browser.refresh()).toBe(200);
    await change(id, await body());
    for (const browser of browsers) await expectEnded(browser);
    // Activating the account again does not bring its sessions back.
    await change(id, { isActive: true });
    for (const browser of browsers) await expectEnded(browser);
  });

  it('ends panel sessions that begin with the old password while an administrator is changing it', async () => {
    const { id, email } = await invite('strapi-editor');
    const old = staffPassword;
    for (const password of ['Another1234', 'Another2345']) {
      const begun = Array.from({ length: 3 }, () =>
        logInToPanel(email.toUpperCase(), old).catch(() => undefined),
      );
      await change(id, { password });
      for (const browser of await Promise.all(begun)) if (browser) await expectEnded(browser);
      await change(id, { password: old });
    }
  });

  it('ends a removed panel account’s sessions at once', async () => {
    const { id, email } = await invite('strapi-editor');
    const browser = await logInToPanel(email);
    expect((await callAdmin('DELETE', `/admin/users/${id}`)).status).toBe(200);
    await expectEnded(browser);
  });

  it('keeps a panel user’s sessions when an administrator changes only their name', async () => {
    const { id, email } = await invite('strapi-editor');
    const browser = await logInToPanel(email);
    const same = { email, isActive: true, roles: [await roleId('strapi-editor')] };
    await change(id, { ...same, firstname: 'Edith' });
    expect(await works(browser)).toBe(true);
  });
});

describe('own password change', () => {
  it('keeps the current panel session and ends all others when someone changes their own password', async () => {
    const { email } = await invite('strapi-editor');
    const [here, there] = [await logInToPanel(email), await logInToPanel(email)];
    expect(await here.refresh()).toBe(200);
    const body = { currentPassword: staffPassword, password: 'Another1234' };
    expect((await here.call('PUT', '/admin/users/me', body)).status).toBe(200);
    expect(await works(here)).toBe(true);
    expect(await here.refresh()).toBe(200);
    expect(await works(here)).toBe(true);
    await expectEnded(there);
  });

  it('a panel user who changes the password in one tab stays logged in, even if another tab has renewed the session cookie', async () => {
    const { email } = await invite('strapi-editor');
    const olderTab = await logInToPanel(email);
    // The same browser's cookie, renewed by another tab.
    expect((await olderTab.caller.call('POST', '/admin/access-token')).status).toBe(200);
    const body = { currentPassword: staffPassword, password: 'Another1234' };
    expect((await olderTab.call('PUT', '/admin/users/me', body)).status).toBe(200);
    expect(await olderTab.refresh()).toBe(200);
    expect(await works(olderTab)).toBe(true);
  });

  it('answers 400 to a password change with the wrong current password, and keeps the panel session', async () => {
    const { email } = await invite('strapi-editor');
    const browser = await logInToPanel(email);
    const body = { currentPassword: 'Wrong12345', password: 'Another1234' };
    expect((await browser.call('PUT', '/admin/users/me', body)).status).toBe(400);
    expect(await works(browser)).toBe(true);
  });
});

describe('logging in to the panel', () => {
  it('a new panel login ends the previous session of the same browser', async () => {
    const { email } = await invite('strapi-editor');
    const caller = visitorAt(freshAddress());
    const first = await logInToPanel(email, staffPassword, caller);
    const second = await logInToPanel(email, staffPassword, caller);
    expect((await first.call(...me)).status).toBe(401);
    expect(await works(second)).toBe(true);
  });

  it('the 21st panel login of an account ends its oldest session', async () => {
    const { email } = await invite('strapi-editor');
    const address = freshAddress();
    // Accepting the invitation started one more session.
    const browsers: PanelBrowser[] = [];
    for (let login = 1; login <= 20; login += 1)
      browsers.push(await logInToPanel(email, staffPassword, visitorAt(address)));
    const [first, second] = browsers;
    if (!first || !second) throw new Error('no session');
    expect(await works(first)).toBe(true);
    const last = await logInToPanel(email, staffPassword, visitorAt(address));
    await expectEnded(first);
    for (const browser of [second, last]) expect(await works(browser)).toBe(true);
  });
});

describe('concurrent account changes', () => {
  const ofAccount = `origin = 'admin' and user_id = $1`;
  const sessions = async (id: number) => {
    const { rows } = await client.query(`select 1 from strapi_sessions where ${ofAccount}`, [
      String(id),
    ]);
    return rows.length;
  };

  it.each([
    ['gets another password', `password = 'of another hash'`],
    ['is deactivated', 'is_active = false'],
  ])('starts no panel session for an account that %s while it logs in', async (_, written) => {
    const { id, email } = await invite('strapi-editor');
    // The password has been compared once its session is about to be written.
    const lock = await lockTable(client, 'strapi_sessions', 'share row exclusive');
    const login = tryPanelLogin(visitorAt(freshAddress()), email);
    await expect.poll(lock.waiting).toBe(1);
    await lock.query(`update admin_users set ${written} where id = $1`, [id]);
    await lock.query(`delete from strapi_sessions where ${ofAccount}`, [String(id)]);
    await lock.release();

    expect((await login).status).toBe(400);
    expect(await sessions(id)).toBe(0);
  });

  it('does not renew a panel session while all sessions of its account are being ended', async () => {
    const { id, email } = await invite('strapi-editor');
    const browser = await logInToPanel(email);
    const lock = await lockTable(client, 'strapi_sessions', 'share row exclusive');
    const renewal = browser.refresh();
    await expect.poll(lock.waiting).toBe(1);
    await lock.query(`delete from strapi_sessions where ${ofAccount}`, [String(id)]);
    await lock.release();

    expect(await renewal).toBe(401);
    expect(await sessions(id)).toBe(0);
    expect(await browser.refresh()).toBe(401);
  });
});
