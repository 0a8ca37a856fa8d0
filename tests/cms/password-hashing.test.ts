import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from './admin.ts';
import { startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { connect } from './database.ts';
import { siteKey } from './keys.ts';
import { freshAddress, freshEmail, newMember, visitorAt, type Answer } from './members.ts';
import { staffPassword, tryPanelLogin } from './panel-login.ts';
import { invitation, invite } from './staff.ts';

const client = connect();
const counter = join(import.meta.dirname, 'count-hashes.ts');
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
const wrong = 'Not the password 1';

let cms: CmsProcess;
beforeAll(async () => {
  cms = await startCms({ NODE_OPTIONS: `--import=${counter}` });
});
const at = (address = freshAddress()) => visitorAt(address, cms.url);

/** The hash functions that the CMS called during some work. */
async function hashesOf(work: () => Promise<Answer>): Promise<{ names: string[]; answer: Answer }> {
  const before = cms.log().length;
  const answer = await work();
  // The calls are printed before the answer is sent, so they have all arrived once a later marker has.
  const marker = `/marker-${crypto.randomUUID()}`;
  await fetch(cms.url + marker);
  await expect.poll(() => cms.log()).toContain(marker);
  const names = [
    ...cms
      .log()
      .slice(before)
      .matchAll(/(bcrypt(?:js)?\.\w+) running/g),
  ];
  return { names: names.map(([, name = '']) => name), answer };
}

describe('password comparisons at login', () => {
  it('a panel login compares exactly one password hash, whether the account is active, inactive or does not exist', async () => {
    const [known, deactivated] = [await invite('strapi-editor'), await invite('strapi-editor')];
    await callAdmin('PUT', `/admin/users/${deactivated.id}`, { isActive: false });
    const invited = await invitation('translator');
    for (const email of [known.email, freshEmail(), deactivated.email, invited.email])
      for (const password of [wrong, staffPassword]) {
        const { names, answer } = await hashesOf(() => tryPanelLogin(at(), email, password));
        expect(names).toEqual(['bcrypt.compare']);
        const isRight = email === known.email && password === staffPassword;
        expect(answer.status).toBe(isRight ? 200 : 400);
      }
  });

  it('a member login compares exactly one password hash, whether the account exists, is unknown or has no password', async () => {
    const [known, without] = [await newMember(), await newMember()];
    await client.query('update up_users set password = null where id = $1', [without.id]);
    for (const email of [known.email, freshEmail(), without.email]) {
      const { names, answer } = await hashesOf(() =>
        at().call('POST', '/api/auth/login', { email, password: wrong }),
      );
      expect(names).toEqual(['bcrypt.compare']);
      expect(answer.status).toBe(401);
    }
  });
});

describe('password hashing', () => {
  it('hashes or compares a member’s password asynchronously at registration, password change and account deletion', async () => {
    const caller = at();
    const email = freshEmail();
    const password = 'a good password';
    const body = { name: 'Maya', email, role: 'parent', password };
    const post = (path: string, sent: object) =>
      hashesOf(() => caller.call('POST', `/api/auth/${path}`, sent));
    expect((await post('register', body)).names).toEqual(['bcrypt.hash']);
    const change = { currentPassword: password, password: 'a new password' };
    expect((await post('password', change)).names).toEqual(['bcrypt.compare', 'bcrypt.hash']);
    const leaving = await post('deletion', { password: 'a new password' });
    expect(leaving.names).toEqual(['bcrypt.compare']);
    expect(leaving.answer.status).toBe(204);
  });

  it('the password that an invited person chooses for the panel is hashed once, and asynchronously', async () => {
    const { email, firstname, registrationToken } = await invitation('translator');
    const caller = at();
    const registered = await hashesOf(() =>
      caller.call('POST', '/admin/register', {
        registrationToken,
        userInfo: { firstname, password: staffPassword },
      }),
    );
    expect(registered.names).toEqual(['bcrypt.hash']);
    expect((await tryPanelLogin(at(), email)).status).toBe(200);
  });

  it('lets an administrator set a member’s password within its limits, and ends the member’s sessions', async () => {
    const maya = await newMember();
    const { rows } = await client.query('select document_id as id from up_users where id = $1', [
      maya.id,
    ]);
    const path = `/content-manager/collection-types/plugin::users-permissions.user/${rows[0].id}`;
    expect((await callAdmin('PUT', path, { password: 'short' })).status).toBe(400);
    expect((await callAdmin('PUT', path, { password: 'x'.repeat(73) })).status).toBe(400);
    expect((await callAdmin('PUT', path, { password: 'given by others' })).status).toBe(200);
    expect((await maya.call('GET', '/api/auth/user')).body).toBeNull();
    const login = { email: maya.email, password: 'given by others' };
    expect((await at().call('POST', '/api/auth/login', login)).status).toBe(200);
  });
});

describe('many logins at once', () => {
  const logins = async (addresses: string[]) => {
    const before = cms.log().length;
    const answers = await Promise.all(
      addresses.map((address) =>
        at(address).call('POST', '/api/auth/login', { email: freshEmail(), password: wrong }),
      ),
    );
    const running = [
      ...cms
        .log()
        .slice(before)
        .matchAll(/running=(\d+)/g),
    ].map(([, count]) => Number(count));
    const answeredWith = (status: number) => answers.filter((answer) => answer.status === status);
    return { running, wrong: answeredWith(401), tooMany: answeredWith(429), all: answers };
  };

  it('checks at least ten of 40 logins that one IP network sends at once, and answers 429 to the rest', async () => {
    const address = freshAddress();
    const { running, wrong: compared, tooMany, all } = await logins(Array(40).fill(address));
    expect(Math.max(...running)).toBeLessThanOrEqual(atOnce);
    expect(compared.length).toBeGreaterThanOrEqual(10);
    expect(tooMany.length).toBeGreaterThan(0);
    expect(compared.length + tooMany.length).toBe(all.length);
    for (const { headers } of tooMany) expect(headers.get('retry-after')).toBe('1');
  });

  it('checks a login from a new IP network before most of the logins with which other networks flood the queue', async () => {
    const finished: string[] = [];
    const logIn = async (address: string) => {
      const login = { email: freshEmail(), password: wrong };
      const { status } = await at(address).call('POST', '/api/auth/login', login);
      expect(status).toBe(401);
      finished.push(address);
    };
    const flooding = Array.from({ length: 6 }, () => freshAddress());
    const flood = Array.from({ length: 8 }, () => flooding)
      .flat()
      .map(logIn);
    await Promise.race(flood);
    const newcomer = freshAddress();
    await logIn(newcomer);
    // One password of each flooding network can come first, and those that are already being compared.
    expect(finished.indexOf(newcomer)).toBeLessThanOrEqual(flooding.length + atOnce + 1);
    await Promise.all(flood);
  });

  it('answers 503 to logins while many IP networks fill the password queue, and skips waiting logins whose caller has disconnected', async () => {
    const before = cms.log().length;
    const leaving = new AbortController();
    const answers = Array.from({ length: 230 }, () =>
      fetch(`${cms.url}/api/auth/login`, {
        method: 'POST',
        headers: {
          ...siteKey(),
          'X-Forwarded-For': freshAddress(),
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ email: freshEmail(), password: wrong }),
        signal: leaving.signal,
      }),
    );
    const full = await Promise.any(
      answers.map(async (coming) => {
        const answer = await coming;
        if (answer.status !== 503) throw new Error(`answered ${answer.status}`);
        return answer;
      }),
    );
    expect(full.headers.get('retry-after')).toBe('1');
    leaving.abort();
    await Promise.allSettled(answers);
    const login = { email: freshEmail(), password: wrong };
    await expect
      .poll(async () => (await at().call('POST', '/api/auth/login', login)).status)
      .toBe(401);
    const compared = cms
      .log()
      .slice(before)
      .match(/bcrypt.compare running/g);
    expect(compared?.length).toBeLessThan(100);
  });

  it('checks a login from a new IP network even while other networks have filled the password queue', async () => {
    const leaving = new AbortController();
    const login = (address: string, signal?: AbortSignal) =>
      fetch(`${cms.url}/api/auth/login`, {
        method: 'POST',
        headers: {
          ...siteKey(),
          'X-Forwarded-For': address,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ email: freshEmail(), password: wrong }),
        ...(signal && { signal }),
      });
    const refused = new Set<number>();
    const addresses = Array.from({ length: 30 }, () => Array(10).fill(freshAddress())).flat();
    // Settled from the start, because connections can be reset while the test waits for something else.
    const flood = Promise.allSettled(
      addresses.map(async (address) => {
        const { status } = await login(address, leaving.signal);
        if (status !== 401) refused.add(status);
      }),
    );
    await expect.poll(() => refused.size).toBeGreaterThan(0);
    const newcomer = await login(freshAddress());
    leaving.abort();
    await flood;
    expect(newcomer.status).toBe(401);
  });

  it('answers 429 to excess parallel panel logins from one IP network, and logs no error', async () => {
    const before = cms.log().length;
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryPanelLogin(at(address), freshEmail(), wrong)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([400, 429]));
    for (const { status, headers } of answers)
      if (status === 429) expect(headers.get('retry-after')).toBe('1');
    expect(cms.log().slice(before)).not.toMatch(/Error|\n +at /);
  });
});
