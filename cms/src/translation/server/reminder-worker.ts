import type { Core } from '@strapi/strapi';
import type { PgBoss } from 'pg-boss';
import { openQueue } from '../../core/queue.ts';
import { cmsSettings } from '../../core/settings.ts';
import { sendReminders } from './reminders.ts';

const queue = 'weekly-reminder';

/** Mondays at eight: the beginning of a working week. */
const time = '0 8 * * 1';

/** Retries for some hours, because a mail server can be down. Times in seconds. */
const options = {
  retryLimit: 8,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 3600,
  // After this long without a heartbeat, another process takes over the job.
  heartbeatSeconds: 15,
  expireInSeconds: 3600,
  deleteAfterSeconds: 24 * 3600,
};

/** Schedules the weekly emails about waiting texts. One of all processes runs the job. */
export async function startReminders(strapi: Core.Strapi, boss: PgBoss): Promise<void> {
  await openQueue(queue, options);
  await boss.work(queue, { notifyPollingIntervalSeconds: 5 }, async ([job]) => {
    if (job) await sendReminders(strapi, job.signal);
  });
  // If no process was running at that time, the job runs at the next start.
  await boss.schedule(queue, time, null, { tz: cmsSettings().SITE_TIMEZONE, missed: 'once' });
}
