import type { APIContext } from 'astro';
import { undefinedIfUnavailable } from '../../data/cms-client.ts';
import { headersOfDay, listDailyAffirmations } from '../../data/daily.ts';
import { site } from '../../data/site.ts';
import { textsIn } from '../../i18n/texts.ts';
import type { Feed } from '../../logic/daily-feed.ts';

/** Responds with the latest days in a format. */
export async function respondWithFeed(
  { locals: { language } }: APIContext,
  type: string,
  format: (feed: Feed) => string,
): Promise<Response> {
  const days = await undefinedIfUnavailable(listDailyAffirmations(language));
  if (!days) return new Response(null, { status: 503 });
  const body = format({ days, language, site, texts: textsIn(language).today });
  const [today] = days;
  return new Response(body, {
    headers: { 'Content-Type': type, ...(today && headersOfDay(today.endsAt)) },
  });
}
