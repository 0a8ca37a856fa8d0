/** The ids of all affirmations of a list, in its order, and the version of the content that they belong to. */
export interface OrderedIds {
  ids: Int32Array;
  version: string;
}

/** 100,000 ids take 400 kB. */
const mostBytes = 32_000_000;
const sizeOf = (key: string, { ids }: OrderedIds) => ids.byteLength + 2 * key.length + 500;

/** The least recently used comes first. */
const kept = new Map<string, OrderedIds>();
let keptBytes = 0;
const reading = new Map<string, Promise<OrderedIds>>();

/**
 * The ids of a list, kept in memory because counting 100,000 rows, or skipping them to get to a late page, takes many
 * times as long as reading a page by its ids. The caller compares the version when it reads the rows.
 * @param outdated The list that turned out to be outdated, if so.
 */
export async function orderedIds(
  key: string,
  read: () => Promise<OrderedIds>,
  outdated?: OrderedIds,
): Promise<OrderedIds> {
  const found = kept.get(key);
  if (found && found !== outdated) return keep(key, found);
  // Callers at the same time share one read, unless it could have begun before the change.
  if (outdated) return keep(key, await read());
  const list = reading.get(key) ?? read().finally(() => reading.delete(key));
  reading.set(key, list);
  return keep(key, await list);
}

function keep(key: string, list: OrderedIds): OrderedIds {
  remove(key);
  kept.set(key, list);
  keptBytes += sizeOf(key, list);
  for (const oldest of kept.keys()) {
    if (keptBytes <= mostBytes) break;
    remove(oldest);
  }
  return list;
}

function remove(key: string): void {
  const list = kept.get(key);
  if (!list) return;
  kept.delete(key);
  keptBytes -= sizeOf(key, list);
}
