import type { Context } from 'koa';
import { networkOf } from './contract/network.ts';
import { hasKey } from './site-key.ts';

/**
 * Whence a call comes: what the site says, never what anybody else says. Of an IPv6 address its
 * network, for a household has a whole one to choose its addresses from.
 */
export function callerOf(ctx: Context): string {
  return networkOf(hasKey(ctx) ? ctx.ip : (ctx.req.socket.remoteAddress ?? ''));
}
