import { addFailureToast, failureToast, type FailedRequest } from '../logic/failure.ts';
import type { ToastName } from '../logic/toast.ts';
import { ApiError } from './client.ts';

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

/** The same for adding to a collection, which may already contain the affirmation. */
export const withAddFailureToast = (call: () => Promise<unknown>): Promise<FailureToast> =>
  withFailureToast(call, addFailureToast);

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
