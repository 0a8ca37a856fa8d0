import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that a page or a call is made for: known to whatever runs on its behalf. */
export const currentRequest = new AsyncLocalStorage<{ id: string; isBodyTooLarge: boolean }>();

/** Writes down what went wrong, under the id that the CMS's log has too. */
export function logError(error: unknown): void {
  console.error(`Request ${currentRequest.getStore()?.id ?? 'unknown'}:`, error);
}
