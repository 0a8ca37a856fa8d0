import { afterEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { languages } from '#contract/language';
import { renderedEmail, sentLetter } from '#contract/letter';
import { emptyPlan, newsletterCalendar } from '#contract/newsletter';
import { callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { messages as french } from '../../cms/src/newsletter/i18n/fr.ts';
import { letterTo } from './mailbox.ts';
import { freshEmail } from './members.ts';
import { invite } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const made: string[] = [];
afterEach(async () => {
  await client.query('delete from letters where document_id = any($1)', [made.splice(0)]);
});

/** The week of the next email with its plan, and the email in each language as things are. */
async function next() {
  const calendar = await (await callAdmin('GET', '/panel/letter/weeks')).json();
  const { next: monday, weeks, readers } = newsletterCalendar.parse(calendar);
  const planned = weeks.find(({ week }) => week === monday);
  if (!planned) throw new Error(monday);
  const path = `/panel/letter/weeks/${monday}/preview`;
  const preview = await callAdmin('POST', path, { plan: planned.plan });
  return { ...planned, readers, letters: z.array(renderedEmail).parse(await preview.json()) };
}

/** Chooses an affirmation for the week of a day, as editors do. */
async function choose(week: string, publicId: number, notes: object = {}) {
  const found = await client.query('select document_id from affirmations where public_id = $1', [
    publicId,
  ]);
  const documentId = z.string().parse(found.rows[0]?.document_id);
  const letter = await adminApi.create('letter', {
    week,
    affirmation: { connect: [{ documentId, locale: 'en' }] },
    ...notes,
  });
  made.push(letter);
  return letter;
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

describe('next weekly email', () => {
  it('the panel shows the next weekly email in both languages and its recipient count before an editor chooses', async () => {
    const before = await next();
    expect(before.state).toBe('automatic');
    expect(new Date(before.week).getUTCDay()).toBe(1);
    expect(Date.parse(before.week)).toBeGreaterThan(Date.now() - 86_400_000);
    expect(before.letters.map(({ language }) => language)).toEqual(languages);
    await client.query(
      `insert into subscribers (document_id, email, language, consented_at, published_at)
       values ('panel', 'panel@example.org', 'fr', now(), now())`,
    );
    const { readers } = await next();
    await client.query(`delete from subscribers where document_id = 'panel'`);
    expect(readers.fr).toBe((before.readers.fr ?? 0) + 1);
  });

  it('the preview of the weekly email has the affirmation and notes that editors chose for its week, even if the plan names the week by its Thursday', async () => {
    const { week } = await next();
    await choose(dayAfter(week, 3), 33, { noteEn: 'Hello from us', noteFr: 'Un mot de nous' });
    const chosen = await next();
    expect(chosen.outgoing).toEqual(chosen.chosen);
    const { rows } = await client.query(
      `select text, locale from affirmations where public_id = 33 and published_at is not null order by locale`,
    );
    expect(chosen.letters.map(({ subject }) => subject)).toEqual(rows.map(({ text }) => text));
    expect(chosen.letters[0]?.text).toContain('Hello from us');
    expect(chosen.letters[1]?.text).toContain('Un mot de nous');
  });

  it('the panel previews the next email with another affirmation if the chosen one was unpublished, and still names the chosen one', async () => {
    const { week } = await next();
    const affirmation = await affirmations.draft('I was chosen.');
    await adminApi.publish('affirmation', affirmation);
    const { rows } = await client.query(
      'select public_id from affirmations where document_id = $1 limit 1',
      [affirmation],
    );
    await choose(week, rows[0].public_id);
    expect(await next()).toMatchObject({ outgoing: { documentId: affirmation } });
    await adminApi.publish('affirmation', affirmation, { text: 'I was chosen, and changed.' });
    const changed = await next();
    expect(changed.outgoing?.documentId).toBe(affirmation);
    expect(changed.letters[0]?.subject).toBe('I was chosen, and changed.');
    await adminApi.unpublish('affirmation', affirmation);
    const unpublished = await next();
    expect(unpublished.chosen?.documentId).toBe(affirmation);
    expect(unpublished.outgoing?.documentId).not.toBe(affirmation);
    expect(unpublished.letters[0]?.subject).not.toContain('I was chosen');
  });

  it.each(['2026-02-30', 'Monday', '9999999-01-01', 7, ['2026-11-23'], true, '', 0, null])(
    'answers 400 to an editor who creates a weekly email for the invalid week %j',
    async (week) => {
      await expect(adminApi.create('letter', { week })).rejects.toThrow('400');
    },
  );

  it('refuses to choose the affirmation of the weekly email for a past week', async () => {
    const { week } = await next();
    await expect(choose(dayAfter(week, -14), 33)).rejects.toThrow('This week is over');
  });

  it('finds affirmations by their text when an editor chooses one for a weekly email', async () => {
    const path = '/content-manager/relations/api::letter.letter/affirmation?_q=brave&pageSize=1';
    const found = await (await callAdmin('GET', path)).json();
    expect(found).toMatchObject({ results: [{ text: expect.stringMatching(/brave/i) }] });
  });

  it('refuses to create a second weekly email for a week, even if the request names another day of that week', async () => {
    const { week } = await next();
    await choose(week, 33);
    await expect(choose(dayAfter(week, 1), 34)).rejects.toThrow('400');
  });

  it.each(languages)('sends a test of the weekly email in %s', async (language) => {
    const to = freshEmail();
    const { week } = await next();
    const answer = await callAdmin('POST', `/panel/letter/weeks/${week}/test`, {
      language,
      to,
      plan: emptyPlan,
    });
    expect(answer.status).toBe(200);
    const letter = await letterTo(to);
    expect(letter.subject).toMatch(/^Test · /);
    expect(letter.html).toContain(`<html lang="${language}">`);
    const key = /key=([^&\s]+)/.exec(letter.text ?? '')?.[1];
    const page = await fetch(`${inject('site')}/letter?key=${key}&lang=en`);
    expect(await page.text()).toContain('This was a test');
  });

  it('a panel account can send twelve test newsletters an hour, and gets 429 then', async () => {
    const tess = await invite('translator');
    const { week } = await next();
    const test = (language = 'en') =>
      tess.call(
        'POST',
        `/panel/letter/weeks/${week}/test`,
        { language, to: freshEmail(), plan: emptyPlan },
        language,
      );
    for (let tests = 1; tests <= 12; tests += 1) expect((await test()).status).toBe(200);
    const refused = await test('fr');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { message: french.tooManyTests } });
  });

  it('answers 405 to a panel account that uses Strapi’s call for sending any email to anyone', async () => {
    const anything = { to: 'a@b.org', subject: 'x', text: 'x' };
    expect((await callAdmin('POST', '/email/', anything)).status).toBe(405);
  });

  it('answers 401 to the panel’s weekly email calls without a login', async () => {
    for (const [method, path] of [
      ['GET', 'sent'],
      ['GET', 'weeks'],
      ['GET', 'choices'],
      ['PUT', 'weeks/2098-01-06'],
      ['POST', 'weeks/2098-01-06/move'],
      ['POST', 'weeks/2098-01-06/preview'],
      ['POST', 'weeks/2098-01-06/test'],
    ] as const) {
      const answer = await fetch(`${inject('cms')}/panel/letter/${path}`, { method });
      expect(answer.status).toBe(401);
    }
  });
});

describe('sent weekly emails', () => {
  it('lists a sent weekly email with its delivery counts and failure reasons, and lets nobody change or delete it', async () => {
    const letter = await choose((await next()).week, 35);
    await client.query(
      `update letters set week = '2020-01-06', started_at = now(), affirmation_sent = 35, contents = '{"en":{"text":"I am sent."}}' where document_id = $1`,
      [letter],
    );
    for (const [state, reason] of [
      ['sent', null],
      ['sent', null],
      ['failed', '550 No'],
      ['queued', '451 Later'],
    ])
      await client.query(
        `insert into letter_deliveries (letter_id, state, reason, left_at)
         select id, $2, $3, case when $2 = 'failed' then now() end from letters where document_id = $1`,
        [letter, state, reason],
      );
    const listed = z
      .array(sentLetter)
      .parse(await (await callAdmin('GET', '/panel/letter/sent')).json());
    expect(listed.find(({ week }) => week === '2020-01-06')).toMatchObject({
      text: 'I am sent.',
      queued: 1,
      sent: 2,
      failed: 1,
      skipped: 0,
      left: 1,
      reasons: [
        { reason: '451 Later', state: 'queued', count: 1 },
        { reason: '550 No', state: 'failed', count: 1 },
      ],
    });
    await expect(adminApi.update('letter', letter, { noteEn: 'Too late' })).rejects.toThrow(
      'has already been sent',
    );
    expect((await adminApi.remove('letter', letter)).status).toBe(400);
    const many = '/content-manager/collection-types/api::letter.letter/actions/bulkDelete';
    expect((await callAdmin('POST', many, { documentIds: [letter] })).status).toBe(400);
  });
});
