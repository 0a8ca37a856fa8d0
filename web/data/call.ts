/**
 * A call that the browser makes itself: with cookies, asked once and never again by itself (SPEC §1).
 * Raises an error that says the status and the answer (SPEC §8).
 */
export async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, { ...init, credentials: 'include' });
  if (!response.ok)
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  const body: unknown = await response.json();
  return body;
}
