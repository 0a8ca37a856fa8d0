import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { fallbackLanguage, languages } from '../contract/language.ts';
import { isWithinLimit } from '../limits.ts';
import { sendAccountEmail } from '../mail/account/email.ts';
import { sendAfterResponse } from '../mail/after-response.ts';
import { mailSettings } from '../mail/settings.ts';
import { panelAccount } from '../panel-accounts/login.ts';

const recipient = z.object({ to: z.string() });
const data = z.object({ url: z.string() });
const forgotten = z.object({ email: z.string() });
const administrator = z
  .object({ preferedLanguage: z.enum(languages).catch(fallbackLanguage) })
  .nullish();

/**
 * Replaces Strapi's password email with one like the members': in the account's language, and with the panel's public
 * URL. Strapi sends no other template email.
 */
export function customizePasswordEmails(strapi: Core.Strapi): void {
  strapi.config.set('admin.absoluteUrl', new URL('/admin', mailSettings().ADMIN_URL).href);
  const auth = strapi.service('admin::auth');
  const sendLink = auth.forgotPassword;
  auth.forgotPassword = (given: unknown) => {
    const ctx = strapi.requestContext.get();
    const { email } = forgotten.parse(given);
    // An account that has had many links just now keeps the last one: Strapi would replace it with each request.
    const sendUnlessMany = async () => {
      const where = { email, isActive: true };
      if ((await strapi.db.query('admin::user').count({ where })) === 0) return;
      if (await isWithinLimit('letters', panelAccount(email))) await sendLink({ email });
    };
    if (ctx) sendAfterResponse(ctx, sendUnlessMany);
  };
  strapi.plugin('email').service('email').sendTemplatedEmail = async (
    options: unknown,
    _template: unknown,
    given: unknown,
  ) => {
    const { to } = recipient.parse(options);
    const found = await strapi.db.query('admin::user').findOne({ where: { email: to } });
    const language = administrator.parse(found)?.preferedLanguage ?? fallbackLanguage;
    await sendAccountEmail('password', { to, language, href: data.parse(given).url });
  };
}
