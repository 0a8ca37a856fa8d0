import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the current code runs for. */
export const currentRequest = new AsyncLocalStorage<{ id: string; isBodyTooLarge: boolean }>();

/** Logs an error with the request id, which the CMS logs too. */
export function logError(error: unknown): void {
  console.error(`Request ${currentRequest.getStore()?.id ?? 'unknown'}:`, error);
}
