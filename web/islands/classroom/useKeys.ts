import type { KeyboardEvent, RefObject } from 'react';
import { actionOfKey, type ClassroomAction } from '../../logic/classroom.ts';

/** Handles keys as slide shows and clickers have them. Escape first closes the list of keys. */
export function useKeys(
  list: RefObject<HTMLDetailsElement | null>,
  onAction: (action: ClassroomAction) => void,
) {
  function closeList(): boolean {
    if (!list.current?.open) return false;
    list.current.open = false;
    return true;
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, target } = event;
      const action = actionOfKey(key);
      if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      // These press what has the focus.
      const isPress = key === ' ' || key === 'Enter';
      if (isPress && target instanceof Element && target.closest('button, a, summary')) return;
      // Escape leaves the full screen first, too: the browser sees to that.
      if (action === 'end' && (document.fullscreenElement || closeList())) return;
      event.preventDefault();
      onAction(action);
    },
  };
}
