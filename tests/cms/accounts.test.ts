import { describe, expect, it, onTestFinished } from 'vitest';
import { errorBody, errorMessage } from '#contract/error';
import { callAdmin } from './admin.ts';
import { connect } from './database.ts';
import { codeIn, lettersTo, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitor, visitorAt } from './members.ts';

const client = connect();
const here = visitorAt(freshAddress());
const confirm = (code: string) => here.call('POST', '/api/auth/email/confirmation', { code });

describe('account changes', () => {
  it('changes a member’s name or role without changing the other', async () => {
    const maya = await newMember();
    const change = (given: object) => maya.call('PATCH', '/api/auth/user', given);
    expect(await change({ name: ' Maya  Two ' })).toMatchObject({
      status: 200,
      body: { id: maya.id, name: 'Maya Two', role: 'parent', email: maya.email },
    });
    expect((await change({ role: 'teacher' })).body).toMatchObject({ role: 'teacher' });
    expect((await change({})).body).toMatchObject({ name: 'Maya Two', role: 'teacher' });
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({
      name: 'Maya Two',
      role: 'teacher',
      createdAt: maya.createdAt,
    });
  });

  it.each([
    ['name', ''],
    ['name', null],
    ['name', 'a'.repeat(5000)],
    ['role', 'admin'],
    ['language', 'de'],
    ['language', 1],
  ])('answers 422 and names the field when a member sets their %s to %j', async (field, value) => {
    const maya = await newMember();
    const { status, body } = await maya.call('PATCH', '/api/auth/user', { [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(errorBody.parse(body).error.fields ?? {})).toEqual([field]);
  });

  it('ignores an email address, password, id, or blocked or confirmed state sent with an account change', async () => {
    const maya = await newMember();
    const given = {
      email: freshEmail(),
      password: 'hijacked',
      id: 1,
      blocked: true,
      confirmed: true,
    };
    const { body } = await maya.call('PATCH', '/api/auth/user', given);
    expect(body).toMatchObject({ id: maya.id, email: maya.email });
    const { rows } = await client.query('select blocked, confirmed from up_users where id = $1', [
      maya.id,
    ]);
    expect(rows).toEqual([{ blocked: false, confirmed: false }]);
    const login = { email: maya.email, password: maya.password };
    expect((await here.call('POST', '/api/auth/login', login)).status).toBe(200);
  });
});

describe('email change', () => {
  it('changes a member’s email address once it is confirmed, and notifies the old address', async () => {
    const maya = await newMember();
    const email = freshEmail();
    const { password } = maya;
    const change = { email: ` ${email} `, password };
    expect((await maya.call('POST', '/api/auth/email', change)).status).toBe(204);
    const letter = await letterTo(email);
    expect(letter.subject).toBe('Confirm your email address for Colibri');
    expect(letter.text).toMatch(/\/confirm-email\?code=[\w-]+&lang=en/);
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({ email: maya.email });

    expect((await confirm(codeIn(letter))).status).toBe(204);
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({ email });
    const notice = await letterTo(maya.email);
    expect(notice.subject).toBe('The email address of your Colibri account has changed');
    expect(notice.text).not.toContain(email);
    const login = (address: string) =>
      here.call('POST', '/api/auth/login', { email: address, password });
    expect((await login(maya.email)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect((await confirm(codeIn(letter))).status).toBe(422);
  });

  it('a confirmed change of an email address ends the member’s sessions except for the one that asked for it', async () => {
    const maya = await newMember();
    const { password } = maya;
    const others = [visitor(), visitor()];
    for (const other of others)
      await other.call('POST', '/api/auth/login', { email: maya.email, password });
    const change = async (email: string) => {
      await maya.call('POST', '/api/auth/email', { email, password });
      expect((await confirm(codeIn(await letterTo(email)))).status).toBe(204);
    };
    const loggedIn = () =>
      Promise.all(
        [maya, ...others].map(
          async (each) => (await each.call('GET', '/api/auth/user')).body !== null,
        ),
      );

    expect(await loggedIn()).toEqual([true, true, true]);
    await change(freshEmail());
    expect(await loggedIn()).toEqual([true, false, false]);
  });

  it.each([
    ['sets another password', { password: 'chosen by an administrator' }],
    ['sets another email address', { email: freshEmail() }],
    ['blocks the member', { blocked: true }],
  ])(
    'ends a member’s sessions and their requested email change when an administrator %s',
    async (_, changed) => {
      const maya = await newMember();
      const email = freshEmail();
      await maya.call('POST', '/api/auth/email', { email, password: maya.password });
      const code = codeIn(await letterTo(email));
      const found = await client.query('select document_id from up_users where id = $1', [maya.id]);
      const users = '/content-manager/collection-types/plugin::users-permissions.user';
      const answer = await callAdmin('PUT', `${users}/${found.rows[0].document_id}`, changed);
      expect(answer.status).toBe(200);
      await client.query('update up_users set blocked = false where id = $1', [maya.id]);
      expect((await maya.call('GET', '/api/auth/user')).body).toBeNull();
      expect((await confirm(code)).status).toBe(422);
    },
  );

  it('answers 401 to an email change with a wrong password, and sends no email to the new address', async () => {
    const maya = await newMember();
    const email = freshEmail();
    const call = { email, password: 'a wrong one' };
    expect((await maya.call('POST', '/api/auth/email', call)).status).toBe(401);
    await maya.call('POST', '/api/auth/email', { email: maya.email, password: maya.password });
    await letterTo(maya.email);
    expect(await lettersTo(email)).toEqual([]);
  });

  it('answers 204 to a member who asks for another’s email address or their own, and emails its owner a notice without a code', async () => {
    const [maya, ben] = [await newMember(), await newMember()];
    for (const owner of [ben, maya]) {
      const wanted = { email: owner.email.toUpperCase(), password: maya.password };
      const answer = await maya.call('POST', '/api/auth/email', wanted);
      expect([answer.status, answer.body]).toEqual([204, undefined]);
      const letter = await letterTo(owner.email);
      expect(letter.subject).toBe('You already have a Colibri account');
      expect(letter.text).not.toContain('code=');
    }
  });

  it('emails a member at most five notices an hour that someone else tried to take their address, and still sends password codes', async () => {
    const [maya, ben] = [await newMember(), await newMember()];
    for (let notices = 1; notices <= 5; notices += 1) {
      await maya.call('POST', '/api/auth/email', { email: ben.email, password: maya.password });
      await letterTo(ben.email, notices);
    }
    await maya.call('POST', '/api/auth/email', { email: ben.email, password: maya.password });
    // Sent after the sixth notice would have been.
    const other = freshEmail();
    await maya.call('POST', '/api/auth/email', { email: other, password: maya.password });
    await letterTo(other);
    await here.call('POST', '/api/auth/forgot-password', { email: ben.email });
    expect((await letterTo(ben.email, 6)).text).toContain('/reset-password?code=');
  });

  it('answers 429 to the 61st email change an hour from one IP network, whichever member asks, and sends no email', async () => {
    const network = freshAddress().split(':').slice(0, 3).join(':');
    const changer = async (address: string) => {
      const maya = await newMember();
      const caller = visitorAt(address);
      caller.cookies.set('session', maya.cookies.get('session') ?? '');
      return (email: string, language = 'en') =>
        caller.call(
          'POST',
          '/api/auth/email',
          { email, password: maya.password },
          { 'Accept-Language': language },
        );
    };
    for (let members = 1; members <= 2; members += 1) {
      const change = await changer(`${network}:${members}::1`);
      expect((await change(freshEmail())).status).toBe(204);
    }
    const change = await changer(`${network}:3::1`);
    onTestFinished(async () => {
      await client.query("delete from call_limits where key like 'strangerEmails%'");
    });
    await client.query(
      "update call_limits set points = points + 57 where key like 'strangerEmails%'",
    );
    expect((await change(freshEmail())).status).toBe(204);
    const stranger = freshEmail();
    const refused = await change(stranger, 'fr');
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { message: errorMessage.fr['too-many-requests'] } },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);

    const elsewhere = freshEmail();
    expect((await (await changer(freshAddress()))(elsewhere)).status).toBe(204);
    await letterTo(elsewhere);
    expect(await lettersTo(stranger)).toEqual([]);
  });

  it('emails a new member a password code even if another member had tried to move to that address six times before', async () => {
    const maya = await newMember();
    const email = freshEmail();
    for (let codes = 1; codes <= 6; codes += 1)
      await maya.call('POST', '/api/auth/email', { email, password: maya.password });
    await letterTo(email, 5);
    await newMember({ email });
    await here.call('POST', '/api/auth/forgot-password', { email });
    expect((await letterTo(email, 6)).text).toContain('/reset-password?code=');
  });

  it('if two members request the same new email address, the first to confirm gets it, and the other gets 409', async () => {
    const [maya, ben] = [await newMember(), await newMember()];
    const email = freshEmail();
    await maya.call('POST', '/api/auth/email', { email, password: maya.password });
    const first = codeIn(await letterTo(email));
    await ben.call('POST', '/api/auth/email', { email, password: ben.password });
    const second = codeIn(await letterTo(email, 2));
    expect((await confirm(second)).status).toBe(204);
    expect(await confirm(first)).toMatchObject({
      status: 409,
      body: { error: { code: 'email-taken' } },
    });
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({ email: maya.email });
  });
});
