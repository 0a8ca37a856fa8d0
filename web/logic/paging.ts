import { affirmationLimits } from '#contract/affirmation';
import { positiveInteger } from '#contract/query';

/** Parses the page number in a URL; anything invalid means 1. */
export function parsePage(parameter: string | null): number {
  const read = positiveInteger.safeParse(parameter);
  return read.success ? read.data : 1;
}

export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / affirmationLimits.page));
}
