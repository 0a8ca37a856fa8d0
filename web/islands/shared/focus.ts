import { flushSync } from 'react-dom';

/** Shows a change at once. If nothing has the focus then, the element with an id gets it, else the page's content. */
export function changeAndFocus(change: () => void, id: string): void {
  flushSync(change);
  if (document.activeElement && document.activeElement !== document.body) return;
  const target = document.getElementById(id) ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
}

/** The id of the item after one in a list, else of the one before it. */
export function neighborOf(items: readonly { id: number }[], id: number): number | undefined {
  const index = items.findIndex((item) => item.id === id);
  return (items[index + 1] ?? items[index - 1])?.id;
}
