import type { Slide } from './classroom.ts';

/** What the display shows. */
export interface DisplayContent {
  slides: readonly Slide[];
  /** When another affirmation takes the place of today's; undefined for other cards. */
  endsAt?: string | undefined;
}

/** How long each of several cards is shown, in seconds (behavior P19). */
export const intervals = [10, 15, 20, 30, 60, 120, 300, 600] as const;
export const defaultInterval = 20;

export const parseInterval = (given: string | null): number =>
  intervals.find((seconds) => String(seconds) === given) ?? defaultInterval;

const minute = 60_000;
const refreshMilliseconds = 10 * minute;
const retryMilliseconds = minute;
/** Displays of many schools must not all ask in the same second. */
const spreadMilliseconds = 20_000;

/**
 * How long to wait before the display asks for its content again, in milliseconds: until the day ends, but at most ten
 * minutes, because cards can be corrected, and one minute after a failure (behavior P19).
 */
export function refreshDelay(
  { endsAt, hasFailed }: { endsAt: string | undefined; hasFailed: boolean },
  now: number,
  random: () => number,
): number {
  const spread = random() * spreadMilliseconds;
  const left = Date.parse(endsAt ?? '') - now;
  // If the day is over, the clocks differ, or the answer was an old one.
  if (hasFailed || left <= 0) return retryMilliseconds + spread;
  return Math.min(refreshMilliseconds, Number.isNaN(left) ? Infinity : left) + spread;
}
