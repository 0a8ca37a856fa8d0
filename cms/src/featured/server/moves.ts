/**
 * The fewest ids that have to be moved to get from one order to the other: those outside of the longest series that is in
 * the same order in both.
 */
export function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = new Map(before.map((id, position) => [id, position]));
  /** For each length, the index that ends the series of this length with the lowest last position. */
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  const position = (index: number) => positions.get(after[index] ?? '') ?? -1;
  for (const index of after.keys()) {
    if (position(index) < 0) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (position(ends[middle] ?? 0) < position(index)) low = middle + 1;
      else high = middle;
    }
    ends[low] = index;
    previous.set(index, ends[low - 1]);
  }
  const kept = new Set<string | undefined>();
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index))
    kept.add(after[index]);
  return new Set(after.filter((id) => !kept.has(id)));
}
