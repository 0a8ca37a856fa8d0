import type { Context } from 'koa';
import { parseBody } from '../../../core/body.ts';
import { CallError } from '../../../contract/error.ts';
import { fallbackLanguage } from '../../../contract/language.ts';
import { letterResponse, letterCommand } from '../../../contract/letter.ts';
import { cmsSettings } from '../../../core/settings.ts';
import { findSubscriberLanguage } from '../../subscriber/queries.ts';
import { sendWeek } from '../../../newsletter/server/send-week.ts';
import { previewWeek, sendTestWeek } from '../../../newsletter/server/test-letter.ts';
import { weekAt } from '../../../newsletter/server/week.ts';

export default {
  /** For `npm run letter`: sends this week's email, previews it, or sends a test to one address. */
  async command(ctx: Context) {
    const command = parseBody(letterCommand, ctx);
    const week = weekAt(new Date(), cmsSettings().SITE_TIMEZONE);
    if (command.do === 'preview')
      ctx.body = letterResponse.parse({ week, letters: await previewWeek(strapi, week) });
    if (command.do === 'send')
      ctx.body = letterResponse.parse({ week, queued: await sendWeek(strapi, week) });
    if (command.do === 'try')
      ctx.body = letterResponse.parse({ week, ...(await sendTest(week, command.to)) });
  },
};

async function sendTest(week: string, to: string | undefined) {
  if (!to) throw new CallError('invalid', { to: 'missing' });
  const language = (await findSubscriberLanguage(strapi.db.connection, to)) ?? fallbackLanguage;
  return sendTestWeek(strapi, week, to, language);
}
