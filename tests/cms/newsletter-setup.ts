import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { letterResponse, letterPath } from '#contract/letter';
import { filledDatabase, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { wakeWorkers } from './jobs.ts';
import { newsletterKey, siteKey } from './keys.ts';
import { readLetter, startMailServer, type MailServer } from './smtp.ts';

/** A separate CMS with its own database and a real mail server. */
export interface NewsletterSetup {
  cms: CmsProcess;
  mail: MailServer;
  client: Pool;
}

const stateRows = z.array(
  z.object({ email: z.string().nullable(), state: z.string(), reason: z.string().nullable() }),
);

/** A time zone where it is noon now, so that no week begins and no email is due while tests run. */
function zoneOfNoon(): string {
  const east = 12 - new Date().getUTCHours();
  // In these zone names, west is positive.
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}
/** The time settings of a CMS in newsletter tests. */
export const clock = { SITE_TIMEZONE: zoneOfNoon(), LETTER_TIME: '07:00' };

/**
 * Starts one for a test file and empties it after each test. Returns helpers, which
 * work once tests run.
 */
export function setUpNewsletter(env: NodeJS.ProcessEnv = {}) {
  const newsletter: Partial<NewsletterSetup> = {};
  const setup = (): NewsletterSetup => {
    const { cms, mail, client } = newsletter;
    if (!cms || !mail || !client) throw new Error('The setup has not finished yet.');
    return { cms, mail, client };
  };

  beforeAll(async () => {
    const database = await filledDatabase();
    newsletter.client = new Pool({ connectionString: database, max: 2 });
    newsletter.mail = await startMailServer('?socketTimeout=5000&maxConnections=4');
    newsletter.cms = await startCms({
      DATABASE_URL: database,
      SMTP_URL: newsletter.mail.url,
      LETTERS_PER_SECOND: '500',
      ...clock,
      ...env,
    });
  }, 400_000);
  afterAll(async () => {
    await newsletter.client?.end();
    await newsletter.mail?.close();
  });
  afterEach(async () => {
    const { client, mail } = setup();
    // An email in transit would arrive in the next test.
    const underWay = async () => {
      const { rows } = await client.query(
        `select name from jobs.job
         where name in ('letter', 'greeting', 'weekly-letter') and state in ('created', 'active')`,
      );
      return rows;
    };
    await expect.poll(underWay).toEqual([]);
    for (const table of ['jobs.job', 'letters', 'subscribers', 'suppression_list'])
      await client.query(`delete from ${table}`);
    mail.letters.length = 0;
    mail.attempts.clear();
  });

  /** Puts subscribers into the table, as an import does. */
  async function subscribers(...readers: (string | [email: string, language: string])[]) {
    for (const reader of readers) {
      const [email, language] = typeof reader === 'string' ? [reader, 'en'] : reader;
      await setup().client.query(
        `insert into subscribers (document_id, email, language, consented_at, published_at)
         values (md5(random()::text), $1, $2, now(), now())`,
        [email, language],
      );
    }
  }

  /** A call from the site for a visitor who reads French. */
  function post(path: string, body: object) {
    return fetch(`${setup().cms.url}/api${path}`, {
      method: 'POST',
      headers: { ...siteKey(), 'Content-Type': 'application/json', 'Accept-Language': 'fr' },
      body: JSON.stringify(body),
    });
  }

  /** The preferences key in the last email to an address. */
  async function keyOf(address: string) {
    const { text = '' } = await readLetter(
      setup().mail.letters.findLast((letter) => letter.to === address),
    );
    return /key=([^&\s]+)/.exec(text)?.[1];
  }

  async function send() {
    const answer = await fetch(setup().cms.url + letterPath, {
      method: 'POST',
      headers: { ...newsletterKey(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ do: 'send' }),
    });
    return letterResponse.parse(await answer.json());
  }

  /** Every delivery, sorted by address. */
  async function states() {
    const { rows } = await setup().client.query(
      `select email, state, reason from letter_deliveries
       left join subscribers on subscribers.id = subscriber_id order by email`,
    );
    return stateRows.parse(rows);
  }

  /** Waits until that many deliveries have failed temporarily. */
  async function refused(count: number) {
    await expect
      .poll(async () => (await states()).filter(({ reason }) => reason).length)
      .toBe(count);
  }

  /** Skips the pauses between attempts. */
  async function hurry() {
    await setup().client.query(
      `update jobs.job set start_after = now() - interval '1 second' where state = 'retry'`,
    );
    await wakeWorkers(setup().client);
  }

  /** Waits until no delivery is queued any more. */
  async function allSettled() {
    const queued = async () => {
      await hurry();
      return (await states()).filter(({ state }) => state === 'queued');
    };
    await expect.poll(queued, { interval: 300 }).toEqual([]);
  }

  /** The recipients so far, sorted. */
  const to = () =>
    setup()
      .mail.letters.map((letter) => letter.to)
      .toSorted();

  return { setup, subscribers, post, keyOf, send, states, refused, hurry, allSettled, to };
}
