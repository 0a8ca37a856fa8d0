import { describe, expect, it } from 'vitest';
import { wakeWorkers } from './jobs.ts';
import { setUpNewsletter } from './newsletter-setup.ts';
import { readLetter } from './smtp.ts';

// The site cannot be reached either, so emails are sent without their card image.
const { setup, subscribers, send, states, refused, hurry, allSettled, to } = setUpNewsletter({
  WEB_URL: 'http://127.0.0.1:1',
});

describe('mail server errors', () => {
  it('suspends a subscriber whose address the mail server says does not exist, and retries after other mail errors', async () => {
    setup().mail.setBehavior('gone@example.org', {
      refuses: 550,
      says: 'No such user gone@example.org here',
    });
    setup().mail.setBehavior('later@example.org', { refuses: 451, says: 'Try again later' });
    setup().mail.setBehavior('relay@example.org', {
      refuses: 554,
      says: '5.7.1 Relay access denied',
    });
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
      )
      .toBe(4);
    expect(await states()).toMatchObject([
      { email: 'gone@example.org', state: 'failed', reason: '550 No such user … here' },
      { email: 'later@example.org', state: 'queued', reason: '451 Try again later' },
      { email: 'relay@example.org', state: 'queued', reason: '554 5.7.1 Relay access denied' },
      { email: 'well@example.org', state: 'sent', reason: null },
    ]);
    const pauses = async () => {
      const { rows } = await setup().client.query(
        `select start_after > started_on + interval '10 seconds' as long from jobs.job
         where name = 'letter' and state = 'retry'`,
      );
      return rows;
    };
    await expect.poll(pauses).toEqual([{ long: true }, { long: true }]);

    for (const name of ['later@example.org', 'relay@example.org'])
      setup().mail.setBehavior(name, 'takes');
    await allSettled();
    expect(to()).toEqual(['later@example.org', 'relay@example.org', 'well@example.org']);
    expect(setup().mail.attempts.get('gone@example.org')).toBe(1);
    const { rows } = await setup().client.query(
      'select email from subscribers where suspended_at is not null',
    );
    expect(rows).toEqual([{ email: 'gone@example.org' }]);
    expect(setup().cms.log()).not.toMatch(/(?:gone|later|relay|well)@example/);
  });

  it('sends an email again after the mail server dropped the connection or stalled', async () => {
    setup().mail.setBehavior('drop@example.org', 'drops');
    setup().mail.setBehavior('stall@example.org', 'stalls');
    await subscribers('drop@example.org', 'stall@example.org', 'well@example.org');
    await send();
    await refused(2);
    await expect
      .poll(async () => (await states()).map(({ state }) => state))
      .toEqual(['queued', 'queued', 'sent']);
    setup().mail.setBehavior('drop@example.org', 'takes');
    setup().mail.setBehavior('stall@example.org', 'takes');
    await allSettled();
    expect(to()).toEqual(['drop@example.org', 'stall@example.org', 'well@example.org']);
  });

  it('sends every email exactly once after the mail server was down', async () => {
    await setup().mail.close();
    await subscribers(...Array.from({ length: 30 }, (_, nth) => `away-${nth}@example.org`));
    await send();
    await refused(30);
    await setup().mail.open();
    await allSettled();
    expect(setup().mail.letters).toHaveLength(30);
    expect(new Set(to()).size).toBe(30);
  });
});

describe('card images', () => {
  it('retries the weekly email while the site cannot draw its card image, and finally sends it without the image', async () => {
    await subscribers('ana@example.org');
    // With the queue’s pause between attempts: without it, the second one could start before the test looks.
    await setup().client.query(
      `insert into jobs.job (name, retry_limit, retry_delay)
       select name, retry_limit, retry_delay from jobs.queue where name = 'weekly-letter'`,
    );
    await wakeWorkers(setup().client);
    const tries = async () => {
      const { rows } = await setup().client.query(
        `select state::text, retry_count from jobs.job where name = 'weekly-letter'`,
      );
      return rows;
    };
    await expect.poll(tries).toEqual([{ state: 'retry', retry_count: 0 }]);
    expect((await setup().client.query('select from letters')).rowCount).toBe(0);
    // The second and the third try are like the first.
    await setup().client.query(
      `update jobs.job set retry_count = 2 where name = 'weekly-letter' and state = 'retry'`,
    );
    const arrived = async () => {
      await hurry();
      return to();
    };
    await expect.poll(arrived).toEqual(['ana@example.org']);
    expect((await readLetter(setup().mail.letters[0])).attachments).toEqual([]);
  });
});

describe('recipient addresses', () => {
  it('sends nothing to an invalid subscriber address, and delivers to an address with accents', async () => {
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
    expect(setup().mail.letters).toHaveLength(1);
    expect(setup().mail.letters[0]?.raw.toString()).not.toMatch(/^Bcc/im);
  });
});
