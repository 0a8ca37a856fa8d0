import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';
import {
  isTravelingToast,
  parseToast,
  serializeToast,
  toastAction,
  toasts,
} from '../../logic/toast.ts';
import { $toast, toastKey, type ShownToast } from '../../stores/toast.ts';

/* Hides a toast after its time (behavior M1). A full page load keeps a toast that travels, and its remaining time. */

let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
/** Set while the timer is paused. */
let timeLeft: number | undefined;
/** Whether it already shows on the page that it is about, and so stays there, unless it offers to undo something. */
let hasArrived = false;

/** Restores the previous page's toast and hides each toast after its time. Returns a function that stops this. */
export function startToastTimer(): () => void {
  const restored = $toast.get() ? undefined : parseToast(readStored(), Date.now());
  if (restored && isTravelingToast(restored.name)) {
    $toast.set({ toast: restored.name, ids: restored.ids });
    hasArrived = toastAction(restored.name) !== 'undo';
    startTimer(restored.left);
  } else onToastChange($toast.get());
  document.addEventListener('astro:before-swap', leaveBehind);
  const stop = $toast.listen(onToastChange);
  return () => {
    document.removeEventListener('astro:before-swap', leaveBehind);
    stop();
  };
}

/** An old toast stays behind, unless the page only changes its language. */
function leaveBehind({ info }: TransitionBeforeSwapEvent): void {
  const shown = $toast.get();
  if (!shown || info instanceof Document) return;
  if (hasArrived || !isTravelingToast(shown.toast)) return $toast.set(undefined);
  if (toastAction(shown.toast) === 'undo') return;
  hasArrived = true;
  store(undefined);
}

/** Pauses the timer while the toast is hovered or focused. */
export function holdToast(): void {
  if (!$toast.get() || timeLeft !== undefined) return;
  timeLeft = endsAt - Date.now();
  clearTimeout(timer);
}

export function releaseToast(): void {
  if (timeLeft !== undefined) startTimer(timeLeft);
}

function onToastChange(shown: ShownToast | undefined): void {
  hasArrived = false;
  if (shown) return startTimer(toasts[shown.toast].milliseconds);
  clearTimeout(timer);
  timeLeft = undefined;
  store(undefined);
}

function startTimer(milliseconds: number): void {
  clearTimeout(timer);
  timeLeft = undefined;
  endsAt = Date.now() + milliseconds;
  timer = setTimeout(() => $toast.set(undefined), milliseconds);
  const shown = $toast.get();
  if (shown) store(hasArrived ? undefined : serializeToast(shown.toast, endsAt, shown.ids));
}

function store(packed: string | undefined): void {
  try {
    if (packed === undefined) sessionStorage.removeItem(toastKey);
    else sessionStorage.setItem(toastKey, packed);
  } catch {
    // Storage is blocked or full, so the toast disappears with its page.
  }
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(toastKey);
  } catch {
    return null;
  }
}
