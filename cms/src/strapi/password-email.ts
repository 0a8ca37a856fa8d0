import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { fallbackLanguage, languages } from '../contract/language.ts';
import { isWithinLimit } from '../core/rate-limits.ts';
import { sendAccountEmail } from '../mail/account/email.ts';
import { sendAfterResponse } from '../mail/after-response.ts';
import { cmsSettings } from '../core/settings.ts';
import { panelAccount } from './login.ts';
import { replaceMethod } from './replace-method.ts';

const recipient = z.object({ to: z.string() });
const data = z.object({ url: z.string() });
const forgotten = z.object({ email: z.string() });
const account = z
  .object({
    id: z.number(),
    email: z.string(),
    preferedLanguage: z.enum(languages).catch(fallbackLanguage),
  })
  .nullish();

/** Marks Strapi's password reset email, so that other emails are sent as they are. */
const template = {};

/** Replaces Strapi's password reset email with our own, in the account's language and with the panel's public URL. */
export function customizePasswordEmails(strapi: Core.Strapi): void {
  strapi.config.set('admin.absoluteUrl', new URL('/admin', cmsSettings().ADMIN_URL).href);
  strapi.config.set('admin.forgotPassword.emailTemplate', template);
  const sendLink = replaceMethod(strapi.service('admin::auth'), 'forgotPassword', sendLinkLater);
  const service = strapi.plugin('email').service('email');
  const sendTemplate = replaceMethod(service, 'sendTemplatedEmail', sendOwnEmail);

  function sendLinkLater(given: unknown): void {
    const ctx = strapi.requestContext.get();
    const { email } = forgotten.parse(given);
    // Over the limit, no new link is created, so that the last one stays valid; Strapi would replace it.
    const sendWithinLimit = async () => {
      const where = { email, isActive: true };
      if ((await strapi.db.query('admin::user').count({ where })) === 0) return;
      if (await isWithinLimit('codeEmails', panelAccount(email))) await sendLink({ email });
    };
    if (ctx) sendAfterResponse(ctx, sendWithinLimit);
  }

  async function sendOwnEmail(options: unknown, used: unknown, given: unknown): Promise<unknown> {
    if (used !== template) return sendTemplate(options, used, given);
    const { to } = recipient.parse(options);
    const { url: href } = data.parse(given);
    const users = strapi.db.query('admin::user');
    const resetPasswordToken = new URL(href).searchParams.get('code');
    const found = account.parse(await users.findOne({ where: { resetPasswordToken } }));
    if (found?.email === to)
      return sendAccountEmail('password', { to, language: found.preferedLanguage, href });
    // The account's address was being changed while Strapi made a link for the old one.
    if (found) await users.update({ where: { id: found.id }, data: { resetPasswordToken: null } });
    return undefined;
  }
}
