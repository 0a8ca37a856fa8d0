import type { Context } from 'koa';
import { logFailure } from '../failures.ts';
import { DeliveryError } from './delivery-error.ts';

/**
 * Sends an email once the answer is out, so that its time tells nobody whether there was one to send.
 * A failure is logged without anybody's address.
 */
export function sendAfterResponse(ctx: Context, send: () => Promise<void>): void {
  ctx.res.once('close', () => {
    send().catch((error: unknown) => {
      const what = 'A letter about an account was not sent';
      if (error instanceof DeliveryError) strapi.log.error(`${what}: ${error.message}`);
      else logFailure(what, error);
    });
  });
}
