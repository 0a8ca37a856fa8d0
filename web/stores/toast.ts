import { atom } from 'nanostores';
import { actionOf, packToast, toasts, unpackToast, type ToastName } from '../logic/toast.ts';

/** A toast, with the ids of what can be undone from it. */
export interface StoredToast {
  toast: ToastName;
  ids?: readonly number[] | undefined;
}

/** Over a full page load it is kept here. */
const key = 'toast';

/** The one toast that is shown; a new one takes its place (SPEC §4). */
export const $toast = atom<StoredToast | undefined>();

/** A sentence for screen readers alone: everybody else sees it happen. */
export const $announcement = atom('');

let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
/** Set while it is held. */
let timeLeft: number | undefined;

/** Shows a toast for its time (SPEC §9), over page loads too. */
export function showToast(toast: ToastName, ids?: readonly number[]): void {
  show({ toast, ids }, toasts[toast].milliseconds);
}

/** Has a sentence read out by screen readers. */
export function announce(sentence: string): void {
  hideToast();
  $announcement.set('');
  $announcement.set(sentence);
}

/** Whether what the shown toast tells of can be undone. */
export function canUndo(): boolean {
  const shown = $toast.get();
  return shown?.ids !== undefined && actionOf(shown.toast) === 'undo';
}

export function hideToast(): void {
  clearTimeout(timer);
  timeLeft = undefined;
  $toast.set(undefined);
  store(undefined);
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

function show(next: StoredToast, milliseconds: number): void {
  $announcement.set('');
  // The same one again is read out again.
  $toast.set(undefined);
  $toast.set(next);
  run(milliseconds);
}

function run(milliseconds: number): void {
  clearTimeout(timer);
  timeLeft = undefined;
  endsAt = Date.now() + milliseconds;
  timer = setTimeout(hideToast, milliseconds);
  const shown = $toast.get();
  if (shown) store(packToast(shown.toast, endsAt, shown.ids));
}

function store(packed: string | undefined): void {
  try {
    if (packed === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, packed);
  } catch {
    // Forbidden or full: it ends with its page.
  }
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const carried =
  typeof sessionStorage === 'undefined' ? undefined : unpackToast(readStored(), Date.now());
if (carried) show({ toast: carried.name, ids: carried.ids }, carried.left);
