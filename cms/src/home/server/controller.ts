import type { Context } from 'koa';
import { z } from 'zod';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { scheduledChange, scheduledLimits, type NextNewsletter } from '../../contract/home.ts';
import { languages } from '../../contract/language.ts';
import { findAffirmation } from '../../api/affirmation/queries.ts';
import { hasPermission, panelLanguage } from '../../core/panel-user.ts';
import { cmsSettings } from '../../core/settings.ts';
import { chooseAffirmation } from '../../newsletter/server/choose.ts';
import { nextWeekAt } from '../../newsletter/server/week.ts';

/* The calls of the panel's home page that belong to no other page. */

const rows = z.object({
  rows: z.array(z.object({ ...scheduledChange.shape, total: z.coerce.number() })),
});

/** What the schedule publishes and unpublishes in the next days, in the languages that the caller can read. */
export async function listScheduled(ctx: Context): Promise<void> {
  const now = new Date();
  const end = new Date(now);
  end.setDate(end.getDate() + scheduledLimits.days);
  const found = await strapi.db.connection.raw(
    `select document_id as "documentId", locale as language, coalesce(text, '') as text, action, at,
       count(*) over () as total
     from affirmations
     cross join lateral (values ('publish', publish_at), ('unpublish', unpublish_at)) as time (action, at)
     where published_at is null and least(publish_at, unpublish_at) < :end and at > :now and at < :end
       and locale = any(:readable)
     order by at, document_id, language limit :shown`,
    {
      now,
      end,
      readable: languages.filter((each) => hasPermission(strapi, 'read', affirmationUid, each)),
      shown: scheduledLimits.shown,
    },
  );
  const changes = rows.parse(found).rows;
  ctx.body = {
    changes: changes.map(({ total: _total, ...change }) => change),
    total: changes[0]?.total ?? 0,
  };
}

/** What the next newsletter would send. */
export async function showNextNewsletter(ctx: Context): Promise<void> {
  const { SITE_TIMEZONE: timeZone, LETTER_TIME: time } = cmsSettings();
  const db = strapi.db.connection;
  const week = nextWeekAt(new Date(), timeZone, time);
  const choice = await chooseAffirmation(db, week);
  ctx.body = {
    week,
    time,
    timeZone,
    choice: !choice?.chosen ? 'none' : choice.chosen === choice.id ? 'kept' : 'unpublished',
    affirmation: choice ? await describe(choice.id) : null,
  } satisfies NextNewsletter;
}

async function describe(id: number): Promise<NextNewsletter['affirmation']> {
  const db = strapi.db.connection;
  const [own, ...texts] = await Promise.all(
    [panelLanguage(strapi), ...languages].map((language) => findAffirmation(db, id, language)),
  );
  if (!own) return null;
  return {
    text: own.text,
    textLanguage: own.lang,
    untranslated: languages.filter((language, index) => texts[index]?.lang !== language),
  };
}
