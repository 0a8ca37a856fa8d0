import type { Context } from 'koa';
import { exportCsv, importCsv } from '../../../spreadsheet/controller.ts';

/** The same as in the panel, for the command `npm run content`. */
export default {
  async exportCsv(ctx: Context) {
    await exportCsv(ctx);
  },
  async importCsv(ctx: Context) {
    await importCsv(ctx);
  },
};
