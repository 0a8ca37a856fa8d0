import type { Context } from 'koa';

export default {
  /** The current user; `null` for a visitor (PRODUCT 18). */
  user(ctx: Context) {
    ctx.set('Cache-Control', 'private, no-store');
    // Koa turns a bare null into an empty 204.
    ctx.type = 'json';
    ctx.body = 'null';
  },
};
