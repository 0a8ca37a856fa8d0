/** The ids of all affirmations of a list, in its order, and the version of the content that they belong to. */
export interface OrderedIds {
  ids: Int32Array;
  version: string;
}

/** 100,000 ids take 400 kB. */
const maxBytes = 32_000_000;
const sizeOf = (key: string, { ids }: OrderedIds) => ids.byteLength + 2 * key.length + 500;

/** The least recently used comes first. */
const cache = new Map<string, OrderedIds>();
let cachedBytes = 0;
const pending = new Map<string, Promise<OrderedIds>>();

/**
 * The ids of a list, cached because counting 100,000 rows, or skipping them to get to a late page, takes many times as
 * long as reading a page by its ids. The caller compares the version when it reads the rows.
 * @param outdated The list that turned out to be outdated, if so.
 */
export async function orderedIds(
  key: string,
  read: () => Promise<OrderedIds>,
  outdated?: OrderedIds,
): Promise<OrderedIds> {
  const found = cache.get(key);
  if (found && found !== outdated) return store(key, found);
  // Callers at the same time share one read, unless it could have begun before the change.
  if (outdated) return store(key, await read());
  const list = pending.get(key) ?? read().finally(() => pending.delete(key));
  pending.set(key, list);
  return store(key, await list);
}

function store(key: string, list: OrderedIds): OrderedIds {
  remove(key);
  cache.set(key, list);
  cachedBytes += sizeOf(key, list);
  for (const oldest of cache.keys()) {
    if (cachedBytes <= maxBytes) break;
    remove(oldest);
  }
  return list;
}

function remove(key: string): void {
  const list = cache.get(key);
  if (!list) return;
  cache.delete(key);
  cachedBytes -= sizeOf(key, list);
}
