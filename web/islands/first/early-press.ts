/**
 * Holds what is pressed before the page's scripts have come, and presses it once they are there; pressed twice, it
 * is left alone. It is written into the page as text, so it uses nothing from outside.
 */
export function holdEarlyPress(): void {
  if (document.readyState !== 'loading') return;
  const pressed = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const { target } = event;
    // A link that leaves no trace behind it (SheetActions.astro) needs the router.
    const held = 'button[type=button], a[data-astro-history]';
    const element = target instanceof Element && target.closest<HTMLElement>(held);
    if (!element) return;
    event.preventDefault();
    // Some scripts may be there already: they would answer now, and once more then.
    event.stopImmediatePropagation();
    if (!pressed.delete(element)) pressed.add(element);
  };
  const press = () => {
    document.removeEventListener('click', hold, { capture: true });
    for (const element of pressed) element.click();
  };
  document.addEventListener('click', hold, { capture: true });
  // Scripts run before it; without the one that answers, the press does nothing.
  document.addEventListener('DOMContentLoaded', press, { once: true });
}
