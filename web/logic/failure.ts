import type { ToastName } from './toast.ts';

/** A failed call: the status of the response, 0 where there was none, and its error code. */
export interface Refused {
  status: number;
  code?: string | undefined;
}

/** The toast that explains a failed call. */
export function failureToast({ status, code }: Refused): ToastName {
  if (status === 401) return 'sessionEnded';
  if (status === 404) return 'gone';
  if (status === 429) return 'busy';
  return code === 'limit-reached' ? 'full' : 'notDone';
}

/** The toast for a failure to add to a collection, which may contain the affirmation already (behavior M3). */
export function addFailureToast(refused: Refused): ToastName {
  return refused.code === 'conflict' ? 'itemNotAdded' : failureToast(refused);
}
