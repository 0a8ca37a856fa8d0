import { packToast, toasts, unpackToast } from '../../logic/toast.ts';
import { $toast, toastKey, type ShownToast } from '../../stores/toast.ts';

/* How long a toast shows (behavior M1). Over a full page load it is kept, with what is left of its time. */

let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
/** Set while it is held. */
let timeLeft: number | undefined;

/** Takes over the toast of the page before, and lets each toast go after its time. Returns how to stop. */
export function startClock(): () => void {
  const carried = $toast.get() ? undefined : unpackToast(readStored(), Date.now());
  if (carried) {
    $toast.set({ toast: carried.name, ids: carried.ids });
    run(carried.left);
  } else follow($toast.get());
  return $toast.listen(follow);
}

/** Stops its time while somebody points at it or has come to its button. */
export function holdToast(): void {
  if (!$toast.get() || timeLeft !== undefined) return;
  timeLeft = endsAt - Date.now();
  clearTimeout(timer);
}

export function releaseToast(): void {
  if (timeLeft !== undefined) run(timeLeft);
}

function follow(shown: ShownToast | undefined): void {
  if (shown) return run(toasts[shown.toast].milliseconds);
  clearTimeout(timer);
  timeLeft = undefined;
  store(undefined);
}

function run(milliseconds: number): void {
  clearTimeout(timer);
  timeLeft = undefined;
  endsAt = Date.now() + milliseconds;
  timer = setTimeout(() => $toast.set(undefined), milliseconds);
  const shown = $toast.get();
  if (shown) store(packToast(shown.toast, endsAt, shown.ids));
}

function store(packed: string | undefined): void {
  try {
    if (packed === undefined) sessionStorage.removeItem(toastKey);
    else sessionStorage.setItem(toastKey, packed);
  } catch {
    // Forbidden or full: it ends with its page.
  }
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(toastKey);
  } catch {
    return null;
  }
}
