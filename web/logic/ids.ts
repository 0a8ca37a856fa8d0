/* Browsers load this too, therefore without zod. */

/** The largest id that PostgreSQL's integer holds. */
const largestId = 2_147_483_647;

/** Parses an id in a URL. */
export function parseId(part: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(part ?? '') ? Number(part) : 0;
  return id > 0 && id <= largestId ? id : undefined;
}

/** Parses an id in a URL. An invalid one becomes 0, which is never an id (behavior P6). */
export const parseIdOrZero = (part: string | null | undefined): number => parseId(part) ?? 0;

/** Parses a list of ids such as `3,1,2`; drops duplicates and anything invalid. */
export function parseIdList(list: string | null): number[] {
  const ids = (list ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}
