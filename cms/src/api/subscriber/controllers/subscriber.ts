import type { Context } from 'koa';
import { parseBody } from '../../../body.ts';
import {
  preferences,
  preferencesCall,
  subscribed,
  subscription,
} from '../../../contract/subscriber.ts';
import { requestLanguage } from '../../../request.ts';
import { limit } from '../../../limits.ts';
import { changePreferences } from '../preferences.ts';
import { addSubscriber } from '../writes.ts';

export default {
  /** Takes an address and says the same whether it was known or not (behavior N1). */
  async subscribe(ctx: Context) {
    await limit('subscribe', ctx);
    const { email } = parseBody(subscription, ctx);
    await addSubscriber(strapi, email, requestLanguage(ctx));
    ctx.body = subscribed.parse({ subscribed: true });
  },

  /** Shows or changes what the holder of an email's key has chosen. The key is in the body: addresses are logged. */
  async preferences(ctx: Context) {
    // Not limited: a mail provider speaks for many of its readers at once, and no key is ever guessed.
    ctx.body = preferences.parse(await changePreferences(strapi, parseBody(preferencesCall, ctx)));
  },
};
