import { atom } from 'nanostores';
import type { ToastName } from '../logic/toast.ts';

/** What the visitor is told: a toast, or a sentence that is only spoken, for whoever sees the page sees it anyway. */
export type Told = { toast: ToastName; milliseconds?: number } | { spoken: string };

/** The one thing that is told; a new one takes its place (SPEC §4). */
export const $told = atom<Told | undefined>();

/** Shows a toast for its time, or for what is left of it, also when a page follows. */
export function showToast(name: ToastName, milliseconds?: number): void {
  tell({ toast: name, ...(milliseconds !== undefined && { milliseconds }) });
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
