import { createHash } from 'node:crypto';
import type { Email } from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { errorBody, errorMessage } from '#contract/error';
import { connect, lockTable } from './database.ts';
import { lettersTo, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitor, visitorAt, type Answer } from './members.ts';

const client = connect();
const here = visitorAt(freshAddress());
const codeIn = ({ text = '' }: Email) => /code=([\w-]+)/.exec(text)?.[1] ?? '';
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
    expect(maya.cookies.get('member')).toBe('teacher');
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

  it('answers 401 to an email change with a wrong password, and sends no email to the new address', async () => {
    const maya = await newMember();
    const email = freshEmail();
    const call = { email, password: 'a wrong one' };
    expect((await maya.call('POST', '/api/auth/email', call)).status).toBe(401);
    await maya.call('POST', '/api/auth/email', { email: maya.email, password: maya.password });
    await letterTo(maya.email);
    expect(await lettersTo(email)).toEqual([]);
  });

  it('sends a member who enters the current email address again a code that confirms it', async () => {
    const maya = await newMember();
    const { email, password } = maya;
    await maya.call('POST', '/api/auth/email', { email, password });
    expect((await confirm(codeIn(await letterTo(email)))).status).toBe(204);
    const { rows } = await client.query('select confirmed from up_users where id = $1', [maya.id]);
    expect(rows).toEqual([{ confirmed: true }]);
  });

  it('answers 204 to a member who asks for another’s email address, and emails that other member a notice without a code', async () => {
    const [maya, ben] = [await newMember(), await newMember()];
    const wanted = { email: ben.email.toUpperCase(), password: maya.password };
    const answer = await maya.call('POST', '/api/auth/email', wanted);
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    const letter = await letterTo(ben.email);
    expect(letter.subject).toBe('You already have a Colibri account');
    expect(letter.text).not.toContain('code=');
  });

  it('notifies a member five times an hour that someone else tried to use their address, and still sends password codes', async () => {
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

  it('emails a new account its password code even if a member requested its address six times before it existed', async () => {
    const maya = await newMember();
    const email = freshEmail();
    for (let codes = 1; codes <= 6; codes += 1)
      await maya.call('POST', '/api/auth/email', { email, password: maya.password });
    await letterTo(email, 5);
    await newMember({ email });
    await here.call('POST', '/api/auth/forgot-password', { email });
    expect((await letterTo(email, 6)).text).toContain('/reset-password?code=');
  });

  it('gives a contested email address to the first member who confirms it, and answers the other with 409', async () => {
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

describe('data download', () => {
  it('exports everything about a member as an uncached JSON file without passwords or internal ids', async () => {
    const maya = await newMember({ role: 'teacher' });
    await maya.call('POST', '/api/dashboard/affirmations', { text: 'I write my own.' });
    await maya.call('POST', '/api/dashboard/collections', { name: 'Mornings' });
    await maya.call('POST', '/api/auth/email', {
      email: 'new@example.org',
      password: maya.password,
    });
    const { status, headers, body } = await maya.call('GET', '/api/auth/data');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="colibri-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { id, name, email, role, createdAt } = maya;
    expect(body).toMatchObject({
      account: { id, name, email, role, createdAt, emailConfirmed: false, languageOfLetters: 'en' },
      sessions: [{ began: expect.any(String), ends: expect.any(String) }],
      newsletter: null,
      collections: [{ name: 'Mornings' }],
      affirmations: [{ text: 'I write my own.' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/\$2[aby]\$|password|documentId|session_?id/i);
  });

  it('a data download contains only the account when the call asks for that part', async () => {
    const maya = await newMember();
    await maya.call('POST', '/api/dashboard/collections', { name: 'Mornings' });
    const { body } = await maya.call('GET', '/api/auth/data?part=account');
    expect(body).toEqual({
      account: expect.objectContaining({ id: maya.id, languageOfLetters: 'en' }),
    });
  });

  it('exports a member’s 40 large collections, and answers 429 to another export by that member meanwhile', async () => {
    const maya = await newMember();
    await client.query(
      `with made as (
         insert into saved_collections (user_id, name, description)
         select $1, 'Collection ' || n, '' from generate_series(1, 40) n returning id
       )
       insert into saved_collection_items (collection_id, affirmation_id, position)
       select made.id, public_id, row_number() over (partition by made.id order by public_id)
       from made, (
         select distinct public_id from affirmations where published_at is not null and locale = 'en'
       ) as shown`,
      [maya.id],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => maya.call('GET', '/api/auth/data')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('5');
    const { collections } = z
      .object({
        collections: z.array(z.object({ affirmations: z.array(z.number()) })),
      })
      .parse(answers.find(({ status }) => status === 200)?.body);
    expect(collections).toHaveLength(40);
    expect(collections.every(({ affirmations }) => affirmations.length > 20)).toBe(true);
  });

  it('answers 429 to the eleventh data download of a member in an hour', async () => {
    const maya = await newMember();
    for (let downloads = 1; downloads <= 10; downloads += 1)
      expect((await maya.call('GET', '/api/auth/data')).status).toBe(200);
    const refused = await maya.call('GET', '/api/auth/data');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
  });

  it('prepares three members’ data downloads at once, and answers a fourth member with 503 if none of them ends', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => newMember()));
    const lock = await lockTable(client, 'member_codes', 'access exclusive');
    const answers: Answer[] = [];
    const calls = members.map(async (each) =>
      answers.push(await each.call('GET', '/api/auth/data')),
    );
    await expect.poll(() => answers.map(({ status }) => status)).toEqual([503]);
    expect(answers[0]?.headers.get('retry-after')).toBe('5');

    await lock.release();
    await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200, 200]);
  });

  it('exports the data of a fourth member as soon as one of three running exports ends', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => newMember()));
    const lock = await lockTable(client, 'member_codes', 'access exclusive');
    const calls = members.map((each) => each.call('GET', '/api/auth/data'));
    await expect.poll(lock.waiting).toBe(3);
    await lock.release();
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('a data download includes the newsletter subscription only if the member’s email address is confirmed', async () => {
    const maya = await newMember();
    await here.call('POST', '/api/subscribers', { email: maya.email.toUpperCase() });
    const newsletter = async () =>
      z.object({ newsletter: z.unknown() }).parse((await maya.call('GET', '/api/auth/data')).body)
        .newsletter;
    expect(await newsletter()).toBeNull();
    await client.query('update up_users set confirmed = true where id = $1', [maya.id]);
    expect(await newsletter()).toEqual({
      email: maya.email.toUpperCase(),
      language: 'en',
      consentedAt: expect.any(String),
      pausedUntil: null,
      letters: [],
    });
  });
});

describe('account deletion', () => {
  /** The number of rows about a member in each table. */
  const kept = async (id: number, email: string): Promise<Record<string, number>> => {
    const digest = createHash('sha256').update(email).digest('base64url');
    const { rows } = await client.query(
      `select (select count(*)::int from up_users where id = $1) as users,
         (select count(*)::int from strapi_sessions where user_id = $1::text
            and origin = 'users-permissions') as sessions,
         (select count(*)::int from member_codes where member_id = $1) as codes,
         (select count(*)::int from saved_collections where user_id = $1) as collections,
         (select count(*)::int from own_affirmations where user_id = $1) as affirmations,
         (select count(*)::int from call_limits where key like '%' || $2 || '%' and key not like 'codeEmails:%') as counts`,
      [id, digest],
    );
    return rows[0];
  };

  it('deletes a member’s account and everything the member owns, but only with the right password', async () => {
    const maya = await newMember();
    const elsewhere = visitor();
    const { id, email, password } = maya;
    await elsewhere.call('POST', '/api/auth/login', { email, password });
    await maya.call('POST', '/api/dashboard/affirmations', { text: 'I write my own.' });
    await maya.call('POST', '/api/dashboard/collections', { name: 'Mornings' });
    await here.call('POST', '/api/auth/forgot-password', { email });
    const code = codeIn(await letterTo(email));
    await here.call('POST', '/api/auth/login', { email, password: 'a wrong one' });

    const leave = (typed: unknown) => maya.call('POST', '/api/auth/deletion', { password: typed });
    expect((await leave('a wrong one')).status).toBe(401);
    expect((await leave('')).status).toBe(422);
    expect(await kept(id, email)).toEqual({
      users: 1,
      sessions: 2,
      codes: 1,
      collections: 1,
      affirmations: 1,
      // Wrong passwords from two addresses, two known networks, and attempts from unknown ones.
      counts: 5,
    });

    expect((await leave(password)).status).toBe(204);
    expect(new Set(Object.values(await kept(id, email)))).toEqual(new Set([0]));
    expect(maya.cookies.size).toBe(0);
    expect((await elsewhere.call('GET', '/api/auth/user')).body).toBeNull();
    expect((await here.call('POST', '/api/auth/login', { email, password })).status).toBe(401);
    const reset = { code, password: 'a good password' };
    expect((await here.call('POST', '/api/auth/reset-password', reset)).status).toBe(422);
    expect((await newMember({ email })).id).toBeGreaterThan(id);
  });

  it('sends at most five password codes an hour to an address, even if its account is deleted and registered again', async () => {
    const email = freshEmail();
    const requestCode = () => here.call('POST', '/api/auth/forgot-password', { email });
    const first = await newMember({ email });
    for (let codes = 1; codes <= 5; codes += 1) {
      await requestCode();
      await letterTo(email, codes);
    }
    await first.call('POST', '/api/auth/deletion', { password: first.password });
    await newMember({ email });
    await requestCode();
    // Sent after the sixth code would have been.
    const other = await newMember();
    await here.call('POST', '/api/auth/forgot-password', { email: other.email });
    await letterTo(other.email);
    expect(await lettersTo(email)).toHaveLength(5);
  });

  it('deleting an account ends its newsletter subscription only if the email address is confirmed', async () => {
    for (const confirmed of [false, true]) {
      const maya = await newMember();
      await here.call('POST', '/api/subscribers', { email: maya.email });
      await client.query('update up_users set confirmed = $1 where id = $2', [confirmed, maya.id]);
      await maya.call('POST', '/api/auth/deletion', { password: maya.password });
      const { rows } = await client.query('select email from subscribers where email = $1', [
        maya.email,
      ]);
      expect(rows).toHaveLength(confirmed ? 0 : 1);
    }
  });
});
