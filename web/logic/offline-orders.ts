/* What the page `/offline` and the service worker say to each other. */

export type KeepOrder = 'keep' | 'keep-recordings' | 'remove-recordings' | 'remove';

/** `more`: not all recordings are kept yet, so the order has to be repeated. `full`: there is no room for them. */
export type KeepResult = 'done' | 'more' | 'full' | 'failed';

export type KeepAnswer = KeepResult | { done: number; total: number };

const results: readonly string[] = ['done', 'more', 'full', 'failed'] satisfies KeepResult[];

export const isKeepResult = (answer: unknown): answer is KeepResult =>
  typeof answer === 'string' && results.includes(answer);
