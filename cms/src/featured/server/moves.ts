/**
 * The fewest ids that have to be moved to get from one order to the other: those outside of the longest series that is in
 * the same order in both.
 */
export function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = new Map(before.map((id, position) => [id, position]));
  /** The longest series that ends with each id of the new order. */
  const series: { length: number; last: number; previous: number }[] = [];
  let longest = -1;
  for (const [index, id] of after.entries()) {
    const last = positions.get(id) ?? -1;
    let previous = -1;
    for (let other = 0; other < index; other += 1) {
      const candidate = series[other];
      if (!candidate || candidate.last < 0 || candidate.last >= last) continue;
      if (previous < 0 || candidate.length > (series[previous]?.length ?? 0)) previous = other;
    }
    const length = last < 0 ? 0 : (series[previous]?.length ?? 0) + 1;
    series.push({ length, last, previous });
    if (length > (series[longest]?.length ?? 0)) longest = index;
  }
  const kept = new Set<string | undefined>();
  for (let index = longest; index >= 0; index = series[index]?.previous ?? -1)
    kept.add(after[index]);
  return new Set(after.filter((id) => !kept.has(id)));
}
