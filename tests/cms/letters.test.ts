import { describe, expect, inject, it } from 'vitest';
import { wakeWorkers } from './jobs.ts';
import { clock, setUpNewsletter } from './newsletter-setup.ts';
import { readLetter } from './smtp.ts';

const perSecond = 20;
/** Emails on their way at once. */
const lanes = 4;
const { setup, subscribers, post, send, allSettled, to } = setUpNewsletter({
  LETTERS_PER_SECOND: String(perSecond),
});

describe('weekly email', () => {
  it('sends the weekly email to each subscriber in their language, with a card image and one-click unsubscribe', async () => {
    await subscribers(['ana@example.org', 'en'], ['lea@exemple.fr', 'fr']);
    expect(await send()).toMatchObject({ queued: 2 });
    await allSettled();
    expect(to()).toEqual(['ana@example.org', 'lea@exemple.fr']);

    const french = await readLetter(
      setup().mail.letters.find((letter) => letter.to === 'lea@exemple.fr'),
    );
    const english = await readLetter(
      setup().mail.letters.find(({ to: name }) => name === 'ana@example.org'),
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
    expect(french.html).toMatch(/<img[^>]+alt="Une carte sur laquelle on lit/);
    expect(french.html).not.toMatch(
      /<(?:script|link|iframe|form)|https?:\/\/[^"]*\.(?:png|gif|jpg)/,
    );

    const headers = Object.fromEntries(french.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toMatch(
      new RegExp(`^<${inject('site')}/letter\\?key=[^>]+&lang=fr>$`),
    );
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('sending the weekly email of the same week again emails only subscribers who were added since', async () => {
    await subscribers('first@example.org');
    expect(await send()).toMatchObject({ queued: 1 });
    await subscribers('second@example.org');
    expect(await send()).toMatchObject({ queued: 1 });
    expect(await send()).toMatchObject({ queued: 0 });
    await allSettled();
    expect(to()).toEqual(['first@example.org', 'second@example.org']);
  });

  it('queues the weekly email once per subscriber despite parallel calls, and keeps to the sending rate', async () => {
    await subscribers(...Array.from({ length: 40 }, (_, nth) => `many-${nth}@example.org`));
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.reduce((sum, { queued = 0 }) => sum + queued, 0)).toBe(40);
    await allSettled();
    expect(new Set(to()).size).toBe(40);
    expect(setup().mail.letters).toHaveLength(40);
    // The rate limit holds for all parallel sends together; the first of each can arrive as late as the next one.
    const times = setup().mail.letters.map((letter) => letter.at);
    const apart = 40 - 2 - lanes;
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan((1000 * apart) / perSecond);
  });

  it('the weekly email skips subscribers who paused, have not confirmed or were suspended', async () => {
    await subscribers(
      'paused@example.org',
      'asked@example.org',
      'away@example.org',
      'in@example.org',
    );
    await setup().client.query(
      `update subscribers set paused_until = current_date + 7 where email like 'paused%'`,
    );
    await setup().client.query(
      `update subscribers set awaits_confirmation = true where email like 'asked%'`,
    );
    await setup().client.query(
      `update subscribers set suspended_at = now() where email like 'away%'`,
    );
    await send();
    await allSettled();
    expect(to()).toEqual(['in@example.org']);
  });

  it('sends the weekly email when its scheduled job runs', async () => {
    await subscribers('ana@example.org');
    await setup().client.query(`insert into jobs.job (name) values ('weekly-letter')`);
    await wakeWorkers(setup().client);
    await expect.poll(to).toEqual(['ana@example.org']);
  });

  it('the weekly email is scheduled for Mondays at seven in the site’s time zone, with a single run for all that were missed', async () => {
    const { rows } = await setup().client.query(
      `select cron, timezone, options from jobs.schedule where name = 'weekly-letter'`,
    );
    expect(rows).toEqual([
      {
        cron: '0 7 * * 1',
        timezone: clock.SITE_TIMEZONE,
        options: expect.objectContaining({ missed: 'once' }),
      },
    ]);
  });

  it('the weekly email picks a featured affirmation, and a different one the next week', async () => {
    await subscribers('ana@example.org');
    await send();
    await setup().client.query(`update letters set week = week - 7`);
    await send();
    await allSettled();
    const { rows } = await setup().client.query(
      `select distinct letters.id, featured from letters
       join affirmations on public_id = affirmation_sent and affirmations.locale = 'en' and affirmations.published_at is not null
       order by letters.id`,
    );
    expect(rows.map(({ featured }) => featured)).toEqual([true, true]);
    const subjects = await Promise.all(
      setup().mail.letters.map(async (each) => (await readLetter(each)).subject),
    );
    expect(new Set(subjects).size).toBe(2);
  });

  it('the weekly email contains the editors’ note, even if the affirmation that they chose was unpublished', async () => {
    const choose = async () => {
      await setup().client.query(
        `insert into letters (document_id, week, note_en)
         values ('chosen', date_trunc('week', now() at time zone $1)::date, 'Bonjour <b>')`,
        [clock.SITE_TIMEZONE],
      );
      await setup().client.query(
        `insert into letters_affirmation_lnk (letter_id, affirmation_id)
         select (select id from letters), id from affirmations where public_id = 40 and locale = 'en'`,
      );
    };
    await subscribers('ana@example.org');
    await choose();
    await send();
    await allSettled();
    const chosen = await readLetter(setup().mail.letters[0]);
    const { rows } = await setup().client.query(
      `select text from affirmations where public_id = 40 and locale = 'en'`,
    );
    expect(chosen.text).toContain(rows[0]?.text);
    expect(chosen.html).toContain('Bonjour &lt;b&gt;');

    await setup().client.query('delete from letters');
    await choose();
    await setup().client.query(
      `delete from affirmations where public_id = 40 and locale = 'en' and published_at is not null`,
    );
    await send();
    await allSettled();
    const other = await readLetter(setup().mail.letters[1]);
    expect(other.text).not.toContain(rows[0]?.text);
    expect(other.text).toContain('Bonjour <b>');
  });

  it('the weekly email shows an untranslated affirmation in English to a French subscriber, and says so', async () => {
    await subscribers(['lea@exemple.fr', 'fr']);
    await setup().client.query(
      `insert into letters (document_id, week)
       values ('c', date_trunc('week', now() at time zone $1)::date)`,
      [clock.SITE_TIMEZONE],
    );
    await setup().client.query(
      `insert into letters_affirmation_lnk (letter_id, affirmation_id)
       select (select id from letters), id from affirmations where public_id = 41 and locale = 'en'`,
    );
    await setup().client.query(`delete from affirmations where public_id = 41 and locale = 'fr'`);
    await send();
    await allSettled();
    const { html, text } = await readLetter(setup().mail.letters[0]);
    expect(html).toMatch(/<h1[^>]*lang="en"/);
    expect(text).toContain('n’existe pas encore en français');
    expect(text).toContain('Comment s’en servir');
  });
});

describe('emails to new subscribers', () => {
  it('sends eight new subscribers their first emails within 15 seconds', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `new-${index}@example.org`);
    await Promise.all(emails.map((email) => post('/subscribers', { email })));
    // Far less than eight intervals of the queue's polling.
    await expect.poll(() => to().toSorted()).toEqual(emails);
  });
});
