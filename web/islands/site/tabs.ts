/* Real tabs of the links to the parts of a page. The chosen one stands in the address's hash; the first in none. */

const tabs = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
const nameOf = (tab: Element | undefined) => tab?.getAttribute('data-tab') ?? '';

function dress(): void {
  document.querySelector('[data-tabs]')?.setAttribute('role', 'tablist');
  for (const tab of tabs()) {
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', nameOf(tab));
    document.getElementById(nameOf(tab))?.setAttribute('role', 'tabpanel');
  }
}

/** Shows the part of that name, or the first one. */
function choose(name: string): void {
  const all = tabs();
  const chosen = all.find((tab) => nameOf(tab) === name) ?? all[0];
  for (const tab of all) {
    const isChosen = tab === chosen;
    tab.toggleAttribute('data-chosen', isChosen);
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(nameOf(tab))?.toggleAttribute('data-chosen', isChosen);
  }
}

/** Chooses a tab, and lets the address say so. */
function goTo(tab: HTMLAnchorElement): void {
  choose(nameOf(tab));
  const hash = tab === tabs()[0] ? '' : tab.hash;
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

function start(): void {
  dress();
  choose(location.hash.slice(1));
}

/** The tab that a key leads to from another one; undefined for a key of no meaning here. */
function tabAfter(tab: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const all = tabs();
  const at = all.indexOf(tab);
  if (key === 'ArrowRight') return all[(at + 1) % all.length];
  if (key === 'ArrowLeft') return all.at(at - 1);
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

const tabAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-tab]') : null;

// Before the router's own listener, which leaves a prevented click alone.
document.addEventListener(
  'click',
  (event) => {
    const tab = tabAt(event.target);
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(tab);
  },
  { capture: true },
);

document.addEventListener('keydown', (event) => {
  const tab = tabAt(event.target);
  const next = tab && !event.altKey && !event.ctrlKey && tabAfter(tab, event.key);
  if (!next) return;
  event.preventDefault();
  goTo(next);
  next.focus();
});

addEventListener('hashchange', () => choose(location.hash.slice(1)));
document.addEventListener('astro:after-swap', start);
document.addEventListener('astro:before-swap', ({ info }) => {
  // The same page in another language: its address has its hash back only later.
  const name = nameOf(tabs().find((tab) => tab.hasAttribute('data-chosen')));
  if (info instanceof Document)
    document.addEventListener('astro:after-swap', () => choose(name), { once: true });
});
start();
