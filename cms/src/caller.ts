import type { Context } from 'koa';
import { isIPv6 } from 'node:net';
import { hasKey } from './site-key.ts';

/**
 * Whence a call comes: what the site says, or a proxy of the operator's, never what anybody else says. Of an IPv6
 * address its network, for a household has a whole one to choose its addresses from.
 */
export function callerOf(ctx: Context): string {
  const isTold = hasKey(ctx) || Number(process.env.TRUSTED_PROXIES ?? 0) > 0;
  return networkOf(isTold ? ctx.ip : (ctx.req.socket.remoteAddress ?? ''));
}

/** The first four groups of an IPv6 address; an IPv4 address as it is, in IPv6's clothes too. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [front = [], back = []] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
