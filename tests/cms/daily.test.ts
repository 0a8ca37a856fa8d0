import { beforeEach, describe, expect, inject, it } from 'vitest';
import { dailyAffirmation, type DailyAffirmation } from '#contract/affirmation';
import { cmsKeyHeader } from '#contract/change';
import { endOfDate } from '#contract/day';
import { z } from 'zod';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { startCms } from './another-cms.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = affirmationFactory(client);

async function ask(path: string, cms = inject('cms')): Promise<unknown> {
  const answer = await fetch(`${cms}/api/affirmations/${path}`, {
    headers: { [cmsKeyHeader]: inject('cmsKey') },
  });
  expect(answer.status, path).toBe(200);
  return answer.json();
}
const today = async (language = 'en', cms?: string): Promise<DailyAffirmation> =>
  dailyAffirmation.parse(await ask(`today?lang=${language}`, cms));
const listDays = async () => z.array(dailyAffirmation).parse(await ask('daily?lang=en'));
const forget = () => client.query('delete from daily_affirmations');
const setDay = (date: string, id: number) =>
  client.query(
    `insert into daily_affirmations (day, public_id) values ($1, $2)
     on conflict (day) do update set public_id = excluded.public_id`,
    [date, id],
  );
const dateBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

beforeEach(forget);

describe('affirmation of the day', () => {
  it('the affirmation of the day is the same in both languages and from several processes, and ends at midnight in the site’s time zone', async () => {
    // One hour from UTC, where it is the same day now.
    const timeZone = new Date().getUTCHours() < 12 ? 'Etc/GMT-1' : 'Etc/GMT+1';
    const other = await startCms({ SITE_TIMEZONE: timeZone });
    for (let round = 0; round < 5; round += 1) {
      await forget();
      const asked = Array.from({ length: 8 }, (_, index) =>
        today(index % 4 < 2 ? 'en' : 'fr', index % 2 === 0 ? undefined : other.url),
      );
      expect(new Set((await Promise.all(asked)).map(({ id }) => id)).size).toBe(1);
    }
    const [here, there] = [await today('fr'), await today('en', other.url)];
    expect([here.lang, there.lang]).toEqual(['fr', 'en']);
    expect(here.date).toBe(there.date);
    expect(there.endsAt).toBe(endOfDate(there.date, timeZone).toISOString());
    expect(here.endsAt).not.toBe(there.endsAt);
  }, 300_000);

  it('the affirmation of the day is replaced as soon as it is unpublished, and its replacement stays', async () => {
    const documentId = await affirmations.published('I have my day.');
    const { date } = await today();
    const id = await affirmations.idOf(documentId);
    await setDay(date, id);
    expect((await today()).id).toBe(id);
    await adminApi.unpublish('affirmation', documentId);
    const next = await today('fr');
    expect(next.id).not.toBe(id);
    expect((await today()).id).toBe(next.id);
    await adminApi.publish('affirmation', documentId);
    expect((await today()).id).toBe(next.id);
  });

  it('the affirmation of the day is a featured one that hasn’t had a day yet, else any other that hasn’t, else the one shown longest ago', async () => {
    const { rows } = await client.query<{ public_id: number; featured: boolean }>(
      `select public_id, coalesce(featured, false) as featured from affirmations
       where locale = 'en' and published_at is not null and filed_under is not null order by featured, public_id`,
    );
    const { date } = await today();
    const featured = rows.findLast((each) => each.featured)?.public_id ?? 0;
    const plain = rows.find((each) => !each.featured)?.public_id ?? 0;
    const others = rows
      .map((each) => each.public_id)
      .filter((id) => id !== featured && id !== plain);
    await forget();
    for (const [index, id] of others.entries()) await setDay(dateBefore(date, index + 3), id);
    const chosen = [];
    for (const days of [2, 1]) {
      const { id } = await today();
      chosen.push(id);
      await client.query('update daily_affirmations set day = $1 where day = $2', [
        dateBefore(date, days),
        date,
      ]);
    }
    expect([...chosen, (await today()).id]).toEqual([featured, plain, others.at(-1)]);
  });

  it('the API lists the affirmations of the last 14 days, today’s first, without those that are no longer published', async () => {
    const { date, id } = await today();
    const documentId = await affirmations.draft('I am a draft.');
    for (let days = 1; days < 20; days += 1) await setDay(dateBefore(date, days), 1);
    await setDay(dateBefore(date, 2), await affirmations.idOf(documentId));
    const days = await listDays();
    expect(days[0]).toMatchObject({ date, id });
    expect(days).toHaveLength(13);
    expect(days.map((each) => each.date)).not.toContain(dateBefore(date, 2));
    expect(days.at(-1)?.date).toBe(dateBefore(date, 13));
  });
});
