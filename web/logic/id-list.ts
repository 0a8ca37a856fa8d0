/** Parses a list of ids such as `3,1,2`; drops duplicates and anything invalid. */
export function parseIdList(list: string | null): number[] {
  const ids = (list ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}
