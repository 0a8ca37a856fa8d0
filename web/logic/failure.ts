import type { ToastName } from './toast.ts';

/** A failed request: the status of the response (0 if there was none) and the code of its error. */
export interface FailedRequest {
  status: number;
  code?: string | undefined;
}

/** The toast for a failed request. */
export function failureToast({ status, code }: FailedRequest): ToastName {
  if (status === 401) return 'sessionEnded';
  if (status === 404) return 'gone';
  if (status === 429) return 'busy';
  return code === 'limit-reached' ? 'full' : 'notDone';
}

/** The same for adding to a collection, which may already contain the affirmation (behavior M3). */
export function addFailureToast(failed: FailedRequest): ToastName {
  return failed.code === 'conflict' ? 'itemNotAdded' : failureToast(failed);
}
