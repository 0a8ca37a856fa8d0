/** In pixels, and so much more sideways than up or down. */
const leastWay = 50;
const leastSlant = 1.5;

/** Listens for a finger that sweeps over an element: to the left `next`, to the right `previous`. */
export function listenForSwipes(
  element: HTMLElement,
  onSwipe: (way: 'next' | 'previous') => void,
): void {
  let start: Touch | undefined;
  element.addEventListener(
    'touchstart',
    ({ touches }) => (start = touches.length === 1 ? touches[0] : undefined),
    { passive: true },
  );
  element.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = undefined;
    if (Math.abs(x) < Math.max(leastWay, Math.abs(y) * leastSlant)) return;
    onSwipe(x < 0 ? 'next' : 'previous');
  });
}
