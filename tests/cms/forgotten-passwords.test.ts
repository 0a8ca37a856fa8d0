import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody } from '#contract/error';
import { connect, lockTable } from './database.ts';
import { lettersTo, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitor, visitorAt } from './members.ts';
import { startCms } from './another-cms.ts';

const client = connect();
const password = 'another good one';
const here = visitorAt(freshAddress());

const forget = (email: unknown) => here.call('POST', '/api/auth/forgot-password', { email });
const reset = (code: unknown, chosen: unknown = password) =>
  here.call('POST', '/api/auth/reset-password', { code, password: chosen });
const login = (email: string, typed: string) =>
  visitorAt(freshAddress()).call('POST', '/api/auth/login', { email, password: typed });
const linkIn = ({ text = '' }: Email) => new URL(/\bhttps?:\S+code=\S+/.exec(text)?.[0] ?? '');
const codeIn = (letter: Email) => linkIn(letter).searchParams.get('code') ?? '';

describe('forgotten passwords', () => {
  it('resets a forgotten password with an emailed code, and ends the member’s session', async () => {
    const maya = await newMember();
    expect((await forget(` ${maya.email.toUpperCase()} `)).status).toBe(204);
    const letter = await letterTo(maya.email);
    expect(letter.subject).toBe('Reset your Colibri password');
    const link = linkIn(letter);
    expect(link.pathname).toBe('/reset-password');
    expect(link.searchParams.get('lang')).toBe('en');
    expect(letter.html).toContain(link.href.replaceAll('&', '&amp;'));

    expect(await reset(codeIn(letter))).toMatchObject({ status: 204, body: undefined });
    expect((await maya.call('GET', '/api/auth/user')).body).toBeNull();
    expect((await login(maya.email, maya.password)).status).toBe(401);
    expect((await login(maya.email, password)).status).toBe(200);
  });

  it('sends the password email in the member’s language', async () => {
    const maya = await newMember();
    expect((await maya.call('PATCH', '/api/auth/user', { language: 'fr' })).status).toBe(200);
    await forget(maya.email);
    const letter = await letterTo(maya.email);
    expect(letter.subject).toBe('Choisissez un nouveau mot de passe pour Colibri');
    expect(letter.html).toContain('<html lang="fr">');
    expect(linkIn(letter).searchParams.get('lang')).toBe('fr');
  });

  it('answers a password reset request for an unknown email address like one for a known address, and sends nothing', async () => {
    const { email } = await newMember();
    const stranger = freshEmail();
    const [unknown, known] = [await forget(stranger), await forget(email)];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await letterTo(email);
    expect(await lettersTo(stranger)).toEqual([]);
  });

  it('answers a password reset request with 204 before the mail server has taken the email', async () => {
    const { email } = await newMember();
    // A mail server that accepts connections and never answers.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = z.object({ port: z.int() }).parse(silent.address());
    const cms = await startCms({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const called = once(silent, 'connection');

    const from = visitorAt(freshAddress(), cms.url);
    const answer = await from.call('POST', '/api/auth/forgot-password', { email });
    expect(answer.status).toBe(204);
    await called;

    await cms.end();
    silent.close();
  });

  it('sends no password reset email to a blocked member', async () => {
    const [blocked, other] = [await newMember(), await newMember()];
    await client.query('update up_users set blocked = true where id = $1', [blocked.id]);
    await forget(blocked.email);
    await forget(other.email);
    await letterTo(other.email);
    expect(await lettersTo(blocked.email)).toEqual([]);
  });

  it('sends a member at most five password emails an hour, and answers 204 to a further request too', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    for (let letters = 1; letters <= 5; letters += 1) {
      await forget(maya.email);
      await letterTo(maya.email, letters);
    }
    expect((await forget(maya.email)).status).toBe(204);
    await forget(other.email);
    await letterTo(other.email);
    expect(await lettersTo(maya.email)).toHaveLength(5);
    expect((await reset(codeIn(await letterTo(maya.email, 5)))).status).toBe(204);
  });

  it('lets a member locked out by wrong passwords log in with a newly reset password', async () => {
    const { email } = await newMember();
    const forgetful = visitorAt(freshAddress());
    const typed = (typedPassword: string) =>
      forgetful.call('POST', '/api/auth/login', { email, password: typedPassword });
    for (let guess = 0; guess < 10; guess += 1) await typed('a wrong one');
    expect((await typed(password)).status).toBe(429);
    await forget(email);
    const code = codeIn(await letterTo(email));
    await forgetful.call('POST', '/api/auth/reset-password', { code, password });
    expect((await typed(password)).status).toBe(200);
  });
});

describe('password change', () => {
  it('a password change requires the current password, and ends the member’s other sessions', async () => {
    const maya = await newMember();
    const elsewhere = visitor();
    const { email } = maya;
    await elsewhere.call('POST', '/api/auth/login', { email, password: maya.password });
    const change = (currentPassword: string) =>
      maya.call('POST', '/api/auth/password', { currentPassword, password });
    expect(await change('a wrong one')).toMatchObject({
      status: 401,
      body: { error: { code: 'wrong-credentials' } },
    });
    expect((await elsewhere.call('GET', '/api/auth/user')).body).toMatchObject({ id: maya.id });

    expect(await change(maya.password)).toMatchObject({ status: 204 });
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({ id: maya.id });
    expect((await elsewhere.call('GET', '/api/auth/user')).body).toBeNull();
    expect((await login(email, maya.password)).status).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  it('refuses a new password of 80 bytes as too long', async () => {
    const maya = await newMember();
    const answer = await maya.call('POST', '/api/auth/password', {
      currentPassword: maya.password,
      password: 'é'.repeat(40),
    });
    expect(answer.status).toBe(422);
    expect(errorBody.parse(answer.body).error.fields).toEqual({ password: 'too-long' });
  });

  it('a password change does not overwrite a password that was reset while it checked the current one', async () => {
    const [maya, ben] = [await newMember(), await newMember()];
    const lock = await lockTable(client, 'up_users', 'share row exclusive');
    const change = maya.call('POST', '/api/auth/password', {
      currentPassword: maya.password,
      password,
    });
    await expect.poll(lock.waiting).toBe(1);
    await lock.query(
      'update up_users set password = (select password from up_users where id = $1) where id = $2',
      [ben.id, maya.id],
    );
    await lock.release();
    expect(await change).toMatchObject({
      status: 401,
      body: { error: { code: 'wrong-credentials' } },
    });
    expect((await login(maya.email, password)).status).toBe(401);
    expect((await login(maya.email, ben.password)).status).toBe(200);
  });
});
