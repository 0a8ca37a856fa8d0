import type { ToastName } from '../logic/toast.ts';
import { ApiError } from './client.ts';

/** A failed request: the status of the response (0 if there was none) and the code of its error. */
interface FailedRequest {
  status: number;
  code?: string | undefined;
}

/** The toast for a failed request; undefined if it succeeded. */
export type FailureToast = ToastName | undefined;

/** Makes a request and turns an error into a toast instead of throwing it. */
export async function withFailureToast(
  call: () => Promise<unknown>,
  toastFor: (failed: FailedRequest) => ToastName = failureToast,
): Promise<FailureToast> {
  const failed = await failureOf(call);
  return failed && toastFor(failed);
}

/** Makes a request. Resolves to why it failed; undefined if it succeeded. */
export async function failureOf(call: () => Promise<unknown>): Promise<FailedRequest | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return toFailedRequest(error);
  }
}

export function toFailedRequest(error: unknown): FailedRequest {
  return error instanceof ApiError
    ? { status: error.status, code: error.details?.code }
    : { status: 0 };
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
