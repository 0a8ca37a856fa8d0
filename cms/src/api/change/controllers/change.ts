import type { Context } from 'koa';
import { CallError } from '../../../contract/error.ts';
import { openStream } from '../listener.ts';
import { hasKey } from '../../../site-key.ts';

export default {
  /** What changed, as it changes, for the site's caches: server-sent events of the contract's `change`. */
  stream(ctx: Context) {
    if (!hasKey(ctx)) throw new CallError('not-found');
    ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    ctx.body = openStream();
  },
};
