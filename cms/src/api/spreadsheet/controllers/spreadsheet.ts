import type { Context } from 'koa';
import { CallError } from '../../../contract/error.ts';
import { hasKey } from '../../../site-key.ts';
import { sendSheet, takeSheet } from '../../../spreadsheet/controller.ts';

/** The same as in the panel, for the command `npm run content`. */
export default {
  async send(ctx: Context) {
    if (!hasKey(ctx)) throw new CallError('not-found');
    await sendSheet(ctx);
  },
  async take(ctx: Context) {
    if (!hasKey(ctx)) throw new CallError('not-found');
    await takeSheet(ctx);
  },
};
