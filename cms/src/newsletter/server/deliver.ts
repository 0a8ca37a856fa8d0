import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { listHeaders, messageId } from '../../mail/links.ts';
import { waitForSendSlot } from '../../mail/rate-limit.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { sendEmail } from '../../mail/send.ts';
import { cardPictures, renderWeekly } from './weekly.ts';
import { today } from '../../core/dates.ts';
import { receivesLetters } from '../../api/subscriber/queries.ts';
import { suspend } from '../../api/subscriber/suppression-list.ts';
import { allContents, type AllContents } from './contents.ts';

/** The queue with one job for each delivery of an email to a subscriber. A job's data is the id of the delivery. */
export const letterQueue = 'letter';

const deliveryRows = z.object({
  rows: z.array(
    z.object({
      letter: z.int(),
      subscriber: z.int(),
      key: z.string(),
      email: z.string(),
      language: z.enum(languages),
    }),
  ),
});
type Delivery = z.output<typeof deliveryRows>['rows'][number] & { id: string };

/**
 * Sends one email to one subscriber, unless it was already sent or is no longer wanted. Throws `DeliveryError` if a
 * later attempt can succeed; permanent failures are recorded.
 */
export async function deliver(strapi: Core.Strapi, id: string): Promise<void> {
  const db = strapi.db.connection;
  // First, so that someone who unsubscribes during the wait gets no email.
  await waitForSendSlot(db);
  const delivery = await findPendingDelivery(db, id);
  if (!delivery) return finishDelivery(db, id, 'skipped');
  const contents = (await contentsOf(db, delivery.letter))[delivery.language];
  const link = { subscriber: delivery.key, letter: delivery.letter };
  try {
    await sendEmail(strapi, {
      to: delivery.email,
      ...renderWeekly(contents, delivery.language, link),
      headers: listHeaders(link, delivery.language),
      messageId: messageId(id),
      pictures: cardPictures(contents),
    });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return handleDeliveryError(db, { ...delivery, id }, error);
  }
  // Saved immediately, so that a crash after this line does not send the email again.
  await finishDelivery(db, id, 'sent');
}

async function findPendingDelivery(db: Knex, id: string) {
  const found = await db.raw(
    `select letter_id as letter, subscriber_id as subscriber, email, language, document_id as key
     from letter_deliveries join subscribers on subscribers.id = subscriber_id
     where letter_deliveries.id = :id and state = 'queued' and ${receivesLetters}`,
    { id, today: today() },
  );
  return deliveryRows.parse(found).rows[0];
}

async function handleDeliveryError(
  db: Knex,
  delivery: Delivery,
  error: DeliveryError,
): Promise<void> {
  const { kind, message } = error;
  if (kind === 'transport') {
    await db.raw('update letter_deliveries set reason = :message where id = :id', {
      id: delivery.id,
      message,
    });
    throw error;
  }
  if (kind === 'address') await suspend(db, delivery.subscriber, message);
  await finishDelivery(db, delivery.id, 'failed', message);
}

/** Records the result of a queued delivery; a finished one stays unchanged. */
export async function finishDelivery(
  db: Knex,
  id: string,
  state: 'sent' | 'failed' | 'skipped',
  reason: string | null = null,
): Promise<void> {
  await db.raw(
    `update letter_deliveries set state = :state, reason = :reason, changed_at = now()
     where id = :id and state = 'queued'`,
    { id, state, reason },
  );
}

const contentsRows = z.object({ rows: z.tuple([z.object({ contents: allContents })]) });
/** A cache of one: only one week's email is sent at a time, and its contents never change. */
let cachedContents: { letter: number; contents: AllContents } | undefined;

async function contentsOf(db: Knex, letter: number): Promise<AllContents> {
  if (cachedContents?.letter === letter) return cachedContents.contents;
  const found = await db.raw('select contents from letters where id = :letter', { letter });
  const [{ contents }] = contentsRows.parse(found).rows;
  cachedContents = { letter, contents };
  return contents;
}
