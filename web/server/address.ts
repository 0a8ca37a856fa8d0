/** A path that has one spelling only, as nearly all have. */
const plain = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?$/;

/** What would be read differently once it is decoded again. */
const ambiguous = /\/\/|[\\%]|\p{Cc}/u;

/**
 * The one spelling of a path, by which files, kept answers and pages are found, so that nothing is reached
 * by another one. Undefined where it cannot be read, or in more than one way.
 */
export function normalizePath(path: string): string | undefined {
  if (plain.test(path)) return path;
  try {
    const decoded = decodeURI(new URL(path, 'http://site').pathname);
    return ambiguous.test(decoded) ? undefined : encodeURI(decoded);
  } catch {
    return undefined;
  }
}
