import { affirmationLimits } from '#contract/affirmation';
import { positiveInteger } from '#contract/query';

/** The page that an address asks for; nonsense counts as the first. */
export function parsePage(parameter: string | null): number {
  const read = positiveInteger.safeParse(parameter);
  return read.success ? read.data : 1;
}

/** The last page of so many affirmations. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / affirmationLimits.page));
}
