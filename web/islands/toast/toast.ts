import { packToast, toasts, unpackToast } from '../../logic/toast.ts';
import { $told, showToast, type Told } from '../../stores/toast.ts';
import { Clock } from './clock.ts';

/* Shows the one toast (SPEC §4, §9). Its box is carried over from page to page; its words are each page's own. */

/** Long enough for a screen reader to come to it. */
const spokenMilliseconds = 6000;
const storageKey = 'toast';
const clock = new Clock(() => $told.set(undefined));

const box = () => document.querySelector('#toast');

function wordsOf(told: Told | undefined): Node | string {
  if (!told) return '';
  if ('spoken' in told) return told.spoken;
  const words = document.querySelector<HTMLTemplateElement>('#toasts')?.content;
  return words?.querySelector(`[data-toast="${told.toast}"]`)?.cloneNode(true) ?? '';
}

function show(told: Told | undefined): void {
  box()?.querySelector('[role=status]')?.replaceChildren(wordsOf(told));
}

function timeOf(told: Told): number {
  if ('spoken' in told) return spokenMilliseconds;
  return told.milliseconds ?? toasts[told.toast].milliseconds;
}

$told.listen((told) => {
  show(told);
  if (told) clock.start(timeOf(told));
  else clock.stop();
});

/** Where the keyboard was before it came to the toast. */
let cameFrom: EventTarget | null = null;

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('#toast [data-undo]')) takeBack();
  if (!target.closest('[data-dismiss]')) return;
  $told.set(undefined);
  goBack();
});

function goBack(): void {
  if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
}

/** Takes back what the toast tells of. Its code comes when it is asked for. */
function takeBack(): boolean {
  const told = $told.get();
  if (!told || !('toast' in told) || !told.ids?.length) return false;
  const { toast, ids } = told;
  $told.set(undefined);
  goBack();
  void import('./undo.ts').then(({ undo }) => undo(toast, ids));
  return true;
}

// By the keys that everybody knows, from wherever the keyboard is but from where something is being written.
document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (
    key.toLowerCase() !== 'z' ||
    event.shiftKey ||
    event.altKey ||
    event.ctrlKey === event.metaKey
  )
    return;
  if (target instanceof Element && target.matches('input, textarea, select')) return;
  if (takeBack()) event.preventDefault();
});

/** Whoever points at it or has come to its button may take their time. */
function heed(): void {
  if (!$told.get()) return;
  if (box()?.matches(':hover, :focus-within')) clock.hold();
  else clock.goOn();
}
document.addEventListener('pointerover', heed);
document.addEventListener('focusin', ({ target, relatedTarget }) => {
  const inside = (node: unknown) => node instanceof Element && node.closest('#toast') !== null;
  if (inside(target) && !inside(relatedTarget)) cameFrom = relatedTarget;
  heed();
});
document.addEventListener('focusout', () => queueMicrotask(heed));

// In the words of the page that follows, which may be in another language.
document.addEventListener('astro:after-swap', () => {
  const told = $told.get();
  if (told && 'toast' in told) show(told);
});

// Over a full load too, as far as the browser lets anything be kept.
addEventListener('pagehide', () => {
  const told = $told.get();
  if (!told || !('toast' in told)) return;
  try {
    sessionStorage.setItem(storageKey, packToast(told.toast, Date.now() + clock.left, told.ids));
  } catch {
    // Forbidden or full: it ends with its page.
  }
});

try {
  const kept = unpackToast(sessionStorage.getItem(storageKey), Date.now());
  sessionStorage.removeItem(storageKey);
  if (kept) showToast(kept.name, { milliseconds: kept.left, ids: kept.ids });
} catch {
  // Forbidden: nothing was kept.
}
