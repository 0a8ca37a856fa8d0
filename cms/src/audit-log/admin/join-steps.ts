import type { HistoryEntry } from '../../contract/history.ts';

export interface Activity {
  /** The newest of its events. */
  entry: HistoryEntry;
  /** In the order in which they happened. */
  actions: HistoryEntry['action'][];
}

/** Joins consecutive events of one text and person, such as “Changed” and “Marked ready”. */
export function joinSteps(entries: readonly HistoryEntry[], count: number): Activity[] {
  const joined: Activity[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    if (last && isSameText(last.entry, entry)) {
      if (!last.actions.includes(entry.action)) last.actions.unshift(entry.action);
    } else if (joined.length < count) joined.push({ entry, actions: [entry.action] });
    else break;
  }
  return joined;
}

const isSameText = (a: HistoryEntry, b: HistoryEntry): boolean =>
  a.documentId !== null &&
  (['noun', 'documentId', 'language', 'actor', 'by'] as const).every((key) => a[key] === b[key]);
