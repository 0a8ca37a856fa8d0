import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { call, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { listen } from './changes.ts';
import { connect } from './database.ts';
import { startCms } from './another-cms.ts';
import { siteKey } from './keys.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const statusOf = async (id: number) => (await call(`/affirmations/${id}`)).status;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** What the schedule did with a document. */
async function done(documentId: string): Promise<{ action: string; title: string; at: Date }[]> {
  const { rows } = await client.query(
    `select action, title, at from audit_log where document_id = $1 and by_name = 'schedule' order by id`,
    [documentId],
  );
  return rows;
}
async function planOf(documentId: string) {
  const { rows } = await client.query(
    `select publish_at, unpublish_at from affirmations
     where document_id = $1 and locale = 'en' and published_at is null`,
    [documentId],
  );
  return rows[0];
}
const nothing = { publish_at: null, unpublish_at: null };

describe('scheduled publishing', () => {
  it('publishes and unpublishes an affirmation at its scheduled times', async () => {
    const documentId = await affirmations.draft('I come at my hour.');
    const id = await affirmations.idOf(documentId);
    const [comes, later] = [fromNow(2000), fromNow(3_600_000)];
    await adminApi.update('affirmation', documentId, { publishAt: comes, unpublishAt: later });
    await expect.poll(() => statusOf(id), { interval: 20 }).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(comes.getTime());
    expect(await planOf(documentId)).toEqual({ publish_at: null, unpublish_at: later });

    const goes = fromNow(2000);
    await adminApi.update('affirmation', documentId, { unpublishAt: goes });
    await expect.poll(() => statusOf(id), { interval: 20 }).toBe(404);
    expect(Date.now()).toBeGreaterThanOrEqual(goes.getTime());
    const deeds = await done(documentId);
    expect(deeds.map(({ action }) => action)).toEqual(['publish', 'unpublish']);
    expect(await planOf(documentId)).toEqual(nothing);
  });

  it('unpublishes an affirmation at once if both its scheduled times passed while no process ran', async () => {
    const documentId = await affirmations.published('I have been and gone.');
    await client.query(
      `update affirmations set publish_at = $2, unpublish_at = $3
       where document_id = $1 and published_at is null`,
      [documentId, fromNow(-2000), fromNow(-1000)],
    );
    await expect.poll(() => done(documentId)).toMatchObject([{ action: 'unpublish' }]);
    expect(await statusOf(await affirmations.idOf(documentId))).toBe(404);
    expect(await planOf(documentId)).toEqual(nothing);
  });

  it('a scheduled publication publishes only the language that it was set for', async () => {
    const documentId = await affirmations.draft('I speak first.');
    const id = await affirmations.idOf(documentId);
    const french = { text: 'Je parle après.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.update('affirmation', documentId, { publishAt: fromNow(0) });
    await expect.poll(() => statusOf(id)).toBe(200);
    const shown = affirmation.parse((await call(`/affirmations/${id}?lang=fr`)).body);
    expect(shown).toMatchObject({ text: 'I speak first.', lang: 'en' });
  });

  it('clears the scheduled publication of an affirmation when an editor publishes it by hand', async () => {
    const documentId = await affirmations.draft('I cannot wait.');
    await adminApi.update('affirmation', documentId, { publishAt: fromNow(3_600_000) });
    await adminApi.publish('affirmation', documentId);
    expect(await planOf(documentId)).toEqual(nothing);
  });

  it('cancels a scheduled publication that the editorial rules refuse, and records why', async () => {
    const documentId = affirmations.keep(
      await adminApi.create('affirmation', {
        text: 'I have no home.',
        description: 'Say it.',
        publishAt: fromNow(0),
      }),
    );
    await expect
      .poll(() => done(documentId))
      .toMatchObject([{ action: 'fail', title: expect.stringContaining('choose a category') }]);
    expect(await planOf(documentId)).toEqual(nothing);
  });

  it('an affirmation scheduled in an unknown language does not keep others from being published', async () => {
    const [german, english] = [
      await affirmations.draft('Ich bin da.'),
      await affirmations.draft('I am there.'),
    ];
    await client.query(
      `update affirmations set locale = 'de', publish_at = $2 where document_id = $1`,
      [german, fromNow(-3_600_000)],
    );
    await adminApi.update('affirmation', english, { publishAt: fromNow(0) });
    await expect.poll(() => done(english)).toMatchObject([{ action: 'publish' }]);
    expect(await done(german)).toEqual([]);
    // The panel deletes only entries in the site's languages.
    await client.query('delete from affirmations where document_id = $1', [german]);
  });

  it('answers 400 to a scheduled unpublish time before the publish time', async () => {
    const documentId = await affirmations.draft('I run backwards.');
    const backwards = { publishAt: fromNow(60_000), unpublishAt: fromNow(30_000) };
    await expect(adminApi.update('affirmation', documentId, backwards)).rejects.toThrow(
      /^400.*“Unpublish on” must be later than/,
    );
  });
});

describe('scheduled publishing in several processes', () => {
  it(
    'publishes each of 20 scheduled drafts once, even when one of three processes is killed',
    { timeout: 300_000 },
    async () => {
      const others = await Promise.all([startCms(), startCms()]);
      const drafts = await Promise.all(
        Array.from({ length: 20 }, (_, at) => affirmations.draft(`I am scheduled, number ${at}.`)),
      );
      await client.query(
        `update affirmations set publish_at = $2 where document_id = any($1) and published_at is null`,
        [drafts, fromNow(1500)],
      );
      await expect
        .poll(async () => (await done(drafts[0] ?? '')).length, { interval: 5 })
        .toBeGreaterThan(0);
      await others[0]?.end('SIGKILL');
      const waiting = async () => {
        const deeds = await Promise.all(drafts.map(done));
        return deeds.filter(({ length }) => length === 0);
      };
      await expect.poll(waiting).toEqual([]);
      for (const documentId of drafts)
        expect(await done(documentId)).toMatchObject([{ action: 'publish' }]);
      const { rows } = await client.query(
        `select count(*)::integer as count from affirmations
       where document_id = any($1) and published_at is not null`,
        [drafts],
      );
      expect(rows).toEqual([{ count: 20 }]);
    },
  );
});

describe('featured days', () => {
  const minute = 60_000;
  /** A time zone in which the next day begins soon, at a full minute, and that minute. */
  function zoneOfNextMidnight(patience: number) {
    const midnight = Math.ceil((Date.now() + patience) / minute) * minute;
    const minutes = (1440 - ((midnight / minute) % 1440)) % 1440;
    const two = (number: number) => String(number).padStart(2, '0');
    const days = (offset: number) =>
      new Date(midnight + minutes * minute + offset * 1440 * minute).toISOString().slice(0, 10);
    return {
      midnight,
      zone: `+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
      yesterday: days(-1),
      today: days(0),
    };
  }

  async function firstFeatured(cms: string) {
    const answer = await fetch(`${cms}/api/affirmations/featured`, { headers: siteKey() });
    return z.array(affirmation).parse(await answer.json())[0]?.text;
  }

  /** A CMS that answered before its day changed. Tries a later midnight if it did not start in time. */
  async function eveOfADay(comes: string, goes: string, patience = 20_000) {
    const { midnight, zone, yesterday, today } = zoneOfNextMidnight(patience);
    const featured = { featured: true, featuredOrder: 1 };
    await adminApi.publish('affirmation', comes, { ...featured, featuredFrom: today });
    await adminApi.publish('affirmation', goes, { ...featured, featuredUntil: yesterday });
    const cms = await startCms({ SITE_TIMEZONE: zone });
    const [next, first] = [await listen(cms.url), await firstFeatured(cms.url)];
    if (Date.now() < midnight) return { cms, midnight, next, first };
    await cms.end();
    return eveOfADay(comes, goes, 3 * patience);
  }

  /** Keeps made-up versions of an entry: their names and ages in days. Returns a function that reads the names. */
  async function keepVersions(ages: Readonly<Record<string, number>>) {
    const documentId = `old-${crypto.randomUUID()}`;
    onTestFinished(
      async () =>
        void (await client.query('delete from versions where document_id = $1', [documentId])),
    );
    for (const [name, days] of Object.entries(ages))
      await client.query(
        `insert into versions (noun, document_id, language, at, actor, action, saved_at, fields)
         values ('category', $1, 'en', now() - make_interval(days => $3), 'colibri', 'save', now(),
           jsonb_build_object('name', $2::text))`,
        [documentId, name, days],
      );
    return async () => {
      const { rows } = await client.query(
        `select fields ->> 'name' as name from versions where document_id = $1 order by id`,
        [documentId],
      );
      return rows.map(({ name }) => String(name));
    };
  }

  it(
    'a new day in the site’s time zone starts and ends featuring, and deletes versions that were replaced a year ago',
    { timeout: 900_000 },
    async () => {
      const names = await keepVersions({
        'Replaced 400 days ago': 800,
        'Replaced ten days ago': 400,
        Newest: 10,
      });
      const [comes, goes] = [
        await affirmations.draft('I come with the day.'),
        await affirmations.draft('I go with the day.'),
      ];
      const { cms, midnight, next, first } = await eveOfADay(comes, goes);
      expect(first).toBe('I go with the day.');

      const ids = new Set([await affirmations.idOf(comes), await affirmations.idOf(goes)]);
      while (ids.size > 0) ids.delete((await next()).id);
      expect(Date.now()).toBeGreaterThanOrEqual(midnight);
      expect(await firstFeatured(cms.url)).toBe('I come with the day.');
      await expect.poll(names).toEqual(['Replaced ten days ago', 'Newest']);
    },
  );
});

it('the query for affirmations that are due to be published or unpublished uses an index', async () => {
  await client.query('begin');
  await client.query('set local enable_seqscan = off');
  const { rows } = await client.query(
    `explain select id from affirmations
     where published_at is null and least(publish_at, unpublish_at) <= now()
     order by least(publish_at, unpublish_at), id limit 1`,
  );
  await client.query('rollback');
  expect(JSON.stringify(rows)).toContain('affirmations_due');
});
