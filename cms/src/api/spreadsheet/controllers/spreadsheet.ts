import type { Context } from 'koa';
import { sendSheet, takeSheet } from '../../../spreadsheet/controller.ts';

/** The same as in the panel, for the command `npm run content`. */
export default {
  async send(ctx: Context) {
    await sendSheet(ctx);
  },
  async take(ctx: Context) {
    await takeSheet(ctx);
  },
};
