import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { letterAnswer, letterPath } from '#contract/letter';
import { emptyDatabase, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { newsletterKey, siteKey } from './keys.ts';
import { readLetter, startMailServer, type MailServer } from './smtp.ts';

/** A CMS of its own, with a database of its own, that speaks to a real mail server. */
export interface Office {
  cms: CmsProcess;
  mail: MailServer;
  client: Pool;
}

const stateRows = z.array(
  z.object({ email: z.string().nullable(), state: z.string(), reason: z.string().nullable() }),
);

/** Where it is noon now: while tests run, no week begins there, and no hour of a letter comes. */
function zoneOfNoon(): string {
  const east = 12 - new Date().getUTCHours();
  // As these zones are called, west counts up.
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}
/** By which clock a CMS of letters' tests lives. */
export const clock = { SITE_TIMEZONE: zoneOfNoon(), LETTER_TIME: '07:00' };

/**
 * Opens one for a test file, emptied after each test. In: the CMS's settings. Out: the office, which
 * is there once tests run, and what tests do in it.
 */
export function openOffice(env: NodeJS.ProcessEnv = {}) {
  const office: Partial<Office> = {};
  const at = (): Office => {
    const { cms, mail, client } = office;
    if (!cms || !mail || !client) throw new Error('The office is not open yet.');
    return { cms, mail, client };
  };

  beforeAll(async () => {
    const database = await emptyDatabase();
    office.client = new Pool({ connectionString: database, max: 2 });
    office.mail = await startMailServer('?socketTimeout=5000&maxConnections=4');
    office.cms = await startCms({
      DATABASE_URL: database,
      SMTP_URL: office.mail.url,
      LETTERS_PER_SECOND: '500',
      ...clock,
      ...env,
    });
  }, 400_000);
  afterAll(async () => {
    await office.client?.end();
    await office.mail?.close();
  });
  afterEach(async () => {
    const { client, mail } = at();
    // A letter on its way would arrive in the next test.
    const underWay = async () => {
      const { rows } = await client.query(
        `select name from jobs.job
         where name in ('letter', 'greeting', 'weekly-letter') and state in ('created', 'active')`,
      );
      return rows;
    };
    await expect.poll(underWay).toEqual([]);
    for (const table of ['jobs.job', 'letters', 'subscribers', 'farewells'])
      await client.query(`delete from ${table}`);
    mail.letters.length = 0;
    mail.attempts.clear();
  });

  /** Puts subscribers into the table, as an import does. */
  async function subscribers(...readers: (string | [email: string, language: string])[]) {
    for (const reader of readers) {
      const [email, language] = typeof reader === 'string' ? [reader, 'en'] : reader;
      await at().client.query(
        `insert into subscribers (document_id, email, language, consented_at, published_at)
         values (md5(random()::text), $1, $2, now(), now())`,
        [email, language],
      );
    }
  }

  /** A call of the site's, by somebody who reads French. */
  function post(path: string, body: object) {
    return fetch(`${at().cms.url}/api${path}`, {
      method: 'POST',
      headers: { ...siteKey(), 'Content-Type': 'application/json', 'Accept-Language': 'fr' },
      body: JSON.stringify(body),
    });
  }

  /** The key in the last letter to an address. */
  async function keyOf(address: string) {
    const { text = '' } = await readLetter(
      at().mail.letters.findLast((letter) => letter.to === address),
    );
    return /key=([^&\s]+)/.exec(text)?.[1];
  }

  async function send() {
    const answer = await fetch(at().cms.url + letterPath, {
      method: 'POST',
      headers: { ...newsletterKey(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ do: 'send' }),
    });
    return letterAnswer.parse(await answer.json());
  }

  /** Each delivery by its address. */
  async function states() {
    const { rows } = await at().client.query(
      `select email, state, reason from letter_deliveries
       left join subscribers on subscribers.id = subscriber_id order by email`,
    );
    return stateRows.parse(rows);
  }

  /** Waits until so many deliveries have been refused for now. */
  async function refused(count: number) {
    await expect
      .poll(async () => (await states()).filter(({ reason }) => reason).length)
      .toBe(count);
  }

  /** Passes over the pauses between attempts. */
  async function hurry() {
    await at().client.query(
      `update jobs.job set start_after = now() - interval '1 second' where state = 'retry'`,
    );
  }

  /** Waits until no delivery is queued any more. */
  async function allSettled() {
    const queued = async () => {
      await hurry();
      return (await states()).filter(({ state }) => state === 'queued');
    };
    await expect.poll(queued, { timeout: 60_000, interval: 300 }).toEqual([]);
  }

  /** To whom letters went, by the alphabet. */
  const to = () =>
    at()
      .mail.letters.map((letter) => letter.to)
      .toSorted();

  return { at, subscribers, post, keyOf, send, states, refused, hurry, allSettled, to };
}
