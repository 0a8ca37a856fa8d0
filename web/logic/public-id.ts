import { positiveInteger } from '#contract/query';

/** Parses the id of a URL; 0, which no affirmation has, where it is invalid (behavior P6). */
export function parsePublicId(part: string | null | undefined): number {
  const read = positiveInteger.safeParse(part);
  return read.success ? read.data : 0;
}
