import type { IncomingMessage } from 'node:http';

/** Whether a browser says that another site's page makes this call. Who is no browser says nothing. */
export function isFromElsewhere(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || ![host, new URL(siteUrl).host].includes(new URL(origin).host);
}
