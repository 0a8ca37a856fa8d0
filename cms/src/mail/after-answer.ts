import type { Context } from 'koa';
import { LetterRefused } from './refusal.ts';

/**
 * Sends a letter once the answer is out, so that its time tells nobody whether there was one to send.
 * A failure is logged without anybody's address: of others than a refusal only the kind.
 */
export function sendAfterAnswer(ctx: Context, send: () => Promise<void>): void {
  ctx.res.once('close', () => {
    send().catch((error: unknown) => {
      const reason = error instanceof LetterRefused ? error.message : String(Object(error).name);
      strapi.log.error(`A letter about an account was not sent: ${reason}`);
    });
  });
}
