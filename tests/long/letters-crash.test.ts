import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { letterPath } from '#contract/letter';
import { filledDatabase, startCms } from '../cms/another-cms.ts';
import { newsletterKey } from '../cms/keys.ts';
import { clock } from '../cms/newsletter-setup.ts';
import { readLetter, startMailServer } from '../cms/smtp.ts';

const readers = 1000;
/** Emails that one process sends at once, and so the most that a kill can repeat. */
const lanes = 4;

it('every subscriber gets the weekly email even if the CMS is killed midway, and at most four get it twice', async () => {
  const database = await filledDatabase();
  const mail = await startMailServer();
  const env = { DATABASE_URL: database, SMTP_URL: mail.url, LETTERS_PER_SECOND: '250', ...clock };
  const first = await startCms(env);
  const client = new Pool({ connectionString: database, max: 1 });
  await client.query(
    `insert into subscribers (document_id, email, language, consented_at, published_at)
     select 'reader' || n, 'reader-' || n || '@example.org', case n % 2 when 0 then 'en' else 'fr' end, now(), now()
     from generate_series(1, $1) n`,
    [readers],
  );
  const send = (url: string) =>
    fetch(url + letterPath, {
      method: 'POST',
      headers: { ...newsletterKey(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ do: 'send' }),
    });
  const began = Date.now();
  await send(first.url);
  await expect
    .poll(() => mail.letters.length, { timeout: 120_000, interval: 5 })
    .toBeGreaterThan(300);
  await first.end('SIGKILL');
  const atKill = mail.letters.length;
  expect(atKill).toBeLessThan(readers);

  const second = await startCms(env);
  await send(second.url);
  const left = async () => {
    // Jobs of the killed process are retried after a pause, which the test skips.
    await client.query(`update jobs.job set start_after = now() where state = 'retry'`);
    const { rows } = await client.query(
      `select count(*)::int as left from letter_deliveries where state = 'queued'`,
    );
    return rows[0]?.left;
  };
  await expect.poll(left, { timeout: 300_000, interval: 200 }).toBe(0);
  await client.end();
  await second.end();
  await mail.close();

  const reached = new Set(mail.letters.map(({ to }) => to));
  const doubled = mail.letters.length - reached.size;
  console.log(
    `${atKill} letters before the kill, ${mail.letters.length} in all to ${reached.size} readers: ${doubled} doubled`,
  );
  expect(reached.size).toBe(readers);
  expect(doubled).toBeLessThanOrEqual(lanes);

  // The rate limit holds: no second has more than 250 emails and a few of the first burst.
  const seconds = Map.groupBy(mail.letters, ({ at }) => Math.floor((at - began) / 1000));
  for (const letters of seconds.values()) expect(letters.length).toBeLessThan(280);

  // Copies have the same message id, so that mail programs show only one.
  const copies = mail.letters.filter(
    ({ to }) => mail.letters.filter((other) => other.to === to).length > 1,
  );
  const ids = await Promise.all(copies.map(async (copy) => (await readLetter(copy)).messageId));
  expect(new Set(ids).size).toBe(doubled);
}, 900_000);
