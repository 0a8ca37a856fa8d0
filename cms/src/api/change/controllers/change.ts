import type { Context } from 'koa';
import { openStream } from '../listener.ts';

export default {
  /** Streams changes to the site's caches as server-sent events. */
  stream(ctx: Context) {
    ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    ctx.body = openStream();
  },
};
