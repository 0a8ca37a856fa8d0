import type { Context } from 'koa';
import { exportCsv, importCsv } from '../../../spreadsheet/server/controller.ts';

/** The panel's export and import for the command `npm run content`. */
export default {
  async exportCsv(ctx: Context) {
    await exportCsv(ctx);
  },
  async importCsv(ctx: Context) {
    await importCsv(ctx);
  },
};
