/* Holds what is pressed before the page's scripts have come, and presses it once they are there; pressed twice, it is
 * left alone. */

// A link that leaves no trace behind it (SheetActions.tsx) needs the router.
const held = 'button[type=button], a[data-astro-history]';
const pressed = new Set<HTMLElement>();

function hold(event: Event): void {
  const { target } = event;
  const element = target instanceof Element && target.closest<HTMLElement>(held);
  if (!element) return;
  event.preventDefault();
  // Some scripts may be there already: they would answer now, and once more then.
  event.stopImmediatePropagation();
  if (!pressed.delete(element)) pressed.add(element);
}

function press(): void {
  document.removeEventListener('click', hold, { capture: true });
  for (const element of pressed) element.click();
}

if (document.readyState === 'loading') {
  document.addEventListener('click', hold, { capture: true });
  // Scripts run before it; without the one that answers, the press does nothing.
  document.addEventListener('DOMContentLoaded', press, { once: true });
}
