import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as en from '../../cms/src/i18n/en/index.ts';
import * as fr from '../../cms/src/i18n/fr/index.ts';
import { startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { connect } from './database.ts';
import { letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, visitorAt } from './members.ts';
import { staffPassword, tryPanelLogin } from './panel-login.ts';
import { invite } from './staff.ts';

const client = connect();
const wrong = 'Not the password 1';
const stranger = () => visitorAt(freshAddress());
const keys = async () => {
  const { rows } = await client.query('select count(*)::int as count from call_limits');
  return Number(rows[0].count);
};

describe('panel login', () => {
  it('refuses panel logins with an email address over 254 characters without counting them in the database', async () => {
    const before = await keys();
    const rest = '@example.org';
    const attempts = [255 - rest.length, ...Array<number>(20).fill(900_000)].map((length) =>
      tryPanelLogin(stranger(), 'a'.repeat(length) + rest),
    );
    for (const { status } of await Promise.all(attempts)) expect([400, 413]).toContain(status);
    expect(await keys()).toBe(before);
    expect((await tryPanelLogin(stranger(), 'a'.repeat(254 - rest.length) + rest)).status).toBe(
      400,
    );
    expect(await keys()).toBeGreaterThan(before);
  });

  it.each([
    ['a null byte in the email', { email: 'a\u0000@example.org', password: wrong }],
    ['an email that is no text', { email: { $ne: '' }, password: wrong }],
    ['no password', { email: 'a@example.org' }],
    ['a body that is no object', []],
  ])('answers 400 to a panel login with %s', async (_, body) => {
    expect((await stranger().call('POST', '/admin/login', body)).status).toBe(400);
  });

  it('accepts an email address in capitals at the panel login', async () => {
    const { email } = await invite('strapi-editor');
    expect((await tryPanelLogin(stranger(), email.toUpperCase())).status).toBe(200);
    expect((await tryPanelLogin(stranger(), email.toUpperCase(), wrong)).status).toBe(400);
  });

  it('refuses a panel login with a password longer than the 72 bytes that bcrypt compares', async () => {
    const { email, call } = await invite('strapi-editor');
    const longest = `Aa1${'x'.repeat(69)}`;
    const change = { currentPassword: staffPassword, password: longest };
    expect((await call('PUT', '/admin/users/me', change)).status).toBe(200);
    expect((await tryPanelLogin(stranger(), email, `${longest}y`)).status).toBe(400);
    expect((await tryPanelLogin(stranger(), email, longest)).status).toBe(200);
  });

  it('after 25 guesses at a panel password, new IP networks get 429 and ever longer waits; the owner’s own network does not', async () => {
    const { email } = await invite('strapi-editor');
    const owner = stranger();
    expect((await tryPanelLogin(owner, email)).status).toBe(200);
    for (let guess = 1; guess < 20; guess += 1)
      expect((await tryPanelLogin(stranger(), email, wrong)).status).toBe(400);

    const strangersTry = async () => tryPanelLogin(stranger(), email, wrong);
    const waitAfter = async (tries: number) => {
      await client.query(
        `with account as (
           update call_limits set points = $1 where key like 'unknownNetworkAttempts:%' and points >= 20
           returning split_part(key, ':', 2) as digest
         ) delete from call_limits using account where key = 'unknownNetworkDelays:' || digest`,
        [tries],
      );
      expect((await strangersTry()).status).toBe(400);
      const { status, headers } = await strangersTry();
      expect(status).toBe(429);
      return Number(headers.get('retry-after'));
    };
    const waits = [await waitAfter(25), await waitAfter(27), await waitAfter(60)];
    expect(waits).toEqual([
      expect.toSatisfy((wait: number) => wait > 32 && wait <= 64),
      expect.toSatisfy((wait: number) => wait > 128 && wait <= 256),
      expect.toSatisfy((wait: number) => wait > 800 && wait <= 900),
    ]);

    expect((await tryPanelLogin(owner, email)).status).toBe(200);
    const elsewhere = stranger();
    expect((await tryPanelLogin(elsewhere, email)).status).toBe(429);
    await elsewhere.call('POST', '/admin/forgot-password', { email });
    const { text = '' } = await letterTo(email);
    const resetPasswordToken = /code=(\w+)/.exec(text)?.[1];
    const reset = { resetPasswordToken, password: 'Another1234' };
    expect((await elsewhere.call('POST', '/admin/reset-password', reset)).status).toBe(200);
    expect((await tryPanelLogin(elsewhere, email, 'Another1234')).status).toBe(200);
  });

  it('answers 429 to the sixth wrong panel login from one IPv6 network, even if each came from another address in it', async () => {
    const email = freshEmail();
    for (let host = 1; host <= 5; host += 1)
      expect((await tryPanelLogin(visitorAt(`2001:db8:78:${host}::1`), email)).status).toBe(400);
    const refused = await tryPanelLogin(visitorAt('2001:db8:78:ffff::1'), email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect((await tryPanelLogin(visitorAt('2001:db8:80::1'), email)).status).toBe(400);
  });

  it('lets no one change the email address of their own panel account, even with the password', async () => {
    const { email, call } = await invite('translator');
    const wanted = freshEmail();
    const right = { currentPassword: staffPassword, password: staffPassword };
    for (const [language, { account }] of Object.entries({ en, fr }))
      for (const more of [{}, right]) {
        const answer = await call('PUT', '/admin/users/me', { email: wanted, ...more }, language);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({
          error: { details: { email: [account.emailByAdministrators] } },
        });
      }
    const other = await call('PUT', '/admin/users/me', { email, firstname: 'Tessa' });
    expect(other.status).toBe(200);
    expect((await tryPanelLogin(stranger(), wanted)).status).toBe(400);
    expect((await tryPanelLogin(stranger(), email)).status).toBe(200);
  });

  it('answers 429 after five wrong current passwords on a panel account’s own page', async () => {
    const { email, call } = await invite('translator');
    const statuses: number[] = [];
    for (let guess = 1; guess <= 6; guess += 1) {
      const change = { currentPassword: wrong, password: 'Another1234' };
      statuses.push((await call('PUT', '/admin/users/me', change)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await tryPanelLogin(stranger(), email)).status).toBe(200);
  });
});

describe('two CMS processes', () => {
  let second: CmsProcess;
  beforeAll(async () => {
    second = await startCms();
  });
  afterAll(() => second.end());

  it('answers 429 to the sixth wrong panel password, even if two CMS processes received them', async () => {
    const email = freshEmail();
    const address = freshAddress();
    const statuses: number[] = [];
    for (const cms of [
      inject('cms'),
      second.url,
      inject('cms'),
      second.url,
      second.url,
      second.url,
    ])
      statuses.push((await tryPanelLogin(visitorAt(address, cms), email)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

it('counts wrong panel passwords by the IP address that the outermost of two proxies saw, and ignores forged ones', async () => {
  const { email } = await invite('strapi-editor');
  const { url } = await startCms({ TRUSTED_PROXIES: '2' });
  const outermost = freshAddress();
  const tryFrom = async (forwarded: string, password: string) => {
    const answer = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  };
  const guesser = freshAddress();
  const statuses: number[] = [];
  for (let guess = 1; guess <= 6; guess += 1)
    statuses.push(await tryFrom(`${freshAddress()}, ${guesser}, ${outermost}`, wrong));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect(await tryFrom(`${freshAddress()}, ${outermost}`, staffPassword)).toBe(200);
});
