import { affirmationLimits } from '#contract/affirmation';
import { positiveInteger } from '#contract/query';

/** Parses the page number in a URL; anything invalid means 1. */
export function parsePage(parameter: string | null): number {
  const read = positiveInteger.safeParse(parameter);
  return read.success ? read.data : 1;
}

/** One page of a list that is already loaded; a page after the last one means the last one. */
export function sliceOfPage<Item>(all: readonly Item[], requested: number, size: number) {
  const last = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(requested, last);
  return { items: all.slice((page - 1) * size, page * size), page, last };
}

export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / affirmationLimits.page));
}
