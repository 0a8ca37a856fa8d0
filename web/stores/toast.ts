import { atom } from 'nanostores';
import type { ToastName } from '../logic/toast.ts';

/** A toast, with the ids of what can be undone from it. */
export interface ShownToast {
  toast: ToastName;
  ids?: readonly number[] | undefined;
}

/** Where the toast is kept over a full page load (islands/toast/clock.ts). */
export const toastKey = 'toast';

/** The one toast that is shown; a new one takes its place (behavior M1). */
export const $toast = atom<ShownToast | undefined>();

/** A sentence for screen readers alone: everybody else sees it happen. */
export const $announcement = atom('');

/** Shows a toast, which goes by itself after its time (behavior M1). */
export function showToast(toast: ToastName, ids?: readonly number[]): void {
  $announcement.set('');
  // The same one again is read out again.
  $toast.set(undefined);
  $toast.set({ toast, ids });
}

/** Has a sentence read out by screen readers. */
export function announce(sentence: string): void {
  $toast.set(undefined);
  $announcement.set('');
  $announcement.set(sentence);
}
