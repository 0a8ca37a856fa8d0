import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { emailAddress } from '../../contract/subscriber.ts';
import { letterSettings } from '../../mail/settings.ts';
import { panelBody } from '../../panel/input.ts';
import { describeNext, listSent } from './report.ts';
import { tryWeek } from './try.ts';
import { nextWeekAt } from './week.ts';

/** Whoever may read or change letters in the panel may do this with them. */
const allowed = (right: 'read' | 'update') => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [[`plugin::content-manager.explorer.${right}`, 'api::letter.letter']] },
    },
  ],
});

const info = { apiName: 'letter' };

const test = z.object({ language: z.enum(languages) });
const administrator = z.object({ email: emailAddress });

/** Opens what the panel's page of the weekly letter asks for (admin/letter). */
export function openLetterPage(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/weekly-letter',
    routes: [
      {
        method: 'GET',
        path: '/next',
        handler: async (ctx: Context) => {
          ctx.body = await describeNext(strapi);
        },
        config: allowed('read'),
        info,
      },
      {
        method: 'GET',
        path: '/sent',
        handler: async (ctx: Context) => {
          ctx.body = await listSent(strapi.db.connection);
        },
        config: allowed('read'),
        info,
      },
      {
        method: 'POST',
        path: '/test',
        handler: async (ctx: Context) => {
          const { language } = panelBody(test, ctx);
          const { email } = administrator.parse(ctx.state.user);
          const { SITE_TIMEZONE, LETTER_TIME } = letterSettings();
          const week = nextWeekAt(new Date(), SITE_TIMEZONE, LETTER_TIME);
          ctx.body = await tryWeek(strapi, week, email, language);
        },
        config: allowed('update'),
        info,
      },
    ],
  });
}
