/** The ids in what a browser has stored: whatever else stands there is left out. */
export function idsOf(stored: string | null): readonly number[] {
  const ids = parsed(stored);
  if (!Array.isArray(ids)) return [];
  return [...new Set(ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0))];
}

/** The ids in a list such as `3,1,2`, each once: whatever else stands there is left out. */
export function idsIn(list: string | null): number[] {
  const ids = (list ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** The ids with one more, or with one less where it was among them. */
export function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return undefined;
  }
}

/** The id in an address, or undefined where there is none; no id is longer. Without zod, for browsers. */
export function idIn(parameter: string | null): number | undefined {
  return /^[1-9]\d{0,9}$/.test(parameter ?? '') ? Number(parameter) : undefined;
}
