import type { IncomingMessage } from 'node:http';
import { splitUrl } from './cache-key.ts';

/** A path that needs no normalization, as nearly all. */
const normalPath = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?$/;

/** Characters that could be read differently when the path is decoded again. */
const ambiguous = /\/\/|[\\%]|\p{Cc}/u;

/**
 * The normalized form of a path, by which files, cached responses and pages are looked up. Undefined where the path is
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

/** A valid Host header: anything else could not be parsed as a URL. */
const hostName = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;
/** A path of this site: one that begins with `//` or `/\\` names another host. */
const ownPath = /^\/(?![/\\])/;

/**
 * Normalizes the path of a request; a page's path that cannot be read becomes `/404`.
 * @returns whether the request can be answered at all.
 */
export function normalizeUrl(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  if (!ownPath.test(url) || !hostName.test(headers.host ?? '')) return false;
  const { path } = splitUrl(url);
  const normalized = normalizePath(path);
  if (normalized === undefined && path.startsWith('/api/')) return false;
  if (normalized !== path) request.url = (normalized ?? '/404') + url.slice(path.length);
  return true;
}
