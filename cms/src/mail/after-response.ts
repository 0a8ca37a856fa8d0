import type { Context } from 'koa';
import { logFailure } from '../core/failures.ts';
import { DeliveryError } from './delivery-error.ts';

const sending = new Set<Promise<void>>();

/** Resolves when the emails of all answers that have been sent are out. */
export async function waitForEmails(): Promise<void> {
  await Promise.all(sending);
}

/**
 * Sends an email after the response, so that the response time doesn't reveal whether one was sent. Failures are logged
 * without email addresses.
 */
export function sendAfterResponse(ctx: Context, send: () => Promise<void>): void {
  ctx.res.once('close', () => {
    const sent = send().catch((error: unknown) => {
      const what = 'An email about an account was not sent';
      if (error instanceof DeliveryError) strapi.log.error(`${what}: ${error.message}`);
      else logFailure(what, error);
    });
    sending.add(sent);
    void sent.finally(() => sending.delete(sent));
  });
}
