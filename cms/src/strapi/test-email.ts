import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { emailAddress } from '../contract/subscriber.ts';
import { panelLanguage } from '../core/panel-user.ts';
import { sendAccountEmail } from '../mail/account/email.ts';
import { DeliveryError } from '../mail/delivery-error.ts';

const body = z.object({ to: emailAddress });

/** Makes the email settings send a test email of the site, in the caller's language. Strapi's is in English. */
export function replaceTestEmail(plugin: Core.Plugin): Core.Plugin {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  const route = admin?.routes.find(({ method, path }) => method === 'POST' && path === '/test');
  if (!route) throw new Error('Strapi has no route for a test email to replace');
  route.handler = async (ctx) => {
    const { data } = body.safeParse(ctx.request.body);
    if (!data) throw new errors.ApplicationError('No valid email address is given');
    try {
      await sendAccountEmail('test', { ...data, language: panelLanguage(strapi) });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      throw new errors.ApplicationError(error.message);
    }
    ctx.send({});
  };
  return plugin;
}
