import { lastClicked } from '../../stores/toast.ts';

/** CSS values of `top` and `bottom`, in order of preference. */
const places = [
  ['auto', '1rem'],
  ['1rem', 'auto'],
  ['40%', 'auto'],
] as const;

/**
 * Shows the toast above dialogs, where it covers neither what was clicked nor an element with `data-uncovered`
 * (behavior M1).
 */
export function placeToast(box: HTMLElement): void {
  // Above dialogs that were opened after it.
  box.hidePopover();
  box.showPopover();
  const uncovered = [...document.querySelectorAll('[data-uncovered]')];
  if (lastClicked.element && !box.contains(lastClicked.element))
    uncovered.push(lastClicked.element);
  for (const [top, bottom] of places) {
    Object.assign(box.style, { top, bottom });
    if (!uncovered.some((element) => overlaps(element, box))) return;
  }
}

function overlaps(element: Element, box: HTMLElement): boolean {
  const [one, other] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return (
    one.height > 0 &&
    one.bottom > other.top &&
    one.top < other.bottom &&
    one.right > other.left &&
    one.left < other.right
  );
}
