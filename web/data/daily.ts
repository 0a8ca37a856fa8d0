import { dailyAffirmation, type Affirmation, type DailyAffirmation } from '#contract/affirmation';
import { cacheTag } from '#contract/change';
import { languages, type Language } from '#contract/language';
import { distinctVersions } from '../logic/affirmation.ts';
import { findAffirmation } from './affirmation.ts';
import { getList, getOne, nullIfNotFound } from './cms-client.ts';

export interface Today {
  date: string;
  endsAt: string;
  /** In one language, or in both with English first. */
  versions: readonly [Affirmation, ...Affirmation[]];
}

/** Today's affirmation, in both languages with `both`. Null if nothing is published. Throws `CmsError`. */
export async function findToday(language: Language, both: boolean): Promise<Today | null> {
  const today = await nullIfNotFound(getOne(dailyAffirmation, '/api/affirmations/today', language));
  if (!today) return null;
  const { date, endsAt, ...affirmation } = today;
  if (!both) return { date, endsAt, versions: [affirmation] };
  // By its id, because a day could end between two calls.
  const others = languages.map((each) =>
    each === language ? affirmation : findAffirmation(today.id, each),
  );
  const found = (await Promise.all(others)).filter((each) => each !== null);
  const [first = affirmation, ...rest] = distinctVersions(found);
  return { date, endsAt, versions: [first, ...rest] };
}

/** The affirmations of the latest days, today's first. Throws `CmsError`. */
export async function listDailyAffirmations(language: Language): Promise<DailyAffirmation[]> {
  const { rows } = await getList(dailyAffirmation, '/api/affirmations/daily', language);
  return rows;
}

/** The headers of a page that shows today's affirmation: it is outdated by changes, and at the end of the day. */
export const headersOfDay = (endsAt: string): Record<string, string> => ({
  'Cache-Tag': [cacheTag('affirmation'), cacheTag('category')].join(),
  Expires: new Date(endsAt).toUTCString(),
});
