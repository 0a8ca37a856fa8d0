import type { Context } from 'koa';
import { networkOf } from './contract/network.ts';
import { hasKey } from './site-key.ts';

/**
 * Whence a call comes: what the site says, or a proxy of the operator's, never what anybody else says. Of an IPv6
 * address its network, for a household has a whole one to choose its addresses from.
 */
export function callerOf(ctx: Context): string {
  const isTold = hasKey(ctx) || Number(process.env.TRUSTED_PROXIES ?? 0) > 0;
  return networkOf(isTold ? ctx.ip : (ctx.req.socket.remoteAddress ?? ''));
}
