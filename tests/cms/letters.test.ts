import { describe, expect, inject, it } from 'vitest';
import { clock, openOffice } from './letter-office.ts';
import { readLetter } from './smtp.ts';

const perSecond = 20;
/** Letters on their way at once. */
const lanes = 4;
const { at, subscribers, send, allSettled, to } = openOffice({
  LETTERS_PER_SECOND: String(perSecond),
});

describe('the weekly letter', () => {
  it('reaches each reader once, in their language, to be read without pictures and left by one click', async () => {
    await subscribers(['ana@example.org', 'en'], ['lea@exemple.fr', 'fr']);
    expect(await send()).toMatchObject({ queued: 2 });
    await allSettled();
    expect(to()).toEqual(['ana@example.org', 'lea@exemple.fr']);

    const french = await readLetter(
      at().mail.letters.find((letter) => letter.to === 'lea@exemple.fr'),
    );
    const english = await readLetter(
      at().mail.letters.find(({ to: name }) => name === 'ana@example.org'),
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

  it('is queued once for each, however many send it at once, and leaves at the pace that is set', async () => {
    await subscribers(...Array.from({ length: 40 }, (_, nth) => `many-${nth}@example.org`));
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.reduce((sum, { queued = 0 }) => sum + queued, 0)).toBe(40);
    await allSettled();
    expect(new Set(to()).size).toBe(40);
    expect(at().mail.letters).toHaveLength(40);
    // No faster than the operator allows, from all lanes together, whose first letters may arrive as late as the next.
    const times = at().mail.letters.map((letter) => letter.at);
    const apart = 40 - 2 - lanes;
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan((1000 * apart) / perSecond);
  });

  it('is not for those who paused, have not confirmed, or were refused for good', async () => {
    await subscribers(
      'paused@example.org',
      'asked@example.org',
      'away@example.org',
      'in@example.org',
    );
    await at().client.query(
      `update subscribers set paused_until = current_date + 7 where email like 'paused%'`,
    );
    await at().client.query(
      `update subscribers set awaits_confirmation = true where email like 'asked%'`,
    );
    await at().client.query(`update subscribers set suspended_at = now() where email like 'away%'`);
    await send();
    await allSettled();
    expect(to()).toEqual(['in@example.org']);
  });

  it('goes out when its hour has come', async () => {
    await subscribers('ana@example.org');
    await at().client.query(`insert into jobs.job (name) values ('weekly-letter')`);
    await expect.poll(to).toEqual(['ana@example.org']);
  });

  it('goes out on Mondays at seven, and late rather than not at all', async () => {
    const { rows } = await at().client.query('select cron, timezone, options from jobs.schedule');
    expect(rows).toEqual([
      {
        cron: '0 7 * * 1',
        timezone: clock.SITE_TIMEZONE,
        options: expect.objectContaining({ missed: 'once' }),
      },
    ]);
  });

  it('takes a featured affirmation that was not sent lately, and another one the next week', async () => {
    await subscribers('ana@example.org');
    await send();
    await at().client.query(`update letters set week = week - 7`);
    await send();
    await allSettled();
    const { rows } = await at().client.query(
      `select distinct letters.id, featured from letters
       join affirmations on public_id = affirmation_sent and affirmations.locale = 'en' and affirmations.published_at is not null
       order by letters.id`,
    );
    expect(rows.map(({ featured }) => featured)).toEqual([true, true]);
    const subjects = await Promise.all(
      at().mail.letters.map(async (each) => (await readLetter(each)).subject),
    );
    expect(new Set(subjects).size).toBe(2);
  });

  it('says what editors chose, and falls back where it was unpublished since', async () => {
    const choose = async () => {
      await at().client.query(
        `insert into letters (document_id, week, note_en)
         values ('chosen', date_trunc('week', now() at time zone $1)::date, 'Bonjour <b>')`,
        [clock.SITE_TIMEZONE],
      );
      await at().client.query(
        `insert into letters_affirmation_lnk (letter_id, affirmation_id)
         select (select id from letters), id from affirmations where public_id = 40 and locale = 'en'`,
      );
    };
    await subscribers('ana@example.org');
    await choose();
    await send();
    await allSettled();
    const chosen = await readLetter(at().mail.letters[0]);
    const { rows } = await at().client.query(
      `select text from affirmations where public_id = 40 and locale = 'en'`,
    );
    expect(chosen.text).toContain(rows[0]?.text);
    expect(chosen.html).toContain('Bonjour &lt;b&gt;');

    await at().client.query('delete from letters');
    await choose();
    await at().client.query(
      `delete from affirmations where public_id = 40 and locale = 'en' and published_at is not null`,
    );
    await send();
    await allSettled();
    const other = await readLetter(at().mail.letters[1]);
    expect(other.text).not.toContain(rows[0]?.text);
    expect(other.text).toContain('Bonjour <b>');
  });

  it('comes in English, and says so, where the week’s affirmation has no translation', async () => {
    await subscribers(['lea@exemple.fr', 'fr']);
    await at().client.query(
      `insert into letters (document_id, week)
       values ('c', date_trunc('week', now() at time zone $1)::date)`,
      [clock.SITE_TIMEZONE],
    );
    await at().client.query(
      `insert into letters_affirmation_lnk (letter_id, affirmation_id)
       select (select id from letters), id from affirmations where public_id = 41 and locale = 'en'`,
    );
    await at().client.query(`delete from affirmations where public_id = 41 and locale = 'fr'`);
    await send();
    await allSettled();
    const { html, text } = await readLetter(at().mail.letters[0]);
    expect(html).toMatch(/<h1[^>]*lang="en"/);
    expect(text).toContain('n’existe pas encore en français');
    expect(text).toContain('Comment s’en servir');
  });
});
