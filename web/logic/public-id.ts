import { positiveInteger } from '#contract/query';

/** The id that a part of an address names: 0, which is nobody's, where it names none (behavior P6). */
export function parsePublicId(part: string | null | undefined): number {
  const read = positiveInteger.safeParse(part);
  return read.success ? read.data : 0;
}
