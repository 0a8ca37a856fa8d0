import { fetchPage, fill, partIn } from './part.ts';

/* “Try again” in a part that failed: the same page is fetched, and that part of it alone takes its place. */

async function retry(part: HTMLElement): Promise<void> {
  const failed = [...part.childNodes];
  const placeholder = part.querySelector('template');
  part.ariaBusy = 'true';
  if (placeholder) part.replaceChildren(placeholder.content.cloneNode(true));
  const page = await fetchPage().catch(() => undefined);
  const fetched = page && partIn(page, part.dataset['pending']);
  if (fetched) fill(part, fetched);
  else part.replaceChildren(...failed);
  part.ariaBusy = null;
  // Whoever pressed the button finds it again, or what took its place.
  part.tabIndex = -1;
  (part.querySelector<HTMLElement>('[data-retry] a') ?? part).focus({ preventScroll: true });
}

// Before the router's own listener, which leaves a prevented click alone.
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-retry] a')) return;
    const part = event.target.closest<HTMLElement>('[data-pending]');
    if (!part || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void retry(part);
  },
  { capture: true },
);
