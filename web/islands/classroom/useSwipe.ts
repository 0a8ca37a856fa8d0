import { useRef, type TouchEvent } from 'react';

/** In pixels, and how much more horizontal than vertical a swipe must be. */
const minDistance = 50;
const minRatio = 1.5;

/** Touch handlers: a swipe to the left is `next`, to the right `previous`. */
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
      if (Math.abs(x) < Math.max(minDistance, Math.abs(y) * minRatio)) return;
      onSwipe(x < 0 ? 'next' : 'previous');
    },
  };
}
