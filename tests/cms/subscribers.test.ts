import { beforeEach, describe, expect, inject, it } from 'vitest';
import { errorBody } from '#contract/error';
import { connect } from './database.ts';
import { siteKey } from './keys.ts';

const client = connect();

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${inject('cms')}/api/subscribers`, {
    method: 'POST',
    headers: { ...siteKey(), 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function kept(): Promise<{ email: string; language: string }[]> {
  const { rows } = await client.query('select email, language from subscribers order by email');
  return rows;
}

beforeEach(async () => {
  await client.query('delete from subscribers');
  await client.query('delete from call_limits');
});

describe('subscribing', () => {
  it('saves a subscriber’s address, language and time of consent', async () => {
    const answer = await post({ email: '  Maya@Example.org ' }, { 'Accept-Language': 'fr' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ subscribed: true });
    const { rows } = await client.query('select * from subscribers');
    expect(rows).toMatchObject([{ email: 'Maya@Example.org', language: 'fr' }]);
    expect(Date.now() - rows[0].consented_at.getTime()).toBeLessThan(600_000);
  });

  it('answers a repeated newsletter subscription the same, in any letter case, and saves the address once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => post({ email: at % 2 ? 'a@b.org' : 'A@B.ORG' })),
    );
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toEqual([200, { subscribed: true }]);
    expect(await kept()).toHaveLength(1);
  });

  it('answers 429 to the sixth subscription of one inbox with different tags (me+1@, me+2@), but not to its untagged address', async () => {
    for (const tag of 'abcde') expect((await post({ email: `ada+${tag}@b.org` })).status).toBe(200);
    const refused = await post({ email: 'Ada+F@b.org' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await post({ email: 'ada@b.org' })).status).toBe(200);
    expect((await post({ email: 'ben+a@b.org' })).status).toBe(200);
  });

  it.each(['ben+colibri@sub.example.org', "o'neil@example.org", 'élève@école.fr'])(
    'accepts the subscriber address %s',
    async (email) => {
      expect((await post({ email })).status).toBe(200);
    },
  );

  it.each([
    '',
    'maya',
    'maya@',
    'maya@example',
    '@example.org',
    'a b@example.org',
    'a@b.org, c@d.org',
    'a@b.org\r\nBcc: c@d.org',
    '<a@b.org>',
    `${'a'.repeat(300)}@example.org`,
    null,
    7,
    ['a@b.org'],
    { $ne: '' },
  ])(
    'answers 422 to %j as a newsletter subscriber’s address, and names the field',
    async (email) => {
      const answer = await post({ email });
      expect(answer.status).toBe(422);
      const { error } = errorBody.parse(await answer.json());
      expect(error.code).toBe('invalid');
      expect(Object.keys(error.fields ?? {})).toEqual(['email']);
      expect(await kept()).toEqual([]);
    },
  );

  it('a newsletter subscription ignores every field of its body except the email address', async () => {
    expect((await post({ email: 'a@b.org', language: 'xx', id: 1, documentId: 'x' })).status).toBe(
      200,
    );
    expect(await kept()).toEqual([{ email: 'a@b.org', language: 'en' }]);
  });

  it.each([
    ['null', 400],
    ['[]', 400],
    ['{', 400],
    ['', 422],
  ])(
    'a newsletter subscription whose request body is %j gets the status %i',
    async (body, status) => {
      expect((await post(body)).status).toBe(status);
    },
  );

  it('answers 415 to a newsletter subscription that is not JSON', async () => {
    expect((await post('email=a@b.org', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect(
      (await post('email=a@b.org', { 'Content-Type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
  });
});

describe('subscription rate limit', () => {
  const from = (address: string) => post({ email: 'a@b.org' }, { 'X-Forwarded-For': address });

  it('allows 60 newsletter subscriptions an hour from one IP address without affecting others', async () => {
    expect((await from('203.0.113.7')).status).toBe(200);
    await client.query('update call_limits set points = points + 58');
    expect((await from('203.0.113.7')).status).toBe(200);
    const refused = await from('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(errorBody.parse(await refused.json()).error.code).toBe('too-many-requests');
    expect((await from('203.0.113.8')).status).toBe(200);
  });

  it('counts newsletter subscriptions by the last address in X-Forwarded-For, not by those before it', async () => {
    for (let call = 0; call < 3; call += 1) await from(`198.51.100.${call}, 203.0.113.7`);
    const { rows } = await client.query('select points from call_limits order by key');
    expect(rows).toEqual([{ points: 3 }]);
  });
});
