import type { ErrorBody } from '#contract/error';

type Refusal = ErrorBody['error'];

/** A call that was refused: its text says the status and the answer (behavior M3). */
export class CallFailure extends Error {
  readonly status: number;
  /** What the server says was wrong; undefined where it said nothing that can be read. */
  readonly refusal: Partial<Refusal> | undefined;
  /** Seconds after which asking again makes sense, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, retryAfter?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.refusal = toRefusal(text);
    this.retryAfter = retryAfter;
  }
}

/**
 * A call that the browser makes itself: with cookies, asked once and never again by itself (behavior C1).
 * Out: the answer; undefined where it has no body. Raises `CallFailure` where it is refused.
 */
export async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, { ...init, credentials: 'include' });
  if (!response.ok)
    throw new CallFailure(
      response.status,
      (await response.text()) || response.statusText,
      Number(response.headers.get('retry-after')) || undefined,
    );
  if (response.status === 204) return undefined;
  const body: unknown = await response.json();
  return body;
}

/** A call that changes something, with a body as JSON where there is one (behavior C3). Raises as `call` does. */
export function send(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (!body) return call(path, { method });
  const headers = { 'Content-Type': 'application/json' };
  return call(path, { method, headers, body: JSON.stringify(body) });
}

/** Read by hand: the contract's own reader would weigh more than all other scripts together. */
function toRefusal(text: string): Partial<Refusal> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isRefusal = typeof body === 'object' && body !== null && 'error' in body;
    return isRefusal && typeof body.error === 'object' && body.error !== null
      ? body.error
      : undefined;
  } catch {
    return undefined;
  }
}
