/* “Try again” in a part that failed: the same page is fetched, and that part of it alone takes its place. */

async function fetchPart(name: string): Promise<Element | undefined> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[href^="/styles/"]')];
  await Promise.all(sheets.map(bring));
  return [...page.querySelectorAll<HTMLElement>('[data-pending]')].find(
    (part) => part.dataset['pending'] === name,
  );
}

/** Lays a stylesheet of the fetched page onto this one; nothing shows before its colours are there. */
function bring(fetched: HTMLLinkElement): Promise<void> {
  const sheet = document.importNode(fetched);
  if (document.querySelector(`link[href="${sheet.getAttribute('href')}"]`))
    return Promise.resolve();
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => resolve());
    document.head.append(sheet);
  });
}

async function retry(part: HTMLElement): Promise<void> {
  const failed = [...part.childNodes];
  const placeholder = part.querySelector('template');
  part.ariaBusy = 'true';
  if (placeholder) part.replaceChildren(placeholder.content.cloneNode(true));
  const fetched = await fetchPart(part.dataset['pending'] ?? '').catch(() => undefined);
  part.replaceChildren(...(fetched ? document.importNode(fetched, true).childNodes : failed));
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
