import type { Context } from 'koa';
import { callerAddress, networkOf } from './contract/network.ts';
import { hasKey } from './site-key.ts';

/**
 * The network of a caller, as the site names it, or else as the outermost of the operator's proxies saw it. A whole
 * network of IPv6 counts as one caller, because a household can choose any address in its own.
 */
export function callerOf(ctx: Context): string {
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
  return networkOf(callerAddress(ctx.req, hasKey(ctx) ? 1 : proxies));
}
