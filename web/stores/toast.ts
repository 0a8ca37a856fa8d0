import { atom } from 'nanostores';
import type { ToastName } from '../logic/toast.ts';

/** A toast: the ids of what it tells of, where that can be taken back, and what is left of its time. */
export interface ShownToast {
  toast: ToastName;
  ids?: readonly number[];
  milliseconds?: number;
}

/** What the visitor is told: a toast, or a sentence that is only spoken, for whoever sees the page sees it anyway. */
export type Told = ShownToast | { spoken: string };

/** The one thing that is told; a new one takes its place (SPEC §4). */
export const $told = atom<Told | undefined>();

/** Shows a toast for its time, or for what is left of it, also when a page follows. */
export function showToast(toast: ToastName, more: Omit<ShownToast, 'toast'> = {}): void {
  tell({ toast, ...more });
}

/** Has a sentence read out by screen readers. */
export function speakQuietly(sentence: string): void {
  tell({ spoken: sentence });
}

function tell(told: Told): void {
  // The same one again starts afresh.
  $told.set(undefined);
  $told.set(told);
}
