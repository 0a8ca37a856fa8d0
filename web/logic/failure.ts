import type { ToastName } from './toast.ts';

/** Why a call failed: the status of the answer, 0 where there was none, and its code where it has one. */
export interface Refused {
  status: number;
  code?: string | undefined;
}

/** The toast that says why nothing has changed. */
export function failureToast({ status, code }: Refused): ToastName {
  if (status === 401) return 'sessionEnded';
  if (status === 404) return 'gone';
  if (status === 429) return 'busy';
  return code === 'limit-reached' ? 'full' : 'notDone';
}

/** The same for adding to a collection, where it may be in it already (behavior M3). */
export function addFailureToast(refused: Refused): ToastName {
  return refused.code === 'conflict' ? 'itemNotAdded' : failureToast(refused);
}
