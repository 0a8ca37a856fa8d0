import { atom } from 'nanostores';
import type { ToastName } from '../logic/toast.ts';

/** A toast, with the ids that its undo button needs. */
export interface ShownToast {
  toast: ToastName;
  ids?: readonly number[] | undefined;
}

/** The storage key that keeps the toast across a full page load (islands/toast/timer.ts). */
export const toastKey = 'toast';

/** The toast that is shown; a new one replaces it (behavior M1). */
export const $toast = atom<ShownToast | undefined>();

/** What was clicked last, which a toast doesn't cover. */
export const lastClicked: { element?: Element | undefined } = {};

/** A sentence for screen readers only. */
export const $announcement = atom('');

/** Shows a toast, which disappears after its time (behavior M1). */
export function showToast(toast: ToastName, ids?: readonly number[]): void {
  $announcement.set('');
  // Reset first, so that screen readers also announce the same toast again.
  $toast.set(undefined);
  $toast.set({ toast, ids });
}

export function announce(sentence: string): void {
  $toast.set(undefined);
  $announcement.set('');
  $announcement.set(sentence);
}
