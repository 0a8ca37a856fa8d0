import { atom } from 'nanostores';
import type { ToastName } from '../logic/toast.ts';

/** The one toast that shows; a new one takes its place (SPEC §4). */
export const $toast = atom<ToastName | undefined>();

/** Shows a toast for its time, also when a page follows. */
export function showToast(name: ToastName): void {
  // The same one again starts afresh.
  $toast.set(undefined);
  $toast.set(name);
}
