import type { IncomingMessage } from 'node:http';

/**
 * The address of who asks: the connection's, or what the outermost of the operator's own proxies
 * saw. Anything further left in X-Forwarded-For was written by the caller and counts for nothing.
 */
export function callerAddress(request: IncomingMessage, proxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const named = forwarded.split(',').map((address) => address.trim());
  // A connection that was reset has no address: what the caller wrote must not take its place.
  const seen = [...named.filter(Boolean), request.socket.remoteAddress ?? 'unknown'];
  return seen.at(-1 - proxies) ?? seen[0] ?? 'unknown';
}

/** Whether a browser says that another site's page makes this call. Who is no browser says nothing. */
export function isFromElsewhere(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || ![host, new URL(siteUrl).host].includes(new URL(origin).host);
}
