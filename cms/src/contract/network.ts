/**
 * The network by which rate limits count callers: the first four groups of an IPv6 address, because a household can
 * choose any address in its network; or the IPv4 address, also if mapped to IPv6.
 */
export const networkOf = (address: string): string => firstGroups(address, 4);

/**
 * The network by which queues share places fairly: the first three groups of an IPv6 address, which is the largest
 * network that providers assign to one customer.
 */
export const customerNetworkOf = (address: string): string => firstGroups(address, 3);

function firstGroups(address: string, count: number): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [front = [], back = []] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, count).join(':');
}

interface Request {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The address of a caller: the connection's, or the one that the outermost of so many trusted proxies saw. Anything
 * further left in X-Forwarded-For was written by the caller and counts for nothing.
 */
export function callerAddress({ headers, socket }: Request, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const named = forwarded.split(',').map((address) => address.trim());
  // A reset connection has no address, and the caller's header must not replace it.
  const seen = [...named.filter(Boolean), socket.remoteAddress ?? 'unknown'];
  return seen.at(-1 - proxies) ?? seen[0] ?? 'unknown';
}
