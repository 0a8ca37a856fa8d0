import type { KeyboardEvent, RefObject } from 'react';
import { actionOfKey, type ClassroomAction } from '../../logic/classroom.ts';

/** Handles the keys of slide shows and presentation remotes. Escape closes the keyboard help first. */
export function useKeyboard(
  keyboardHelp: RefObject<HTMLDetailsElement | null>,
  onAction: (action: ClassroomAction) => void,
) {
  function closeHelp(): boolean {
    if (!keyboardHelp.current?.open) return false;
    keyboardHelp.current.open = false;
    return true;
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, target } = event;
      const action = actionOfKey(key);
      if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      // These keys press the focused button.
      const isPress = key === ' ' || key === 'Enter';
      if (isPress && target instanceof Element && target.closest('button, a, summary')) return;
      // In full-screen mode the browser uses Escape itself to leave it.
      if (action === 'end' && (document.fullscreenElement || closeHelp())) return;
      event.preventDefault();
      onAction(action);
    },
  };
}
