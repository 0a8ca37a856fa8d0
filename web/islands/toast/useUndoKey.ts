import { useEffect, type RefObject } from 'react';
import { $key } from '../../stores/page.ts';

/** Ctrl+Z or Cmd+Z presses the undo button while there is one, except in text fields. */
export function useUndoKey(undoButton: RefObject<HTMLButtonElement | null>): void {
  useEffect(
    () =>
      $key.listen((event) => {
        if (!event || event.key !== 'z' || event.ctrlKey === event.metaKey) return;
        if (!undoButton.current || document.querySelector(':focus:read-write')) return;
        event.preventDefault();
        undoButton.current.click();
      }),
    [undoButton],
  );
}
