import type { Context } from 'koa';
import { z } from 'zod';
import { textsByLanguage } from '../i18n/texts.ts';
import { languages } from '../../contract/language.ts';
import { emailAddress } from '../../contract/subscriber.ts';
import { isWithinLimit } from '../../core/rate-limits.ts';
import { cmsSettings } from '../../core/settings.ts';
import { inPanelLanguage } from '../../core/panel-user.ts';
import { panelBody } from '../../core/panel-input.ts';
import { describeNextLetter, listSentLetters } from './report.ts';
import { sendTestWeek } from './test-letter.ts';
import { nextWeekAt } from './week.ts';

/* The calls of the panel's newsletter page. */

export async function showNextLetter(ctx: Context): Promise<void> {
  ctx.body = await describeNextLetter(strapi);
}

export async function showSentLetters(ctx: Context): Promise<void> {
  ctx.body = await listSentLetters(strapi.db.connection);
}

const test = z.object({ language: z.enum(languages) });
const caller = z.object({ id: z.int(), email: emailAddress });

/** Sends the next email to the caller as a test. */
export async function sendTestLetter(ctx: Context): Promise<void> {
  const { language } = panelBody(test, ctx);
  const { id, email } = caller.parse(ctx.state['user']);
  if (!(await isWithinLimit('testEmails', `panel:${id}`)))
    ctx.throw(429, inPanelLanguage(strapi, textsByLanguage).messages.tooManyTests);
  const { SITE_TIMEZONE, LETTER_TIME } = cmsSettings();
  const week = nextWeekAt(new Date(), SITE_TIMEZONE, LETTER_TIME);
  ctx.body = await sendTestWeek(strapi, week, email, language);
}
