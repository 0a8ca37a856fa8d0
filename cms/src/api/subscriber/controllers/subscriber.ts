import type { Context } from 'koa';
import { emailKey, inboxKey } from '../../../contract/email.ts';
import { parseBody } from '../../../core/body.ts';
import {
  preferences,
  preferencesCall,
  subscribed,
  subscription,
} from '../../../contract/subscriber.ts';
import { requestLanguage } from '../../../core/request.ts';
import { enforceLimit, mayEmailInbox, rejectWithRetryAfter } from '../../../core/rate-limits.ts';
import { changePreferences } from '../preferences.ts';
import { addSubscriber } from '../writes.ts';

export default {
  /** Subscribes an address. The response is the same whether or not it was already subscribed (behavior N1). */
  async subscribe(ctx: Context) {
    await enforceLimit('strangerEmails', ctx);
    const { email } = parseBody(subscription, ctx);
    const isTagged = inboxKey(email) !== emailKey(email);
    // Each tag would get a welcome email of its own. Addresses without a tag get one in all.
    if (isTagged && !(await mayEmailInbox('taggedSubscriptions', email)))
      rejectWithRetryAfter(ctx, 'too-many-requests', 3600);
    await addSubscriber(strapi, email, requestLanguage(ctx));
    ctx.body = subscribed.parse({ subscribed: true });
  },

  /** Shows or changes a subscriber's preferences. The key is in the body, because URLs end up in logs. */
  async preferences(ctx: Context) {
    // Not rate-limited: mail providers unsubscribe many readers from one address, and keys cannot be guessed.
    ctx.body = preferences.parse(await changePreferences(strapi, parseBody(preferencesCall, ctx)));
  },
};
