import { describe, expect, it } from 'vitest';
import { connect } from './database.ts';
import { codeIn, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitorAt, type Caller } from './members.ts';

const client = connect();
const wrong = 'not the password';

const login = (from: Caller, email: string, password = wrong) =>
  from.call('POST', '/api/auth/login', { email, password });

describe('wrong passwords of a member', () => {
  it('after 25 wrong passwords for a member, new IP networks get 429, but the network where the member registered gets 200', async () => {
    const [email, password] = [freshEmail(), 'a good password'];
    const owner = visitorAt(freshAddress());
    const registration = { name: 'Maya', email, password, role: 'parent' };
    expect((await owner.call('POST', '/api/auth/register', registration)).status).toBe(201);
    const strangersTry = () => login(visitorAt(freshAddress()), email);
    for (let guess = 1; guess <= 20; guess += 1) expect((await strangersTry()).status).toBe(401);
    await client.query(
      `update call_limits set points = 24 where key like 'unknownNetworkAttempts:%' and points = 20`,
    );
    expect((await strangersTry()).status).toBe(401);
    const refused = await strangersTry();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(16);
    expect((await login(owner, email, password)).status).toBe(200);

    const elsewhere = visitorAt(freshAddress());
    expect((await login(elsewhere, email, password)).status).toBe(429);
    await elsewhere.call('POST', '/api/auth/forgot-password', { email });
    const code = codeIn(await letterTo(email));
    await elsewhere.call('POST', '/api/auth/reset-password', { code, password });
    expect((await login(elsewhere, email, password)).status).toBe(200);
  });

  it('refuses a member’s password over 72 bytes with 422 in every call that checks it', async () => {
    const maya = await newMember();
    const long = `${maya.password}${'x'.repeat(72)}`;
    const body = { email: maya.email, password: long, currentPassword: long };
    for (const path of ['login', 'email', 'password', 'deletion'])
      expect(await maya.call('POST', `/api/auth/${path}`, body)).toMatchObject({
        status: 422,
        body: { error: { code: 'invalid' } },
      });
  });
});
