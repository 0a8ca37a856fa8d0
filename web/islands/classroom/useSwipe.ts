import { useRef, type TouchEvent } from 'react';

/** In pixels, and so much more sideways than up or down. */
const leastDistance = 50;
const leastSlant = 1.5;

/** Handlers for a finger that sweeps over an element: to the left `next`, to the right `previous`. */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!from || !end) return;
      const [x, y] = [end.clientX - from.x, end.clientY - from.y];
      if (Math.abs(x) < Math.max(leastDistance, Math.abs(y) * leastSlant)) return;
      onSwipe(x < 0 ? 'next' : 'previous');
    },
  };
}
