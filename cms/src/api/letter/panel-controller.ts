import type { Context } from 'koa';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { emailAddress } from '../../contract/subscriber.ts';
import { mailSettings } from '../../mail/settings.ts';
import { panelBody } from '../../panel/input.ts';
import { describeNextLetter, listSentLetters } from './report.ts';
import { sendTestWeek } from './test-letter.ts';
import { nextWeekAt } from './week.ts';

/* What the panel's page of the weekly email asks for. */

/** The email to come. */
export async function showNextLetter(ctx: Context): Promise<void> {
  ctx.body = await describeNextLetter(strapi);
}

/** The emails sent so far. */
export async function showSentLetters(ctx: Context): Promise<void> {
  ctx.body = await listSentLetters(strapi.db.connection);
}

const test = z.object({ language: z.enum(languages) });
const administrator = z.object({ email: emailAddress });

/** Sends the email to come to whoever asks, as a test. */
export async function sendTestLetter(ctx: Context): Promise<void> {
  const { language } = panelBody(test, ctx);
  const { email } = administrator.parse(ctx.state['user']);
  const { SITE_TIMEZONE, LETTER_TIME } = mailSettings();
  const week = nextWeekAt(new Date(), SITE_TIMEZONE, LETTER_TIME);
  ctx.body = await sendTestWeek(strapi, week, email, language);
}
