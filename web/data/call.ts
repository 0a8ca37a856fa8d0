/** A call that was refused: its text says the status and the answer (SPEC §8). */
export class CallFailure extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/**
 * A call that the browser makes itself: with cookies, asked once and never again by itself (SPEC §1).
 * Raises `CallFailure` where it is refused.
 */
export async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, { ...init, credentials: 'include' });
  if (!response.ok)
    throw new CallFailure(response.status, (await response.text()) || response.statusText);
  const body: unknown = await response.json();
  return body;
}
