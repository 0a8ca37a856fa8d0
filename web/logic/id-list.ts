/** The ids in a list such as `3,1,2`, each once: whatever else stands there is left out. */
export function parseIdList(list: string | null): number[] {
  const ids = (list ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}
