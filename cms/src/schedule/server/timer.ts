import type { Core } from '@strapi/strapi';
import { logFailure } from '../../core/failures.ts';
import { purgeAuditLog } from '../../audit-log/server/audit-log.ts';
import { purgeVersions } from '../../versions/server/record.ts';
import { today } from '../../core/dates.ts';
import { applyDueSchedules } from './publish-due.ts';

/** The pause after a database failure. */
const pauseMilliseconds = 10_000;

/**
 * Checks every second whether anything is due; thanks to an index, the query takes a tenth of a millisecond.
 */
export function startSchedule(strapi: Core.Strapi): void {
  let day = today();
  let isBusy = false;
  let pausedUntil = 0;

  const runSchedule = async () => {
    await applyDueSchedules(strapi);
    const now = today();
    if (now === day) return;
    await announceFeaturedDays(strapi, { before: day, now });
    day = now;
    await purgeAuditLog(strapi);
    await purgeVersions(strapi);
  };
  const task = async () => {
    if (isBusy || Date.now() < pausedUntil) return;
    isBusy = true;
    try {
      await runSchedule();
    } catch (error) {
      pausedUntil = Date.now() + pauseMilliseconds;
      logFailure('The schedule failed', error);
    } finally {
      isBusy = false;
    }
  };
  strapi.cron.add({ schedule: { task, options: { rule: '* * * * * *' } } });
}

/**
 * Notifies the caches of affirmations whose featured days start or end today. Every process does so, and duplicate
 * notifications are harmless.
 */
async function announceFeaturedDays(
  strapi: Core.Strapi,
  days: { before: string; now: string },
): Promise<void> {
  await strapi.db.connection.raw(
    `select pg_notify('content', json_build_object('noun', 'affirmation', 'id', public_id)::text)
     from affirmations
     where published_at is not null and featured and (
       (featured_from > :before and featured_from <= :now)
       or (featured_until >= :before and featured_until < :now)
     )`,
    days,
  );
}
