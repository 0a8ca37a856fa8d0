import type { IncomingMessage } from 'node:http';

/** Whether a browser reports that another site made this request. Other clients don't send these headers. */
export function isCrossOrigin(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, host } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || ![host, new URL(siteUrl).host].includes(new URL(origin).host);
}
