import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorBody } from '#contract/error';
import { addressIn, takeoverCode } from '../../cms/src/api/auth/takeover-codes.ts';
import { newClassLink, newCollection } from './collections.ts';
import { connect } from './database.ts';
import { codeIn, lettersTo, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitorAt, type TestMember } from './members.ts';

const client = connect();
const password = 'another good one';
const here = visitorAt(freshAddress());
const wrongCode = { status: 422, body: { error: { fields: { code: 'invalid' } } } };

const forget = (email: string) => here.call('POST', '/api/auth/forgot-password', { email });
const reset = (code: unknown, chosen: unknown = password) =>
  here.call('POST', '/api/auth/reset-password', { code, password: chosen });
const login = (email: string, typed: string) =>
  visitorAt(freshAddress()).call('POST', '/api/auth/login', { email, password: typed });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Asks for a code, and returns the one in the email. */
async function nextCode(email: string): Promise<string> {
  const before = (await lettersTo(email)).length;
  await forget(email);
  return codeIn(await letterTo(email, before + 1));
}

/** A new member who has confirmed the address. */
async function confirmedMember(): Promise<TestMember> {
  const member = await newMember();
  await client.query('update up_users set confirmed = true where id = $1', [member.id]);
  return member;
}

describe('password codes of a member with a confirmed address', () => {
  it('accepts a password code once, and answers 422 to its other uses, even at the same moment', async () => {
    const { email } = await confirmedMember();
    const code = await nextCode(email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422, 422, 422]);
    expect(await reset(code)).toMatchObject(wrongCode);
  });

  it('a password code forgets the networks that somebody with the old password has logged in from', async () => {
    const { email, password: old } = await confirmedMember();
    for (let logins = 1; logins <= 3; logins += 1) await login(email, old);
    expect((await reset(await nextCode(email))).status).toBe(204);
    const digest = createHash('sha256').update(email).digest('base64url');
    const { rows } = await client.query('select count(*)::int from call_limits where key like $1', [
      `knownNetworks:${digest}:%`,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('refuses an emailed password code after one hour', async () => {
    const { email, id } = await confirmedMember();
    const code = await nextCode(email);
    const { rows } = await client.query(
      `update member_codes set expires_at = expires_at - interval '1 hour' where member_id = $1
       returning expires_at > now() - interval '10 minutes' as just`,
      [id],
    );
    expect(rows).toEqual([{ just: true }]);
    expect(await reset(code)).toMatchObject(wrongCode);
  });

  it('invalidates the previous password code when a new one is sent', async () => {
    const { email } = await confirmedMember();
    const [first, second] = [await nextCode(email), await nextCode(email)];
    expect(await reset(first)).toMatchObject(wrongCode);
    expect((await reset(second)).status).toBe(204);
  });

  it('an emailed password code becomes invalid once the password has been changed', async () => {
    const maya = await confirmedMember();
    const code = await nextCode(maya.email);
    const change = { currentPassword: maya.password, password };
    expect((await maya.call('POST', '/api/auth/password', change)).status).toBe(204);
    expect(await reset(code)).toMatchObject(wrongCode);
  });

  it('keeps a password code valid after a refused new password', async () => {
    const { email } = await confirmedMember();
    const code = await nextCode(email);
    const short = await reset(code, 'short');
    expect(errorBody.parse(short.body).error.fields).toEqual({ password: 'too-short' });
    expect((await reset(code)).status).toBe(204);
  });

  it('refuses a password code where an email address is confirmed, and still accepts it to reset the password', async () => {
    const { email } = await confirmedMember();
    const code = await nextCode(email);
    expect(await here.call('POST', '/api/auth/email/confirmation', { code })).toMatchObject(
      wrongCode,
    );
    expect((await reset(code)).status).toBe(204);
  });

  it('refuses an email confirmation code where a password is reset', async () => {
    const maya = await confirmedMember();
    const email = freshEmail();
    await maya.call('POST', '/api/auth/email', { email, password: maya.password });
    expect(await reset(codeIn(await letterTo(email)))).toMatchObject(wrongCode);
  });

  it('stores no emailed password code in plain text in the database', async () => {
    const { email, id } = await confirmedMember();
    const code = await nextCode(email);
    const { rows } = await client.query(
      `select (select json_agg(up_users)::text from up_users where id = $1) as users,
         (select json_agg(member_codes)::text from member_codes where member_id = $1) as codes`,
      [id],
    );
    expect(rows[0].codes).toContain(email);
    expect(rows[0].users + rows[0].codes).not.toContain(code);
  });

  it.each([
    ['', 'missing'],
    [undefined, 'missing'],
    [null, 'invalid'],
    [7, 'invalid'],
    [['a'], 'invalid'],
    ['a\u0000b', 'invalid'],
    ['no such code', 'invalid'],
    ['a'.repeat(5000), 'too-long'],
  ])(
    'answers 422 to a password reset with the code %j, and reports the code as %s',
    async (code, problem) => {
      const answer = await reset(code);
      expect(answer.status).toBe(422);
      expect(errorBody.parse(answer.body).error.fields).toEqual({ code: problem });
    },
  );
});

describe('password codes of an account whose address nobody has confirmed', () => {
  const wrong = { currentPassword: 'a good password', password: 'the stranger’s new one' };

  /** Checks that a code gives the account to the owner of the inbox, once, and ends the stranger’s session. */
  async function expectTakeover({ email, call }: TestMember, code: string) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422]);
    expect((await call('GET', '/api/auth/user')).body).toBeNull();
    expect((await login(email, password)).status).toBe(200);
    expect(await reset(code, 'yet another one')).toMatchObject(wrongCode);
  }

  it('a password code for an unconfirmed address works after a stranger who registered it has used up the emails and changed the password', async () => {
    const stranger = await newMember();
    const codes = [];
    for (let letters = 1; letters <= 5; letters += 1) codes.push(await nextCode(stranger.email));
    expect((await stranger.call('POST', '/api/auth/password', wrong)).status).toBe(204);
    await expectTakeover(stranger, codes[2] ?? '');
    for (const code of codes) expect(await reset(code)).toMatchObject(wrongCode);
  });

  it('a password code for an unconfirmed address works after a stranger has deleted the account and registered the address again', async () => {
    const stranger = await newMember();
    const code = await nextCode(stranger.email);
    const { password: typed } = stranger;
    expect((await stranger.call('POST', '/api/auth/deletion', { password: typed })).status).toBe(
      204,
    );
    expect(await reset(code)).toMatchObject(wrongCode);
    await expectTakeover(await newMember({ email: stranger.email }), code);
  });

  it('a password code for an unconfirmed address works after a stranger has moved the account to another address and registered this one again', async () => {
    const stranger = await newMember();
    const [code, elsewhere] = [await nextCode(stranger.email), freshEmail()];
    await stranger.call('POST', '/api/auth/email', {
      email: elsewhere,
      password: stranger.password,
    });
    const confirmation = { code: codeIn(await letterTo(elsewhere)) };
    expect((await here.call('POST', '/api/auth/email/confirmation', confirmation)).status).toBe(
      204,
    );
    expect(await reset(code)).toMatchObject(wrongCode);
    await expectTakeover(await newMember({ email: stranger.email }), code);
    expect((await login(elsewhere, stranger.password)).status).toBe(200);
  });

  it('a password code for an unconfirmed address ends an address change that a stranger asked for', async () => {
    const stranger = await newMember();
    const elsewhere = freshEmail();
    const change = { email: elsewhere, password: stranger.password };
    await stranger.call('POST', '/api/auth/email', change);
    const confirmation = { code: codeIn(await letterTo(elsewhere)) };
    expect((await reset(await nextCode(stranger.email))).status).toBe(204);
    expect(await here.call('POST', '/api/auth/email/confirmation', confirmation)).toMatchObject(
      wrongCode,
    );
  });

  it('a password code for an unconfirmed address revokes the class links of the stranger who registered it', async () => {
    const stranger = await newMember();
    const link = await newClassLink(stranger, await newCollection(stranger));
    const path = `/api/class-links?token=${link.token}`;
    expect((await here.call('GET', path)).status).toBe(200);
    expect((await reset(await nextCode(stranger.email))).status).toBe(204);
    expect((await here.call('GET', path)).status).toBe(404);
  });

  it('a password code for an unconfirmed address does not work once the address is confirmed, or if the account is blocked', async () => {
    const [confirmed, blocked] = [await newMember(), await newMember()];
    const codes = [await nextCode(confirmed.email), await nextCode(blocked.email)];
    await client.query('update up_users set confirmed = true where id = $1', [confirmed.id]);
    await client.query('update up_users set blocked = true where id = $1', [blocked.id]);
    for (const code of codes) expect(await reset(code)).toMatchObject(wrongCode);
  });

  it('a password code for an unconfirmed address works for an hour, and cannot be made for another address', () => {
    vi.stubEnv('LETTER_KEY', 'letters');
    vi.useFakeTimers({ toFake: ['Date'] });
    const code = takeoverCode('maya@example.org');
    const forged = Buffer.from(code, 'base64url').toString('latin1').replace('maya', 'noor');
    expect(addressIn(Buffer.from(forged, 'latin1').toString('base64url'))).toBeUndefined();
    vi.setSystemTime(Date.now() + 3_599_000);
    expect(addressIn(code)).toBe('maya@example.org');
    vi.setSystemTime(Date.now() + 2000);
    expect(addressIn(code)).toBeUndefined();
  });
});
