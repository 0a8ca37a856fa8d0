interface Item {
  id: number;
}

export const idsOf = (items: readonly Item[]): number[] => items.map(({ id }) => id);

/** Moves an item up (-1) or down (1) by one position. Returns the same list if it can't move. */
export function moveItem<Type extends Item>(
  items: readonly Type[],
  id: number,
  step: -1 | 1,
): readonly Type[] {
  const index = items.findIndex((item) => item.id === id);
  const [item, neighbor] = [items[index], items[index + step]];
  if (!item || !neighbor) return items;
  return items.with(index, neighbor).with(index + step, item);
}

/** Reorders the items with the given ids among the positions that they occupy; others keep theirs. */
export function reorderItems<Type extends Item>(
  items: readonly Type[],
  ids: readonly number[],
): readonly Type[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const reorderedItems = items
    .filter(({ id }) => places.has(id))
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  return items.map((item) => (places.has(item.id) ? (reorderedItems.shift() ?? item) : item));
}

export const isSameOrder = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);
