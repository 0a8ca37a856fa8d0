/**
 * Holds what is pressed before the page's scripts have come, and presses it again once they are there; pressed
 * twice, it is left alone. It is written into the page as text, so it uses nothing from outside.
 */
export function holdEarlyPress(): void {
  const pressed = new Set<HTMLElement>();
  const hold = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    if (button && !pressed.delete(button)) pressed.add(button);
  };
  const pressAgain = () => {
    document.removeEventListener('click', hold);
    for (const button of pressed) button.click();
  };
  document.addEventListener('click', hold);
  // Scripts run before it; without the one that answers, pressing again does nothing.
  document.addEventListener('DOMContentLoaded', pressAgain, { once: true });
}
