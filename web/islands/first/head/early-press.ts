/* Holds clicks before the page's scripts have loaded and repeats them afterward. A second click on the same element
 * cancels the first. */

// A link that replaces the history entry (AffirmationActions.tsx) needs the router.
const held = 'button[type=button], a[data-astro-history]';
const pressed = new Set<HTMLElement>();

function hold(event: Event): void {
  const { target } = event;
  const element = target instanceof Element && target.closest<HTMLElement>(held);
  if (!element) return;
  event.preventDefault();
  // Scripts that have loaded already would otherwise handle it now and again later.
  event.stopImmediatePropagation();
  if (!pressed.delete(element)) pressed.add(element);
}

function press(): void {
  document.removeEventListener('click', hold, true);
  for (const element of pressed) element.click();
}

if (document.readyState === 'loading') {
  document.addEventListener('click', hold, true);
  // Module scripts run before this event. If one failed to load, the click does nothing.
  document.addEventListener('DOMContentLoaded', press, { once: true });
}
