import { positiveInteger } from '#contract/query';

/** Parses an id in a URL. An invalid one becomes 0, which is never an id (behavior P6). */
export function parsePublicId(part: string | null | undefined): number {
  const read = positiveInteger.safeParse(part);
  return read.success ? read.data : 0;
}
