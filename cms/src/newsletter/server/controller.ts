import type { Context } from 'koa';
import { z } from 'zod';
import { inboxKey } from '../../contract/email.ts';
import {
  choicesQuery,
  letterPlan,
  moveRequest,
  newsletterLimits,
  previewRequest,
  testRequest,
  weeksQuery,
  type NewsletterCalendar,
  type SavedPlan,
} from '../../contract/newsletter.ts';
import { panelAction } from '../../contract/panel-permission.ts';
import {
  currentPanelUser,
  inPanelLanguage,
  requireReading,
  validationError,
} from '../../core/panel-user.ts';
import { isWithinLimit } from '../../core/rate-limits.ts';
import { panelBody, panelQuery } from '../../core/panel-input.ts';
import { cmsSettings } from '../../core/settings.ts';
import { hasAction } from '../../strapi/internals/panel-callers.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { findChoices } from './affirmations.ts';
import { listNewsletterWeeks, nextWeek } from './calendar.ts';
import { canWrite, movePlan, planFields, savePlan } from './plan.ts';
import { countReaders, listSentLetters } from './report.ts';
import { previewWeek, sendTestWeek } from './test-letter.ts';
import { addWeeks, mondayOf } from './week.ts';

/* The calls of the panel's newsletter page. */

export async function showSentLetters(ctx: Context): Promise<void> {
  ctx.body = await listSentLetters(strapi.db.connection);
}

const firstYear = '2000-01-01';
const lastYear = '2099-12-31';

/** The Monday of a day's week. Throws an error that the panel shows if the day is not in this century. */
function weekOf(day: string): string {
  if (day < firstYear || day > lastYear)
    throw validationError(inPanelLanguage(strapi, textsByLanguage).messages.noDay);
  return mondayOf(day);
}

const inPath = z.object({ week: z.iso.date().catch('') });
const weekInPath = (ctx: Context) => weekOf(inPath.parse(ctx['params']).week);

const weekRows = z.object({ rows: z.array(z.object({ week: z.string() })) });

async function weekOfEntry(documentId: string): Promise<string | undefined> {
  const found = await strapi.db.connection.raw(
    'select cast(week as text) as week from letters where document_id = :documentId',
    { documentId },
  );
  return weekRows.parse(found).rows[0]?.week;
}

/** Consecutive weeks, with what the caller can do on the page. */
export async function showWeeks(ctx: Context): Promise<void> {
  const { from, week, entry } = panelQuery(weeksQuery, ctx);
  const { LETTER_TIME, SITE_TIMEZONE } = cmsSettings();
  const next = nextWeek();
  const asked = (entry && (await weekOfEntry(entry))) ?? week;
  const shown = asked ? weekOf(asked) : next;
  // Starts with the week before the next email, to show what has just gone out.
  const usual = addWeeks(next, -1);
  const isUsual = shown >= usual && shown < addWeeks(usual, newsletterLimits.weeks);
  const first = from ? weekOf(from) : isUsual ? usual : addWeeks(shown, -1);
  ctx.body = {
    weeks: await listNewsletterWeeks(strapi, first),
    shown,
    next,
    time: LETTER_TIME,
    timeZone: SITE_TIMEZONE,
    readers: await countReaders(strapi.db.connection),
    writable: hasAction(ctx, panelAction('newsletter.update'))
      ? planFields.filter((field) => canWrite(strapi, field))
      : [],
    canTest: hasAction(ctx, panelAction('newsletter.test')),
  } satisfies NewsletterCalendar;
}

export async function saveWeek(ctx: Context): Promise<void> {
  const savedAt = await savePlan(strapi, weekInPath(ctx), panelBody(letterPlan, ctx));
  ctx.body = { savedAt } satisfies SavedPlan;
}

export async function moveWeek(ctx: Context): Promise<void> {
  const { to, swaps } = panelBody(moveRequest, ctx);
  await movePlan(strapi, weekInPath(ctx), weekOf(to), swaps);
  ctx.status = 204;
}

export async function listChoices(ctx: Context): Promise<void> {
  requireReading(strapi, 'affirmation');
  ctx.body = await findChoices(strapi.db.connection, panelQuery(choicesQuery, ctx).q);
}

export async function previewPlan(ctx: Context): Promise<void> {
  requireReading(strapi, 'affirmation');
  const { plan } = panelBody(previewRequest, ctx);
  ctx.body = await previewWeek(strapi, weekInPath(ctx), plan);
}

/** Sends a week's email to one address as a test. */
export async function sendTestLetter(ctx: Context): Promise<void> {
  requireReading(strapi, 'affirmation');
  const { language, to, plan } = panelBody(testRequest, ctx);
  const week = weekInPath(ctx);
  const isAllowed =
    (await isWithinLimit('testEmails', `panel:${currentPanelUser(strapi)?.id}`)) &&
    (await isWithinLimit('testEmails', inboxKey(to)));
  if (!isAllowed) ctx.throw(429, inPanelLanguage(strapi, textsByLanguage).messages.tooManyTests);
  ctx.body = await sendTestWeek(strapi, week, to, language, plan);
}
