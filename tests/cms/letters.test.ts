import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { keyHeader } from '#contract/change';
import { letterAnswer, letterPath } from '#contract/letter';
import { emptyDatabase, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { readLetter, startMailServer, type MailServer } from './smtp.ts';

/* A CMS of its own, with a database of its own, that speaks to a real mail server. */
let cms: CmsProcess;
let mail: MailServer;
let client: Pool;

beforeAll(async () => {
  const database = await emptyDatabase();
  mail = await startMailServer('?socketTimeout=1500&maxConnections=4');
  cms = await startCms({
    DATABASE_URL: database,
    SMTP_URL: mail.url,
    LETTERS_PER_SECOND: '500',
    NEWSLETTER_CONFIRM: 'true',
  });
  client = new Pool({ connectionString: database, max: 2 });
}, 200_000);
afterAll(async () => {
  await client.end();
  await mail.close();
});
afterEach(async () => {
  await client.query('delete from letters');
  await client.query('delete from subscribers');
  await client.query('delete from jobs.job');
  mail.letters.length = 0;
  mail.attempts.clear();
});

/** Puts subscribers into the table, as an import does. */
async function subscribers(...readers: (string | [email: string, language: string])[]) {
  for (const reader of readers) {
    const [email, language] = typeof reader === 'string' ? [reader, 'en'] : reader;
    await client.query(
      `insert into subscribers (document_id, email, language, consented_at, published_at)
       values (md5(random()::text), $1, $2, now(), now())`,
      [email, language],
    );
  }
}

async function send() {
  const answer = await fetch(cms.url + letterPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [keyHeader]: inject('cmsKey') },
    body: JSON.stringify({ do: 'send' }),
  });
  return letterAnswer.parse(await answer.json());
}

const stateRows = z.array(
  z.object({ email: z.string().nullable(), state: z.string(), reason: z.string().nullable() }),
);
/** Each delivery by its address. */
async function states() {
  const { rows } = await client.query(
    `select email, state, reason from letter_deliveries
     left join subscribers on subscribers.id = subscriber_id order by email`,
  );
  return stateRows.parse(rows);
}

/** Waits until no delivery is queued any more; pauses between attempts are passed over. */
async function allSettled() {
  await expect
    .poll(
      async () => {
        await client.query(
          `update jobs.job set start_after = now() - interval '1 second' where state = 'retry'`,
        );
        return (await states()).filter(({ state }) => state === 'queued');
      },
      { timeout: 25_000, interval: 300 },
    )
    .toEqual([]);
}

const to = () => mail.letters.map((letter) => letter.to).toSorted();

describe('the weekly letter', () => {
  it('reaches each reader once, in their language, to be read without pictures and left by one click', async () => {
    await subscribers(['ana@example.org', 'en'], ['lea@exemple.fr', 'fr']);
    expect(await send()).toMatchObject({ queued: 2 });
    await allSettled();
    expect(to()).toEqual(['ana@example.org', 'lea@exemple.fr']);

    const french = await readLetter(mail.letters.find((letter) => letter.to === 'lea@exemple.fr'));
    const english = await readLetter(
      mail.letters.find(({ to: name }) => name === 'ana@example.org'),
    );
    expect(french.html).toContain('<html lang="fr">');
    expect(french.text).toContain('Comment s’en servir');
    expect(english.text).toContain('How to use it');
    expect(french.subject).not.toBe(english.subject);
    expect(french.text).toContain(french.subject);
    expect(french.from).toEqual({ name: 'Colibri', address: 'hello@colibri.example' });

    expect(Buffer.byteLength(french.html ?? '')).toBeLessThan(102_000);
    const [picture] = french.attachments;
    expect(picture?.mimeType).toBe('image/png');
    expect(french.html).toContain(`cid:${picture?.contentId?.replaceAll(/[<>]/g, '')}`);
    expect(french.html).toMatch(/<img[^>]+alt="Une carte qui dit/);
    expect(french.html).not.toMatch(
      /<(?:script|link|iframe|form)|https?:\/\/[^"]*\.(?:png|gif|jpg)/,
    );

    const headers = Object.fromEntries(french.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toMatch(
      new RegExp(`^<${inject('site')}/letter\\?key=[^>]+&lang=fr>$`),
    );
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('goes again only to those who have not had it', async () => {
    await subscribers('first@example.org');
    expect(await send()).toMatchObject({ queued: 1 });
    await subscribers('second@example.org');
    expect(await send()).toMatchObject({ queued: 1 });
    expect(await send()).toMatchObject({ queued: 0 });
    await allSettled();
    expect(to()).toEqual(['first@example.org', 'second@example.org']);
  });

  it('is queued once for each, however many send it at once', async () => {
    await subscribers(...Array.from({ length: 40 }, (_, at) => `many-${at}@example.org`));
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.reduce((sum, { queued = 0 }) => sum + queued, 0)).toBe(40);
    await allSettled();
    expect(new Set(to()).size).toBe(40);
    expect(mail.letters).toHaveLength(40);
  });

  it('is not for those who paused, have not confirmed, or were refused for good', async () => {
    await subscribers(
      'paused@example.org',
      'asked@example.org',
      'away@example.org',
      'in@example.org',
    );
    await client.query(
      `update subscribers set paused_until = current_date + 1 where email like 'paused%'`,
    );
    await client.query(
      `update subscribers set awaits_confirmation = true where email like 'asked%'`,
    );
    await client.query(`update subscribers set suspended_at = now() where email like 'away%'`);
    await send();
    await allSettled();
    expect(to()).toEqual(['in@example.org']);
  });

  it('goes out when its hour has come', async () => {
    await subscribers('ana@example.org');
    await client.query(`insert into jobs.job (name) values ('weekly-letter')`);
    await expect.poll(to, { timeout: 20_000 }).toEqual(['ana@example.org']);
  });

  it('goes out on Mondays at seven, and late rather than not at all', async () => {
    const { rows } = await client.query('select cron, timezone, options from jobs.schedule');
    expect(rows).toEqual([
      { cron: '0 7 * * 1', timezone: 'UTC', options: expect.objectContaining({ missed: 'once' }) },
    ]);
  });

  it('takes a featured affirmation that was not sent lately, and another one the next week', async () => {
    await subscribers('ana@example.org');
    await send();
    await client.query(`update letters set week = week - 7`);
    await send();
    await allSettled();
    const { rows } = await client.query(
      `select distinct letters.id, featured from letters
       join affirmations on public_id = affirmation_sent and affirmations.locale = 'en' and affirmations.published_at is not null
       order by letters.id`,
    );
    expect(rows.map(({ featured }) => featured)).toEqual([true, true]);
    const subjects = await Promise.all(
      mail.letters.map(async (each) => (await readLetter(each)).subject),
    );
    expect(new Set(subjects).size).toBe(2);
  });

  it('says what editors chose, and falls back where it was unpublished since', async () => {
    const choose = async () => {
      await client.query(
        `insert into letters (document_id, week, note_en) values ('chosen', date_trunc('week', now() at time zone 'UTC')::date, 'Bonjour <b>')`,
      );
      await client.query(
        `insert into letters_affirmation_lnk (letter_id, affirmation_id)
         select (select id from letters), id from affirmations where public_id = 40 and locale = 'en'`,
      );
    };
    await subscribers('ana@example.org');
    await choose();
    await send();
    await allSettled();
    const chosen = await readLetter(mail.letters[0]);
    const { rows } = await client.query(
      `select text from affirmations where public_id = 40 and locale = 'en'`,
    );
    expect(chosen.text).toContain(rows[0]?.text);
    expect(chosen.html).toContain('Bonjour &lt;b&gt;');

    await client.query('delete from letters');
    await choose();
    await client.query(
      `delete from affirmations where public_id = 40 and locale = 'en' and published_at is not null`,
    );
    await send();
    await allSettled();
    const other = await readLetter(mail.letters[1]);
    expect(other.text).not.toContain(rows[0]?.text);
    expect(other.text).toContain('Bonjour <b>');
  });

  it('comes in English, and says so, where the week’s affirmation has no translation', async () => {
    await subscribers(['lea@exemple.fr', 'fr']);
    await client.query(
      `insert into letters (document_id, week) values ('c', date_trunc('week', now() at time zone 'UTC')::date)`,
    );
    await client.query(
      `insert into letters_affirmation_lnk (letter_id, affirmation_id)
       select (select id from letters), id from affirmations where public_id = 41 and locale = 'en'`,
    );
    await client.query(`delete from affirmations where public_id = 41 and locale = 'fr'`);
    await send();
    await allSettled();
    const { html, text } = await readLetter(mail.letters[0]);
    expect(html).toMatch(/<h1[^>]*lang="en"/);
    expect(text).toContain('n’existe pas encore en français');
    expect(text).toContain('Comment s’en servir');
  });
});

describe('a mail server that', () => {
  it('refuses an address for good suspends it, and one that cannot right now does not', async () => {
    mail.treat('gone@example.org', { refuses: 550, says: 'No such user gone@example.org here' });
    mail.treat('later@example.org', { refuses: 451, says: 'Try again later' });
    mail.treat('relay@example.org', { refuses: 554, says: '5.7.1 Relay access denied' });
    await subscribers(
      'gone@example.org',
      'later@example.org',
      'relay@example.org',
      'well@example.org',
    );
    await send();
    await expect
      .poll(
        async () =>
          (await states()).filter(({ state, reason }) => reason ?? state === 'sent').length,
        { timeout: 10_000 },
      )
      .toBe(4);
    expect(await states()).toMatchObject([
      { email: 'gone@example.org', state: 'failed', reason: '550 No such user … here' },
      { email: 'later@example.org', state: 'queued', reason: '451 Try again later' },
      { email: 'relay@example.org', state: 'queued', reason: '554 5.7.1 Relay access denied' },
      { email: 'well@example.org', state: 'sent', reason: null },
    ]);
    const pauses = await client.query(
      `select extract(epoch from start_after - now()) as pause from jobs.job where name = 'letter' and state = 'retry'`,
    );
    for (const { pause } of pauses.rows) expect(Number(pause)).toBeGreaterThan(10);

    for (const name of ['later@example.org', 'relay@example.org']) mail.treat(name, 'takes');
    await allSettled();
    expect(to()).toEqual(['later@example.org', 'relay@example.org', 'well@example.org']);
    expect(mail.attempts.get('gone@example.org')).toBe(1);
    const { rows } = await client.query(
      'select email from subscribers where suspended_at is not null',
    );
    expect(rows).toEqual([{ email: 'gone@example.org' }]);
    expect(cms.log()).not.toMatch(/(?:gone|later|relay|well)@example/);
  });

  it('drops the connection in the middle, or stalls, is asked again', async () => {
    mail.treat('drop@example.org', 'drops');
    mail.treat('stall@example.org', 'stalls');
    await subscribers('drop@example.org', 'stall@example.org', 'well@example.org');
    await send();
    await expect
      .poll(async () => (await states()).filter(({ reason }) => reason).length, { timeout: 15_000 })
      .toBe(2);
    await expect
      .poll(async () => (await states()).map(({ state }) => state), { timeout: 10_000 })
      .toEqual(['queued', 'queued', 'sent']);
    mail.treat('drop@example.org', 'takes');
    mail.treat('stall@example.org', 'takes');
    await allSettled();
    expect(to()).toEqual(['drop@example.org', 'stall@example.org', 'well@example.org']);
  });

  it('is away loses nothing and doubles nothing', async () => {
    await mail.close();
    await subscribers(...Array.from({ length: 30 }, (_, at) => `away-${at}@example.org`));
    await send();
    await expect
      .poll(async () => (await states()).filter(({ reason }) => reason).length, { timeout: 15_000 })
      .toBe(30);
    await mail.open();
    await allSettled();
    expect(mail.letters).toHaveLength(30);
    expect(new Set(to()).size).toBe(30);
  });
});

describe('an address', () => {
  it('that left is not written to again by an old import, which is undone', async () => {
    await subscribers('Left@Example.org', 'stays@example.org');
    await send();
    await allSettled();
    const letter = await readLetter(
      mail.letters.find(({ to: name }) => name === 'Left@example.org'),
    );
    const key = /key=([^&>]+)/.exec(
      letter.headers.find(({ key: name }) => name === 'list-unsubscribe')?.value ?? '',
    )?.[1];
    const left = await fetch(`${cms.url}/api/subscribers/preferences`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, do: 'leave' }),
    });
    expect(left.status).toBe(200);
    const kept = await client.query('select * from subscribers');
    expect(JSON.stringify(kept.rows)).not.toMatch(/left@/i);
    expect(
      (await client.query('select left_at from letter_deliveries where left_at is not null'))
        .rowCount,
    ).toBe(1);

    await subscribers('left@example.org');
    await client.query(`update letters set week = week - 7`);
    expect(await send()).toMatchObject({ queued: 1 });
    await allSettled();
    expect(to()).toEqual(['Left@example.org', 'stays@example.org', 'stays@example.org']);
    expect(
      (await client.query(`select from subscribers where email = 'left@example.org'`)).rowCount,
    ).toBe(0);
    const tables = await client.query('select hash from farewells');
    expect(JSON.stringify(tables.rows)).not.toMatch(/left|example/i);
  });

  it('that is none is never handed to the mail server, and one in any script arrives', async () => {
    const wrong = [
      'a@b.org\r\nBcc: c@d.org',
      '"quoted local"@example.org',
      `${'a'.repeat(240)}@example.org`,
      'a@b.org, c@d.org',
    ];
    await subscribers(...wrong, 'élève@école.fr');
    await send();
    await allSettled();
    expect((await states()).filter(({ state }) => state === 'failed')).toHaveLength(wrong.length);
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0]?.raw.toString()).not.toMatch(/^Bcc/im);
  });
});

describe('a reader', () => {
  it('who leaves while a letter waits in the queue gets nothing more', async () => {
    await mail.close();
    await subscribers('leaves@example.org', 'stays@example.org');
    await send();
    await client.query(`delete from subscribers where email = 'leaves@example.org'`);
    await mail.open();
    await allSettled();
    expect(to()).toEqual(['stays@example.org']);
    expect((await states()).map(({ email, state }) => [email, state])).toEqual([
      ['stays@example.org', 'sent'],
      [null, 'skipped'],
    ]);
  });

  it('who never answered the question is erased within a month', async () => {
    await subscribers('old@example.org', 'new@example.org');
    await client.query(
      `update subscribers set awaits_confirmation = true,
         consented_at = now() - case email when 'old@example.org' then interval '22 days' else interval '1 day' end`,
    );
    await send();
    const { rows } = await client.query('select email from subscribers');
    expect(rows).toEqual([{ email: 'new@example.org' }]);
  });
});

describe('with confirmation', () => {
  const post = (path: string, body: object) =>
    fetch(`${cms.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'fr' },
      body: JSON.stringify(body),
    });

  it('nothing comes but a question, until a button is pressed', async () => {
    await post('/subscribers', { email: 'lea@exemple.fr' });
    await post('/subscribers', { email: 'lea@exemple.fr' });
    await expect.poll(() => mail.letters.length).toBe(1);
    const question = await readLetter(mail.letters[0]);
    expect(question.subject).toContain('confirmer');
    expect(await send()).toMatchObject({ queued: 0 });

    const link = new URL(/https?:\/\/\S+key=\S+/.exec(question.text ?? '')?.[0] ?? '');
    const key = link.searchParams.get('key');
    await post('/subscribers/preferences', { key, do: 'show' });
    expect(await send()).toMatchObject({ queued: 0 });

    const confirmed = await post('/subscribers/preferences', { key, do: 'confirm' });
    expect(await confirmed.json()).toMatchObject({ state: 'subscribed', language: 'fr' });
    await expect.poll(() => mail.letters.length).toBe(2);
    expect((await readLetter(mail.letters[1])).subject).toBe('Bienvenue chez Colibri');
    await post('/subscribers/preferences', { key, do: 'confirm' });
    expect(await send()).toMatchObject({ queued: 1 });
    await allSettled();
    expect(mail.letters).toHaveLength(3);
  });
});
