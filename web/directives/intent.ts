import type { ClientDirective } from 'astro';

/*
 * `client:intent` wakes islands at the first sign that someone is using the page, the touched one first.
 * `client:intent="early"` is fetched beside that one, for what it has to show; `client:intent="visible"` also wakes an
 * island as it scrolls into view. Until it is awake, its presses and submits are held, shown as felt, and replayed in
 * order once it is.
 */

/** Signs of use; our own script sends `intent` where it needs an island. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', 'intent'] as const;

/** Links that open a window or keep a file would do it without their island. */
const pressable = 'button, a[target=_blank], a[download]';

interface Sleeper {
  element: HTMLElement;
  load: Parameters<ClientDirective>[0];
  value: unknown;
  waking?: Promise<boolean> | undefined;
}

interface Held {
  sleeper: Sleeper;
  pressed: Element;
  replay: () => void;
}

const sleepers = new Map<Element | null | false, Sleeper>();
const held: Held[] = [];
let isInUse = false;
/** Whose press is being replayed. */
let replaying: Sleeper | undefined;

const intent: ClientDirective = (load, { value }, element) => {
  // Carried over by the router, and awake already.
  if (!element.hasAttribute('ssr')) return;
  const sleeper = { element, load, value };
  sleepers.set(element, sleeper);
  if (isInUse) void wake(sleeper);
  else if (value === 'visible') wakeWhenVisible(sleeper);
};

/** Resolves to whether the island is awake: its code may not have come. */
function wake(sleeper: Sleeper): Promise<boolean> {
  sleeper.waking ??= hydrate(sleeper).finally(() => (sleeper.waking = undefined));
  return sleeper.waking;
}

async function hydrate({ element, load }: Sleeper): Promise<boolean> {
  const start = await load();
  if (element.isConnected) await start();
  const isAwake = !element.hasAttribute('ssr');
  if (isAwake || !element.isConnected) sleepers.delete(element);
  return isAwake;
}

function wakeWhenVisible(sleeper: Sleeper): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void wake(sleeper);
  });
  // The island itself is `display: contents` and has no box.
  for (const child of sleeper.element.children) observer.observe(child);
}

const sleeperAround = (target: EventTarget | null): Sleeper | undefined =>
  sleepers.get(target instanceof Element && target.closest('astro-island[ssr]'));

async function wakeAll({ type, target }: Event): Promise<void> {
  if (isInUse && type !== 'intent') return;
  isInUse = true;
  const touched = sleeperAround(target);
  const first = touched && wake(touched);
  const awake = await Promise.all(
    [...sleepers.values()].map(async (each) => {
      if (each.value !== 'early') await first;
      return wake(each);
    }),
  );
  if (type === 'intent') showFailure(awake.every(Boolean));
}

/** An early press does nothing by itself; it is replayed once its island can answer. */
function hold(event: Event, sleeper: Sleeper, pressed: Element, replay: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  // A screen reader presses without any other sign.
  void wakeAll(event);
  pressed.setAttribute('data-held', '');
  held.push({ sleeper, pressed, replay });
  void replayHeld();
}

async function replayHeld(): Promise<void> {
  if (replaying) return;
  for (let next = held.shift(); next; next = held.shift()) {
    replaying = next.sleeper;
    const isAwake = await wake(next.sleeper);
    next.pressed.removeAttribute('data-held');
    if (isAwake) next.replay();
    showFailure(isAwake);
  }
  replaying = undefined;
}

/** Says where an island is not awake, in words that are in the page: the code that shows toasts may not have come either. */
function showFailure(isAwake: boolean): void {
  document.getElementById('code-failed')?.toggleAttribute('hidden', isAwake);
}

function holdClick(event: MouseEvent): void {
  const { target } = event;
  const own = sleeperAround(target);
  // A new language replaces islands that sleep, so it waits for the presses before it.
  // What is replayed is not held again.
  const sleeper = own ?? (event.isTrusted ? replaying : undefined);
  const pressed =
    target instanceof Element && target.closest<HTMLElement>(own ? pressable : 'a[hreflang]');
  if (!sleeper || !pressed) return;
  // Its island says what is wrong; the browser's own bubbles would come first.
  if (pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form)
    pressed.form.noValidate = true;
  else if (!event.ctrlKey && !event.metaKey && !event.shiftKey)
    hold(event, sleeper, pressed, () => pressed.click());
}

function holdSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  const sleeper = sleeperAround(form);
  if (!sleeper || !(form instanceof HTMLFormElement)) return;
  hold(event, sleeper, submitter ?? form, () => {
    // React hydrates at once for a key, but not for a submit.
    form.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    form.requestSubmit(submitter);
  });
}

/** React reports an error where it is unmounted half hydrated: a key has it hydrate at once. */
function finishHydrating(): void {
  for (const island of document.querySelectorAll('astro-island:not([ssr])')) {
    // One that shows nothing yet has no child that could hear of a key.
    const child = island.firstChild ?? island.appendChild(new Comment());
    child.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  }
}

for (const sign of signs) document.addEventListener(sign, wakeAll);
document.addEventListener('click', holdClick, { capture: true });
document.addEventListener('submit', holdSubmit, { capture: true });
document.addEventListener('astro:before-swap', finishHydrating);
// Said by `showFailure`, for who presses.
document.addEventListener('astro:hydration-error', (event) => event.preventDefault());

export default intent;
