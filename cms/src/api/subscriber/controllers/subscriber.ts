import type { Context } from 'koa';
import { parseBody } from '../../../body.ts';
import { subscribed, subscription } from '../../../contract/subscriber.ts';
import { languageOf } from '../../../language-of.ts';
import { limit } from '../../../limits.ts';
import { addSubscriber } from '../writes.ts';

export default {
  /** Takes an address and says the same whether it was known or not (PRODUCT 16). */
  async subscribe(ctx: Context) {
    await limit('subscribe', ctx);
    const { email } = parseBody(subscription, ctx);
    await addSubscriber(strapi, email, languageOf(ctx));
    ctx.body = subscribed.parse({ subscribed: true });
  },
};
