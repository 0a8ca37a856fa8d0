import type { IncomingMessage } from 'node:http';
import { splitUrl } from './cache-key.ts';

/** Almost all paths match this and need no normalization. */
const normalPath = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?$/;

/** Characters that could be interpreted differently if the path is decoded again. */
const ambiguous = /\/\/|[\\%]|\p{Cc}/u;

/**
 * The normalized form of a path, which is used to look up files, cached responses and pages. Undefined if the path is
 * malformed or ambiguous.
 */
export function normalizePath(path: string): string | undefined {
  if (normalPath.test(path)) return path;
  try {
    const decoded = decodeURI(new URL(path, 'http://site').pathname);
    return ambiguous.test(decoded) ? undefined : encodeURI(decoded);
  } catch {
    return undefined;
  }
}

/** Without user information or a path. */
const hostName = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;
/** Whether a Host header is valid. `256.1` and `site:99999` have the form of a host, but aren't one. */
const isHost = (host = '') => hostName.test(host) && URL.canParse(`http://${host}`);
/** A path of this site. One that begins with `//` or `/\\` would refer to another host. */
const ownPath = /^\/(?![/\\])/;

/**
 * Normalizes the path of a request; a malformed path of a page becomes `/404`.
 * @returns false if the request must be rejected.
 */
export function normalizeUrl(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  if (!ownPath.test(url) || !isHost(headers.host)) return false;
  const { path } = splitUrl(url);
  const normalized = normalizePath(path);
  if (normalized === undefined && path.startsWith('/api/')) return false;
  if (normalized !== path) request.url = (normalized ?? '/404') + url.slice(path.length);
  return true;
}
