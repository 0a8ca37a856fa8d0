import type { Core } from '@strapi/strapi';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { logFailure } from '../../core/failures.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { cmsSettings } from '../../core/settings.ts';
import { openQueue } from '../../core/queue.ts';
import { sendGreeting, greeting, greetingQueue } from '../../api/subscriber/greetings.ts';
import { deliver, letterQueue, finishDelivery } from './deliver.ts';
import { sendWeek } from './send-week.ts';
import { weekAt } from './week.ts';

const weekQueue = 'weekly-letter';

/** Twelve retries with growing pauses, because a mail server can be down for hours. Times in seconds. */
const retryOptions = {
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  // After this long without a heartbeat, another process takes over the jobs.
  heartbeatSeconds: 15,
  expireInSeconds: 3600,
  deleteAfterSeconds: 24 * 3600,
};

/** Parallel deliveries per process, each with its own connection to the mail server. */
const concurrency = 4;
/** Jobs that a worker fetches at once. */
const largestBatch = 25;

/** New jobs are announced; retries are polled at this interval. */
const pollSeconds = 5;

/** How often sending is retried while the site has not started and cannot draw the card yet. */
const cardAttempts = 3;

const deliveryJob = z.object({ delivery: z.uuid() });

const stopping = new AbortController();

/** Starts the workers for the weekly schedule, deliveries and greetings. */
export async function startWorkers(strapi: Core.Strapi, boss: PgBoss): Promise<void> {
  const { LETTERS_PER_SECOND, LETTER_TIME, SITE_TIMEZONE } = cmsSettings();
  for (const name of [weekQueue, letterQueue, greetingQueue]) await openQueue(name, retryOptions);

  const one = { notifyPollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
  const many = {
    ...one,
    // At least two, because pg-boss waits after each batch of one.
    batchSize: Math.max(2, Math.min(largestBatch, Math.ceil(LETTERS_PER_SECOND))),
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work(letterQueue, { ...many, localConcurrency: concurrency }, (jobs) =>
    runInSequence(jobs, (job) => runDelivery(strapi, job)),
  );
  await boss.work(greetingQueue, many, (jobs) =>
    runInSequence(jobs, (job) => runGreeting(strapi, job)),
  );
  await boss.work(weekQueue, one, async ([job]) => {
    const week = weekAt(new Date(), SITE_TIMEZONE);
    const waitsForCard = job !== undefined && job.retryCount < cardAttempts;
    await withFailureLog(`The email for ${week} was not queued`, async () => {
      const queued = await sendWeek(strapi, week, waitsForCard);
      if (queued === undefined) strapi.log.warn(`No email for ${week}: nothing is published.`);
      else strapi.log.info(`Email for ${week}: ${queued} queued.`);
    });
  });

  const [hour, minute] = LETTER_TIME.split(':').map(Number);
  // If no process was running at that time, the job runs at the next start.
  await boss.schedule(weekQueue, `${minute} ${hour} * * 1`, null, {
    tz: SITE_TIMEZONE,
    missed: 'once',
  });
}

/** Finishes the current deliveries and starts no others. */
export function stopWorkers(): void {
  stopping.abort();
}

/** Logs why a job failed and rethrows, so that the queue retries it. */
async function withFailureLog(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logJobFailure(what, error);
    throw error;
  }
}

function logJobFailure(what: string, error: unknown): void {
  if (error instanceof DeliveryError) strapi.log.warn(`${what}: ${error.message}`);
  else logFailure(what, error);
}

async function runInSequence(
  jobs: readonly JobWithMetadata<unknown>[],
  run: (job: JobWithMetadata<unknown>) => Promise<JobResult>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) {
    // A job without a result is retried.
    if (stopping.signal.aborted || job.signal.aborted) break;
    results.push(await run(job));
  }
  return results;
}

async function runDelivery(strapi: Core.Strapi, job: JobWithMetadata<unknown>): Promise<JobResult> {
  try {
    await deliver(strapi, deliveryJob.parse(job.data).delivery);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const reason = error instanceof DeliveryError ? error.message : 'Internal error: see the log.';
    if (!(error instanceof DeliveryError)) logFailure('A weekly email was not sent', error);
    const { data } = deliveryJob.safeParse(job.data);
    if (data && job.retryCount >= job.retryLimit)
      await finishDelivery(strapi.db.connection, data.delivery, 'failed', reason);
    return { id: job.id, status: 'failed', output: { reason } };
  }
}

async function runGreeting(strapi: Core.Strapi, job: JobWithMetadata<unknown>): Promise<JobResult> {
  try {
    await sendGreeting(strapi, greeting.parse(job.data));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    logJobFailure('A subscriber’s first email was not sent', error);
    return { id: job.id, status: 'failed', output: { reason: String(error) } };
  }
}
