import { flushSync } from 'react-dom';

/** Applies a change. If nothing has the focus afterward, focuses the element with the id, or else the page's content. */
export function changeAndFocus(change: () => void, id: string): void {
  flushSync(change);
  if (document.activeElement && document.activeElement !== document.body) return;
  const target = document.getElementById(id) ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
}

/** The id of the next item in a list, or else of the previous one. */
export function neighborId(items: readonly { id: number }[], id: number): number | undefined {
  const index = items.findIndex((item) => item.id === id);
  return (items[index + 1] ?? items[index - 1])?.id;
}
