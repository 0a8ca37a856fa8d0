import { describe, expect, it } from 'vitest';
import { openOffice } from './letter-office.ts';
import { readLetter } from './smtp.ts';

// The site is away, too: letters go without their card.
const { at, subscribers, send, states, refused, hurry, allSettled, to } = openOffice({
  WEB_URL: 'http://127.0.0.1:1',
});

describe('a mail server that', () => {
  it('refuses an address for good suspends it, and one that cannot right now does not', async () => {
    at().mail.treat('gone@example.org', {
      refuses: 550,
      says: 'No such user gone@example.org here',
    });
    at().mail.treat('later@example.org', { refuses: 451, says: 'Try again later' });
    at().mail.treat('relay@example.org', { refuses: 554, says: '5.7.1 Relay access denied' });
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
      const { rows } = await at().client.query(
        `select start_after > started_on + interval '10 seconds' as long from jobs.job
         where name = 'letter' and state = 'retry'`,
      );
      return rows;
    };
    await expect.poll(pauses).toEqual([{ long: true }, { long: true }]);

    for (const name of ['later@example.org', 'relay@example.org']) at().mail.treat(name, 'takes');
    await allSettled();
    expect(to()).toEqual(['later@example.org', 'relay@example.org', 'well@example.org']);
    expect(at().mail.attempts.get('gone@example.org')).toBe(1);
    const { rows } = await at().client.query(
      'select email from subscribers where suspended_at is not null',
    );
    expect(rows).toEqual([{ email: 'gone@example.org' }]);
    expect(at().cms.log()).not.toMatch(/(?:gone|later|relay|well)@example/);
  });

  it('drops the connection in the middle, or stalls, is asked again', async () => {
    at().mail.treat('drop@example.org', 'drops');
    at().mail.treat('stall@example.org', 'stalls');
    await subscribers('drop@example.org', 'stall@example.org', 'well@example.org');
    await send();
    await refused(2);
    await expect
      .poll(async () => (await states()).map(({ state }) => state))
      .toEqual(['queued', 'queued', 'sent']);
    at().mail.treat('drop@example.org', 'takes');
    at().mail.treat('stall@example.org', 'takes');
    await allSettled();
    expect(to()).toEqual(['drop@example.org', 'stall@example.org', 'well@example.org']);
  });

  it('is away loses nothing and doubles nothing', async () => {
    await at().mail.close();
    await subscribers(...Array.from({ length: 30 }, (_, nth) => `away-${nth}@example.org`));
    await send();
    await refused(30);
    await at().mail.open();
    await allSettled();
    expect(at().mail.letters).toHaveLength(30);
    expect(new Set(to()).size).toBe(30);
  });
});

describe('a site that', () => {
  it('does not draw the card yet is waited for when the hour has come, but not for ever', async () => {
    await subscribers('ana@example.org');
    await at().client.query(
      `insert into jobs.job (name, retry_limit) select name, retry_limit from jobs.queue where name = 'weekly-letter'`,
    );
    const tries = async () => {
      const { rows } = await at().client.query(
        `select state::text, retry_count from jobs.job where name = 'weekly-letter'`,
      );
      return rows;
    };
    await expect.poll(tries).toEqual([{ state: 'retry', retry_count: 0 }]);
    expect((await at().client.query('select from letters')).rowCount).toBe(0);
    const arrived = async () => {
      await hurry();
      return to();
    };
    // One more look of the CMS for each try.
    await expect.poll(arrived, { timeout: 90_000 }).toEqual(['ana@example.org']);
    expect((await readLetter(at().mail.letters[0])).attachments).toEqual([]);
  });
});

describe('an address', () => {
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
    expect(at().mail.letters).toHaveLength(1);
    expect(at().mail.letters[0]?.raw.toString()).not.toMatch(/^Bcc/im);
  });
});
