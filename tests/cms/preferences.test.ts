import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { errorBody } from '#contract/error';
import { letterPath } from '#contract/letter';
import { preferences } from '#contract/subscriber';
import { connect } from './database.ts';
import { newsletterKey, siteKey } from './keys.ts';
import { lettersTo, letterTo } from './mailbox.ts';

const client = connect();
let someone = '';

beforeEach(async () => {
  await client.query('delete from subscribers');
  await client.query('delete from suppression_list');
  await client.query('delete from call_limits');
  someone = `reader-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;
});

function call(path: string, body: object, language = 'en') {
  return fetch(`${inject('cms')}/api${path}`, {
    method: 'POST',
    headers: { ...siteKey(), 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  });
}

/** Subscribes, and returns the welcome email and the unsubscribe link in its header. */
async function subscribed(language = 'en') {
  await call('/subscribers', { email: someone }, language);
  const letter = await letterTo(someone);
  const header = letter.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const link = new URL(/<(.+)>/.exec(header)?.[1] ?? '');
  return { letter, link, key: link.searchParams.get('key') ?? '' };
}

const ask = async (key: string, what: string, more: object = {}) =>
  preferences.parse(
    await (await call('/subscribers/preferences', { key, do: what, ...more })).json(),
  );

async function rows() {
  const found = await client.query('select email, language, paused_until from subscribers');
  return found.rows;
}

describe('welcome email', () => {
  it('sends a new subscriber one welcome email, in the language of the page, with a link to the preferences', async () => {
    const { letter, link } = await subscribed('fr');
    expect(letter.subject).toBe('Bienvenue sur Colibri');
    expect(letter.html).toContain('<html lang="fr">');
    expect(letter.text).toContain('Merci de votre abonnement');
    expect(letter.html).toContain('&amp;lang=fr');
    expect(link.origin).toBe(inject('site'));
    await call('/subscribers', { email: someone.toUpperCase() }, 'en');
    await call('/subscribers', { email: someone }, 'en');
    const done = await client.query(
      `select count(*)::int as n from jobs.job where name = 'greeting' and data->>'subscriber' = (select document_id from subscribers)`,
    );
    expect(done.rows).toEqual([{ n: 1 }]);
    expect(await lettersTo(someone)).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  it('unsubscribes with one click in the mail program, without a session, and deletes the email address', async () => {
    const { link } = await subscribed();
    const answer = await fetch(link, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'error',
    });
    expect(answer.status).toBe(200);
    expect(await rows()).toEqual([]);
    const { rows: hashes } = await client.query('select hash from suppression_list');
    expect(hashes).toHaveLength(1);
    expect(hashes[0].hash).not.toContain('reader');
    const again = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(again.status).toBe(200);
  });

  it('a one-click unsubscription (RFC 8058) also works if the mail program sends a multipart form', async () => {
    const { link } = await subscribed();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('opening the unsubscribe link, or posting to it without the one-click form, unsubscribes nobody', async () => {
    const { link } = await subscribed();
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await fetch(link, { method });
    await fetch(`${link.href}&do=leave&List-Unsubscribe=One-Click`);
    await fetch(link, { method: 'POST' });
    await fetch(link, { method: 'POST', body: new URLSearchParams({ do: 'nonsense' }) });
    expect(await rows()).toHaveLength(1);
  });

  it('answers 403 to an unsubscription from another site’s page, and keeps the subscription', async () => {
    const { link } = await subscribed();
    const answer = await fetch(link, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ do: 'leave' }),
    });
    expect(answer.status).toBe(403);
    expect(await rows()).toHaveLength(1);
  });

  it('an unsubscribed address gets no newsletter, and is subscribed again when someone enters it in the form', async () => {
    const { key } = await subscribed();
    await ask(key, 'leave');
    // On a Monday, it would be the next newsletter.
    onTestFinished(async () => {
      await client.query("delete from letters where started_at > now() - interval '1 hour'");
    });
    const sent = await fetch(inject('cms') + letterPath, {
      method: 'POST',
      headers: { ...newsletterKey(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ do: 'send' }),
    });
    expect(await sent.json()).toMatchObject({ queued: 0 });
    expect(await ask(key, 'show')).toEqual({ state: 'gone' });
    await call('/subscribers', { email: someone }, 'fr');
    expect(await rows()).toMatchObject([{ email: someone, language: 'fr' }]);
    expect((await client.query('select from suppression_list')).rowCount).toBe(0);
    await letterTo(someone, 2);
  });
});

describe('preference keys', () => {
  it('the newsletter preferences show only part of the subscriber’s address, such as r…@example.org', async () => {
    const { key } = await subscribed();
    expect(await ask(key, 'show')).toEqual({
      state: 'subscribed',
      email: 'r…@example.org',
      language: 'en',
    });
  });

  it('a subscriber can change the language, pause and resume with the key from an email', async () => {
    const { key } = await subscribed();
    expect(await ask(key, 'language', { language: 'fr' })).toMatchObject({ language: 'fr' });
    const paused = await ask(key, 'pause');
    expect(paused.state).toBe('paused');
    const days = (Date.parse(paused.pausedUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(26);
    expect(days).toBeLessThan(29);
    expect(await ask(key, 'resume')).toMatchObject({ state: 'subscribed', language: 'fr' });
  });

  it('keeps a newsletter subscription paused when someone enters its address in the form again', async () => {
    const { key } = await subscribed();
    const paused = await ask(key, 'pause');
    const answer = await call('/subscribers', { email: someone });
    expect([answer.status, await answer.json()]).toEqual([200, { subscribed: true }]);
    expect(await ask(key, 'show')).toEqual(paused);
  });

  it('answers 404 to a forged, altered or truncated newsletter preference key', async () => {
    const { key } = await subscribed();
    const [subscriber = '', letter = '', signature = ''] = key.split('.');
    const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const wrong = [
      `${subscriber}.${letter}.${other}`,
      `${subscriber}.1.${signature}`,
      `${subscriber.toUpperCase()}.${letter}.${signature}`,
      `trial.0.${signature}`,
      `${subscriber}.${letter}`,
      `${key}.`,
      `${key}=`,
      key.slice(0, -1),
      '..',
      'x'.repeat(200),
      '\u0000',
      "' or 1=1 --",
    ];
    for (const each of wrong) {
      const answer = await call('/subscribers/preferences', { key: each, do: 'leave' });
      expect([each, answer.status]).toEqual([each, 404]);
      expect(errorBody.parse(await answer.json()).error.code).toBe('not-found');
    }
    const page = await fetch(`${inject('site')}/letter?key=forged&lang=fr`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('Ce lien ne fonctionne pas');
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    [{}],
    [{ do: 'leave' }],
    [{ key: 7, do: 'leave' }],
    [{ key: 'x', do: 'erase' }],
    [{ key: 'x'.repeat(201), do: 'show' }],
  ])('the newsletter preferences refuse the body %j with 422', async (body) => {
    expect((await call('/subscribers/preferences', body)).status).toBe(422);
  });
});

describe('call of npm run letter', () => {
  it('the site does not pass on the call that sends the newsletter, but answers it with 404', async () => {
    expect((await fetch(inject('site') + letterPath, { method: 'POST' })).status).toBe(404);
  });
});
