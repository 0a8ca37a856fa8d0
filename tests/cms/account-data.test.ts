import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newClassLink, newCollection } from './collections.ts';
import { connect, lockTable } from './database.ts';
import { codeIn, lettersTo, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitor, visitorAt, type Answer } from './members.ts';

const client = connect();
const here = visitorAt(freshAddress());

describe('data download', () => {
  it('exports everything about a member as an uncached JSON file without passwords or internal ids', async () => {
    const maya = await newMember({ role: 'teacher' });
    await maya.call('POST', '/api/dashboard/affirmations', { text: 'I write my own.' });
    await newClassLink(maya, await newCollection(maya));
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
      collections: [{ name: 'Morning' }],
      classLinks: [{ collectionName: 'Morning', endsOn: null, own: 'hidden', state: 'open' }],
      affirmations: [{ text: 'I write my own.' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/\$2[aby]\$|password|token|documentId|session_?id/i);
  });

  it('a data download doesn’t reveal whether the address that a member wants to change to has an account', async () => {
    const [maya, ben] = [await newMember(), await newMember()];
    const download = async (email: string) => {
      await maya.call('POST', '/api/auth/email', { email, password: maya.password });
      await letterTo(email);
      return (await maya.call('GET', '/api/auth/data')).body;
    };
    // In this order, because a code for a free address would stay.
    expect(await download(ben.email)).toEqual(await download(freshEmail()));
  });

  it('a data download with ?part=account contains the member’s account data, and no collections', async () => {
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

  it('prepares the data downloads of three members at once, and answers 503 to a fourth member while none of them finishes', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => newMember()));
    const lock = await lockTable(client, 'class_links', 'access exclusive');
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

  it('prepares a fourth member’s data download as soon as one of three running downloads has finished', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => newMember()));
    const lock = await lockTable(client, 'class_links', 'access exclusive');
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
    await client.query('update up_users set confirmed = true where id = $1', [id]);
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
