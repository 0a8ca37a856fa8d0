import type { ClientDirective } from 'astro';
import { importFetched } from './import-fetched.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'visible' | 'early';
  }
}

/*
 * `client:intent` hydrates islands at the first sign that someone is using the page, the touched one first.
 * `client:intent="early"` loads an island's code in parallel with that one's; `client:intent="visible"` also hydrates it
 * when it scrolls into view. Clicks and submits before hydration are held, with visible feedback, and replayed in order.
 */

interface Island {
  element: HTMLElement;
  load: Parameters<ClientDirective>[0];
  value: unknown;
  /** Resolves to whether it is hydrated; unset again if it isn't, so that the next click tries again. */
  waking?: Promise<boolean> | undefined;
}

/** All islands of this page, including those that placeholders have replaced in the meantime. */
const islands = new Map<Element | null | false, Island>();
/** Ends when all held events are replayed. */
let replays = Promise.resolve();
let isInUse = false;
/** The island whose event is being replayed. */
let replaying: Island | undefined;

const intent: ClientDirective = (load, { value }, element) => {
  // Persisted by the router and already hydrated.
  if (!element.hasAttribute('ssr')) return;
  const island = { element, load, value };
  islands.set(element, island);
  if (isInUse) void wake(island);
  else if (value === 'visible') wakeWhenVisible(island);
};

/** Resolves to whether the island is hydrated, which fails if its code can't be loaded. */
const wake = (island: Island): Promise<boolean> => (island.waking ??= hydrate(island));

const loadCode = ({ element }: Island) =>
  Promise.all(
    ['renderer-url', 'component-url'].map((name) =>
      importFetched(element.getAttribute(name) ?? ''),
    ),
  );

async function hydrate(island: Island): Promise<boolean> {
  const { element, load } = island;
  await loadCode(island)
    .then(load)
    .then((start) => (element.isConnected ? start() : undefined))
    .catch(Boolean);
  // One that the router has replaced with a persisted one needs no hydration.
  if (!element.isConnected || !element.hasAttribute('ssr')) return true;
  island.waking = undefined;
  return false;
}

function wakeWhenVisible(island: Island): void {
  // An edge of it would load its code while something else is being touched.
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void wake(island);
    },
    { rootMargin: '-10%' },
  );
  // The island itself has `display: contents` and therefore no box.
  for (const child of island.element.children) observer.observe(child);
}

const pendingIslandAround = (target: EventTarget | null): Island | undefined =>
  islands.get(target instanceof Element && target.closest('astro-island[ssr]'));

/** Lets the browser do everything else first. Safari doesn't have `postTask` yet. */
const pauseForOthers = () => window.scheduler?.postTask(Boolean, { priority: 'background' });

async function wakeAll({ type, target }: Event): Promise<void> {
  if (isInUse && type !== 'intent') return;
  isInUse = true;
  // The rest of a tap, such as a click on a heart.
  await pauseForOthers();
  const touched = pendingIslandAround(target);
  const early = [...islands.values()].filter(({ value }) => value === 'early');
  for (const island of early) void loadCode(island).catch(Boolean);
  // Hydrating the early ones at the same time would delay the response to the touch.
  if (touched) await wake(touched);
  await Promise.all(early.map(wake));
  // The others follow one by one, so that what was touched can respond in between.
  for (const island of islands.values()) {
    if (!island.waking) await pauseForOthers();
    await wake(island);
  }
  if (type === 'intent') showFailure([...islands.values()].every(({ waking }) => waking));
}

/** Stops an early event and replays it once its island is hydrated. */
function hold(event: Event, island: Island, pressed: Element, replay: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  // Screen readers click without any earlier events.
  void wakeAll(event);
  pressed.setAttribute('data-held', '');
  const earlier = replays;
  replays = (async () => {
    await earlier;
    replaying = island;
    const isHydrated = await wake(island);
    pressed.removeAttribute('data-held');
    if (isHydrated) replay();
    // So that the message at the bottom of the screen doesn't cover the button.
    else pressed.scrollIntoView({ block: 'center' });
    showFailure(isHydrated);
    replaying = undefined;
  })();
}

/** Shows a message that is in the page's HTML, because the code for toasts may have failed to load, too. */
function showFailure(isHydrated: boolean): void {
  document.getElementById('code-failed')?.toggleAttribute('hidden', isHydrated);
}

function holdClick(event: MouseEvent): void {
  const { target } = event;
  const own = pendingIslandAround(target);
  // A language switch replaces pending islands, so it waits for earlier events to be replayed.
  // Replayed clicks aren't trusted and aren't held again.
  const island = own ?? (event.isTrusted ? replaying : undefined);
  const pressed =
    target instanceof Element &&
    target.closest<HTMLElement>(own ? 'button, a[target=_blank], a[download]' : 'a[hreflang]');
  if (!island || !pressed) return;
  // The island shows its own validation messages; the browser's would come first.
  if (pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form)
    pressed.form.noValidate = true;
  else if (!event.ctrlKey && !event.metaKey && !event.shiftKey)
    hold(event, island, pressed, () => pressed.click());
}

function holdSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  const island = pendingIslandAround(form);
  if (!island || !(form instanceof HTMLFormElement)) return;
  hold(event, island, submitter ?? form, () => {
    hydrateNow(form);
    form.requestSubmit(submitter);
  });
}

/** A key event makes React finish hydration immediately; a submit doesn't. */
const hydrateNow = (inside: Node) =>
  inside.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

/** React reports an error if it is unmounted during hydration. */
function finishHydrating(): void {
  for (const { element } of islands.values()) {
    // An empty island has no child that could receive the event.
    hydrateNow(element.firstChild ?? element.appendChild(new Comment()));
  }
  islands.clear();
}

// Our own scripts send `intent` if they need an island.
for (const sign of ['pointerover', 'focusin', 'keydown', 'intent'] as const)
  document.addEventListener(sign, wakeAll);
document.addEventListener('click', holdClick, { capture: true });
document.addEventListener('submit', holdSubmit, { capture: true });
document.addEventListener('astro:before-swap', finishHydrating);

export default intent;
