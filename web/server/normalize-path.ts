/** A path that needs no normalization, as nearly all. */
const normalized = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?$/;

/** Characters that could be read differently when the path is decoded again. */
const ambiguous = /\/\/|[\\%]|\p{Cc}/u;

/**
 * The normalized form of a path, by which files, cached responses and pages are looked up. Undefined where the path is
 * malformed or ambiguous.
 */
export function normalizePath(path: string): string | undefined {
  if (normalized.test(path)) return path;
  try {
    const decoded = decodeURI(new URL(path, 'http://site').pathname);
    return ambiguous.test(decoded) ? undefined : encodeURI(decoded);
  } catch {
    return undefined;
  }
}
