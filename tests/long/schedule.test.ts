import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { startCms } from '../cms/another-cms.ts';
import { listen } from '../cms/changes.ts';
import { connect } from '../cms/database.ts';
import { siteKey } from '../cms/keys.ts';
import { doneBySchedule, fromNow } from '../cms/schedule.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const done = (documentId: string) => doneBySchedule(client, documentId);

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
  'at midnight in the site’s time zone, featured dates begin and end, and versions that were replaced over a year ago are deleted',
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
