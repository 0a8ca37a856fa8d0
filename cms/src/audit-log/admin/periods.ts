const months = 12;

/** A time by which the history is filtered: a day, some days, or a month such as `2026-03`. */
export type Period = 'year' | 'today' | 'week' | 'month' | (string & {});

/** The first days of this month and the ones before, newest first. */
export function lastMonths(now: Date): Date[] {
  return Array.from(
    { length: months },
    (_, back) => new Date(now.getFullYear(), now.getMonth() - back, 1),
  );
}

/** The key of a month in this computer's time zone: `2026-03`. */
export const monthKey = (month: Date): string =>
  `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;

/** When a period begins and ends. Without an end, it lasts until now. */
export function boundsOf(period: Period, now: Date): { from?: string; until?: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const since = (days: number) => ({ from: new Date(year, month, day - days).toISOString() });
  if (period === 'today') return since(0);
  if (period === 'week') return since(6);
  if (period === 'month') return since(29);
  const chosen = /^(\d{4})-(\d\d)$/.exec(period);
  if (!chosen) return {};
  const [first, next] = [0, 1].map(
    (more) => new Date(Number(chosen[1]), Number(chosen[2]) - 1 + more, 1),
  );
  return { from: first?.toISOString() ?? '', until: next?.toISOString() ?? '' };
}
