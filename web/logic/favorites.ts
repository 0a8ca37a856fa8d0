/** Parses favorite ids from browser storage; drops duplicates and anything invalid. */
export function parseFavorites(stored: string | null): readonly number[] {
  const ids = parsed(stored);
  if (!Array.isArray(ids)) return [];
  return [...new Set(ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0))];
}

export function toggleFavoriteId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return undefined;
  }
}
