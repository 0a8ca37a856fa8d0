import type { Context } from 'koa';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { emailAddress } from '../../contract/subscriber.ts';
import { letterSettings } from '../../mail/settings.ts';
import { panelBody } from '../../panel/input.ts';
import { describeNext, listSent } from './report.ts';
import { tryWeek } from './try.ts';
import { nextWeekAt } from './week.ts';

/* What the panel's page of the weekly letter asks for. */

/** The letter to come. */
export async function showNextLetter(ctx: Context): Promise<void> {
  ctx.body = await describeNext(strapi);
}

/** The letters sent so far. */
export async function showSentLetters(ctx: Context): Promise<void> {
  ctx.body = await listSent(strapi.db.connection);
}

const test = z.object({ language: z.enum(languages) });
const administrator = z.object({ email: emailAddress });

/** Sends the letter to come to whoever asks, as a test. */
export async function sendTestLetter(ctx: Context): Promise<void> {
  const { language } = panelBody(test, ctx);
  const { email } = administrator.parse(ctx.state['user']);
  const { SITE_TIMEZONE, LETTER_TIME } = letterSettings();
  const week = nextWeekAt(new Date(), SITE_TIMEZONE, LETTER_TIME);
  ctx.body = await tryWeek(strapi, week, email, language);
}
