import type { ErrorBody } from '#contract/error';
import { pageOwnerHeader } from '#contract/session';
import type { ToastName } from '../logic/toast.ts';
import { ownerMeta } from './session.ts';

type ErrorDetails = Partial<ErrorBody['error']>;

/** The server responded with an error. The message has the status and the body (behavior M3). */
export class ApiError extends Error {
  readonly status: number;
  /** The body's error; undefined if the body isn't one of our errors. */
  readonly details: ErrorDetails | undefined;
  /** Seconds to wait before trying again, if the server said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, retryAfter?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.details = parseErrorDetails(text);
    this.retryAfter = retryAfter;
  }
}

/**
 * Sends a request with cookies, without retries (behavior C1). Resolves to the body; undefined if there is none.
 * @param ownerId Whose session it must be in (behavior U7); by default, that of the member whose page this is.
 * @throws ApiError if the server responds with an error.
 */
export async function request(
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ownerId = Number(ownerMeta()?.content),
): Promise<unknown> {
  const headers = { ...init.headers, ...(ownerId > 0 && { [pageOwnerHeader]: `${ownerId}` }) };
  const response = await fetch(path, { ...init, headers, credentials: 'include' });
  if (!response.ok)
    throw new ApiError(
      response.status,
      (await response.text()) || response.statusText,
      Number(response.headers.get('retry-after')) || undefined,
    );
  if (response.status === 204) return undefined;
  const body: unknown = await response.json();
  return body;
}

/** Sends a request that changes something, with an optional JSON body (behavior C3). Throws like `request`. */
export function sendJson(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
  ownerId?: number,
): Promise<unknown> {
  if (!body) return request(path, { method }, ownerId);
  const headers = { 'Content-Type': 'application/json' };
  return request(path, { method, headers, body: JSON.stringify(body) }, ownerId);
}

/** Parsed by hand, because zod would be larger than all other scripts together. */
function parseErrorDetails(text: string): ErrorDetails | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isError = typeof body === 'object' && body !== null && 'error' in body;
    return isError && typeof body.error === 'object' && body.error !== null
      ? body.error
      : undefined;
  } catch {
    return undefined;
  }
}

let lastCall: Promise<unknown> = Promise.resolve();

/** Makes a call after all earlier ones have finished, so that a slow connection can't change their order. */
export function queueCall<Result>(call: () => Promise<Result>): Promise<Result> {
  const result = lastCall.then(call);
  lastCall = result.catch(() => undefined);
  return result;
}

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
