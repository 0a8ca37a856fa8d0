import { addFailureToast, failureToast, type Refused } from '../logic/failure.ts';
import type { ToastName } from '../logic/toast.ts';
import { CallFailure } from './client.ts';

/** Undefined where a call went well, else the toast that says why nothing has changed. */
export type Failure = ToastName | undefined;

export async function attempt(
  call: () => Promise<unknown>,
  toastOf: (refused: Refused) => ToastName = failureToast,
): Promise<Failure> {
  const refused = await refusalOf(call);
  return refused && toastOf(refused);
}

/** The same for adding to a collection, where it may be in it already. */
export const attemptToAdd = (call: () => Promise<unknown>): Promise<Failure> =>
  attempt(call, addFailureToast);

/** Why a call failed; undefined where it did not. */
export async function refusalOf(call: () => Promise<unknown>): Promise<Refused | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return refusedBy(error);
  }
}

/** What a failed call tells; status 0 where there was no answer. */
export function refusedBy(error: unknown): Refused {
  return error instanceof CallFailure
    ? { status: error.status, code: error.refusal?.code }
    : { status: 0 };
}
