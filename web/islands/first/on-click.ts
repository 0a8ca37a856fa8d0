/** Calls a function for each click inside an element that matches a selector, before the element's own listeners. */
export function onClick<Clicked extends Element>(
  selector: string,
  handle: (clicked: Clicked, event: MouseEvent) => void,
  on: Pick<Document, 'addEventListener'> = document,
): void {
  const listen = (event: MouseEvent) => {
    const clicked = event.target instanceof Element && event.target.closest<Clicked>(selector);
    if (clicked) handle(clicked, event);
  };
  on.addEventListener('click', listen, true);
}
