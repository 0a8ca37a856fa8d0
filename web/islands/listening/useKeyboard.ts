import { useEffect, useEffectEvent } from 'react';
import { $key } from '../../stores/page.ts';

interface Actions {
  isPlaying: boolean;
  toggle: () => void;
  move: (step: 1 | -1) => void;
  end: () => void;
}

/**
 * Space starts and stops, arrows go to the next and the previous affirmation, and Escape stops, then leaves
 * (behavior P21).
 */
export function useKeyboard(actions: Actions): void {
  const press = useEffectEvent((event: KeyboardEvent) => handleKey(event, actions));
  useEffect(() => $key.listen((event) => event && press(event)), []);
}

function handleKey(event: KeyboardEvent, { isPlaying, toggle, move, end }: Actions): void {
  const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
  if (repeat || ctrlKey || metaKey || altKey) return;
  // Space presses a focused button.
  const isControl = target instanceof Element && target.closest('button, a, input');
  if (key === 'Escape') (isPlaying ? toggle : end)();
  else if (key === ' ' && !isControl) toggle();
  else if (isPlaying && key === 'ArrowRight') move(1);
  else if (isPlaying && key === 'ArrowLeft') move(-1);
  else return;
  event.preventDefault();
}
