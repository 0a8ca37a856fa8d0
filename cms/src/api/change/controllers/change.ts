import type { Context } from 'koa';
import { openStream } from '../listener.ts';

export default {
  /** What changed, as it changes, for the site's caches: server-sent events of the contract's `change`. */
  stream(ctx: Context) {
    ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    ctx.body = openStream();
  },
};
