import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { errorBody } from '#contract/error';
import { networkOf } from '#contract/network';
import { connect } from './database.ts';
import { freshAddress, freshEmail, newMember, visitor, visitorAt, type Caller } from './members.ts';
import { startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';

const client = connect();
const wrong = 'not the password';

const login = (from: Caller, email: string, password = wrong) =>
  from.call('POST', '/api/auth/login', { email, password });

async function statuses(from: Caller, email: string, times: number): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await login(from, email)).status);
  return seen;
}
const ten = Array<number>(10).fill(401);

describe('wrong passwords', () => {
  it('answers 429 after ten wrong passwords for an account from one IP address, even to the right password', async () => {
    const { email, password } = await newMember();
    const guesser = visitorAt(freshAddress());
    expect(await statuses(guesser, email, 10)).toEqual(ten);
    const refused = await login(guesser, email.toUpperCase(), password);
    expect(refused.status).toBe(429);
    expect(errorBody.parse(refused.body).error.code).toBe('too-many-requests');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(600);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('wrong passwords from one IP address do not lock the member out elsewhere or in an open session', async () => {
    const maya = await newMember();
    const guesser = visitorAt(freshAddress());
    await statuses(guesser, maya.email, 11);
    expect((await login(visitorAt(freshAddress()), maya.email, maya.password)).status).toBe(200);
    guesser.cookies.set('session', maya.cookies.get('session') ?? '');
    expect((await guesser.call('GET', '/api/auth/user')).body).toMatchObject({ id: maya.id });
  });

  it('does not block other accounts behind the same IP address after wrong passwords', async () => {
    const school = visitorAt(freshAddress());
    const [maya, ben] = [await newMember(), await newMember()];
    await statuses(school, maya.email, 11);
    expect((await login(school, ben.email, ben.password)).status).toBe(200);
  });

  it('resets the count of wrong member passwords after a login with the right one', async () => {
    const { email, password } = await newMember();
    const forgetful = visitorAt(freshAddress());
    for (const _ of [1, 2]) {
      expect(await statuses(forgetful, email, 9)).toEqual(ten.slice(1));
      expect((await login(forgetful, email, password)).status).toBe(200);
    }
  });

  it('counts wrong passwords for an email address with İ and the same one with i together, with or without an account', async () => {
    for (const known of [true, false]) {
      const email = `i${freshEmail()}`;
      if (known) await newMember({ email });
      const guesser = visitorAt(freshAddress());
      expect(await statuses(guesser, email.replace('i', 'İ'), 10)).toEqual(ten);
      expect((await login(guesser, email)).status).toBe(429);
    }
  });

  it('a login from an IP network with too many wrong passwords gets 429, and is not counted against the account', async () => {
    const address = freshAddress();
    const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
    expect((await login(visitorAt(address), freshEmail())).status).toBe(401);
    await client.query(`update call_limits set points = 1000 where key = $1`, [
      `wrongPasswords:${digest(networkOf(address))}`,
    ]);
    const email = freshEmail();
    expect((await login(visitorAt(address), email)).status).toBe(429);
    const { rows } = await client.query(`select key from call_limits where key like $1`, [
      `%:${digest(email)}%`,
    ]);
    expect(rows).toEqual([]);
  });

  it('answers 429 after ten logins with an unknown email address too', async () => {
    const stranger = visitorAt(freshAddress());
    expect(await statuses(stranger, freshEmail(), 11)).toEqual([...ten, 429]);
  });

  it('answers 429 to all but ten of forty wrong member passwords that one caller sends at once', async () => {
    const { email } = await newMember();
    const guesser = visitorAt(freshAddress());
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(guesser, email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('counts wrong passwords in email changes, password changes and deletions together, and answers 429 after ten', async () => {
    const maya = await newMember();
    const body = { password: wrong, currentPassword: wrong, email: freshEmail() };
    const thief = visitorAt(freshAddress());
    thief.cookies.set('session', maya.cookies.get('session') ?? '');
    const attempt = async (path: string) =>
      (
        await thief.call(
          'POST',
          path,
          path.endsWith('/password') ? { ...body, password: 'a new one' } : body,
        )
      ).status;
    for (const path of ['/api/auth/email', '/api/auth/password', '/api/auth/deletion'])
      for (const _ of [1, 2, 3]) expect(await attempt(path)).toBe(401);
    expect(await attempt('/api/auth/deletion')).toBe(401);
    for (const path of ['/api/auth/email', '/api/auth/password', '/api/auth/deletion'])
      expect(await attempt(path)).toBe(429);
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({ id: maya.id });
  });

  it('refuses a password with half of an emoji (a lone surrogate): 422 in calls for members, 400 at the panel login', async () => {
    const maya = await newMember();
    const half = 'a half sign \uD83D';
    const body = { email: maya.email, password: half, currentPassword: half };
    for (const path of ['login', 'email', 'password', 'deletion'])
      expect((await maya.call('POST', `/api/auth/${path}`, body)).status).toBe(422);

    // The panel's login must not fail on it either.
    const panel = await fetch(`${inject('cms')}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: process.env['TEST_ADMIN_EMAIL'], password: half }),
    });
    expect(panel.status).toBe(400);
  });

  it('takes about as long to refuse a login with an unknown email address as one with a wrong password', async () => {
    const { email } = await newMember();
    // Other load only adds time, so the minimum of several measurements counts.
    const least = { known: Infinity, unknown: Infinity };
    const look = async () => {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', freshEmail()],
      ] as const) {
        const began = performance.now();
        await login(visitorAt(freshAddress()), address);
        least[kind] = Math.min(least[kind], performance.now() - began);
      }
      return least.unknown / least.known;
    };
    for (let time = 0; time < 9; time += 1) await look();
    await expect.poll(look).toSatisfy((ratio: number) => ratio > 0.6 && ratio < 1.6);
  });

  it('answers “Invalid email or password” both to a wrong password and to an unknown email address', async () => {
    const { email } = await newMember();
    const known = await login(visitor(), email);
    const unknown = await login(visitor(), freshEmail());
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.body).toMatchObject({
      error: { code: 'wrong-credentials', message: 'Invalid email or password' },
    });
  });
});

describe('caller addresses', () => {
  it('ignores X-Forwarded-For sent to the site when it counts wrong passwords, and answers 404 to a wrong CMS key', async () => {
    const { email } = await newMember();
    const lied = async (from: Caller, address: string) =>
      (
        await from.call(
          'POST',
          '/api/auth/login',
          { email, password: wrong },
          { 'X-Forwarded-For': address },
        )
      ).status;
    await client.query('delete from call_limits');
    const seen: number[] = [];
    for (let time = 0; time < 11; time += 1)
      seen.push(await lied(visitor(), `198.51.100.${time}, 203.0.113.${time}`));
    expect(seen).toEqual([...ten, 429]);
    expect(await lied(visitorWithoutKey(), '198.51.100.1')).toBe(404);
  });

  it('answers 429 to the sixth wrong panel password from one caller, even with forged X-Forwarded-For headers', async () => {
    const email = freshEmail();
    const seen: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const { status } = await fetch(`${inject('cms')}/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress() },
        body: JSON.stringify({ email, password: wrong }),
      });
      seen.push(status);
    }
    expect(seen).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('answers 429 after ten wrong passwords for a member from one IPv6 network, even if each has another address', async () => {
    const { email } = await newMember();
    for (let time = 0; time < 10; time += 1)
      await login(visitorAt(`2001:db8:77:${time}::1`), email);
    expect((await login(visitorAt('2001:db8:77:ffff:ffff:ffff:ffff:ffff'), email)).status).toBe(
      429,
    );
    expect((await login(visitorAt('2001:db8:79::1'), email)).status).toBe(401);
  });
});

describe('two CMS processes', () => {
  let second: CmsProcess;
  beforeAll(async () => {
    second = await startCms();
  });
  afterAll(() => second.end());

  it('shares the count of wrong member passwords between two CMS processes', async () => {
    const { email } = await newMember();
    const address = freshAddress();
    const [one, other] = [visitorAt(address), visitorAt(address, second.url)];
    const seen: number[] = [];
    for (let time = 0; time < 6; time += 1)
      for (const each of [one, other]) seen.push((await login(each, email)).status);
    expect(seen).toEqual([...ten, 429, 429]);
  });
});

describe('a school behind one address', () => {
  it.each([
    [300, 'register'],
    [60, 'forgot-password'],
  ])(
    'allows %i calls to %s an hour from one IP address, and then answers 429',
    async (allowed, path) => {
      await client.query('delete from call_limits');
      const school = visitorAt(freshAddress());
      const call = () =>
        school.call('POST', `/api/auth/${path}`, {
          name: 'Maya',
          email: freshEmail(),
          password: 'a good password',
        });
      expect((await call()).status).toBeLessThan(300);
      const { rows } = await client.query(
        `update call_limits set points = points + $1 where key not like 'knownNetworks:%' returning 1`,
        [allowed - 2],
      );
      expect(rows).toHaveLength(1);
      expect((await call()).status).toBeLessThan(300);
      const refused = await call();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    },
  );
});

it('stores neither email addresses nor IP addresses in the rate limit table', async () => {
  const { email } = await newMember();
  const address = '203.0.113.99';
  await login(visitorAt(address), email);
  const { rows } = await client.query('select key from call_limits');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) {
    expect(key).not.toContain('@');
    expect(key).not.toContain(address);
  }
});

function visitorWithoutKey(): Caller {
  const caller = visitorAt('203.0.113.1');
  const keyless = { 'X-Cms-Key': 'wrong key' };
  return {
    ...caller,
    call: (method, path, body, headers) =>
      caller.call(method, path, body, { ...headers, ...keyless }),
  };
}
