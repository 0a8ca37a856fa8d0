import { useEffect, useState, type PointerEvent } from 'react';

interface Drag {
  id: number;
  /** The index that the row would have if it were dropped now. */
  to: number;
}

/** The rows of the table that a handle is in, without its own. */
function otherRows(handle: Element): HTMLTableRowElement[] {
  const own = handle.closest('tr');
  const rows = own?.closest('tbody')?.rows ?? [];
  return [...rows].filter((row) => row !== own);
}

/** Lets rows of a table be dragged by a handle, with a mouse, pen or finger. Escape cancels. */
export function useDrag(onDrop: (id: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(undefined);
    };
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  /** The listeners of a row's handle. */
  const handleOf = (id: number, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, to: index });
    },
    onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
      if (drag?.id !== id) return;
      const rows = otherRows(currentTarget);
      const to = rows.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < clientY;
      }).length;
      // Near the edge of the window, the neighbors come into view.
      rows[to - 1]?.scrollIntoView({ block: 'nearest' });
      rows[to]?.scrollIntoView({ block: 'nearest' });
      if (to !== drag.to) setDrag({ id, to });
    },
    onPointerUp() {
      if (drag?.id !== id) return;
      setDrag(undefined);
      if (drag.to !== index) onDrop(id, drag.to);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  return { drag, handleOf };
}
