import {
  isTravelingToast,
  parseToast,
  serializeToast,
  toastAction,
  toasts,
} from '../../logic/toast.ts';
import { $pageChange } from '../../stores/page.ts';
import { inTab } from '../../stores/tab-storage.ts';
import { $announcement, $toast, toastKey, type ShownToast } from '../../stores/toast.ts';

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
  const stopListening = [$toast.listen(onToastChange), $pageChange.listen(leaveBehind)];
  return () => {
    for (const stop of stopListening) stop();
  };
}

/** An old toast stays behind, and so does a sentence, which can name something private. */
function leaveBehind(): void {
  $announcement.set('');
  const shown = $toast.get();
  if (!shown) return;
  if (hasArrived || !isTravelingToast(shown.toast)) return $toast.set(undefined);
  if (toastAction(shown.toast) === 'undo') return;
  hasArrived = true;
  removeStored();
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
  removeStored();
}

function startTimer(milliseconds: number): void {
  clearTimeout(timer);
  timeLeft = undefined;
  endsAt = Date.now() + milliseconds;
  timer = setTimeout(() => $toast.set(undefined), milliseconds);
  const shown = $toast.get();
  if (!shown) return;
  if (hasArrived) return removeStored();
  inTab((tab) => tab.setItem(toastKey, serializeToast(shown.toast, endsAt, shown.ids)));
}

const readStored = () => inTab((tab) => tab.getItem(toastKey)) ?? null;

function removeStored(): void {
  inTab((tab) => tab.removeItem(toastKey));
}
