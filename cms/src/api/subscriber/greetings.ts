import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { renderConfirmation, renderWelcome } from '../../mail/greetings.ts';
import { listHeaders, messageId } from '../../mail/links.ts';
import { waitForSendSlot } from '../../mail/rate-limit.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { sendEmail } from '../../mail/send.ts';
import { enqueue } from '../../core/queue.ts';
import { suspend } from './suppression-list.ts';

/** The queue of welcome and confirmation emails. */
export const greetingQueue = 'greeting';

const daySeconds = 24 * 60 * 60;

/** A subscriber's document id, and which email to send. */
export const greeting = z.object({
  subscriber: z.string(),
  which: z.enum(['question', 'welcome']),
});
type Greeting = z.output<typeof greeting>;

/** Queues a greeting, at most one of each kind a day, however often someone enters the address. */
export function queueGreeting(
  trx: Knex,
  subscriber: string,
  which: Greeting['which'],
): Promise<void> {
  return enqueue(trx, greetingQueue, [
    {
      data: { subscriber, which } satisfies Greeting,
      singletonKey: `${which} ${subscriber}`,
      singletonSeconds: daySeconds,
    },
  ]);
}

const rows = z.object({
  rows: z.array(z.object({ id: z.int(), email: z.string(), language: z.enum(languages) })),
});

/** The SQL condition under which a greeting is still to be sent. */
const stillWanted: Record<Greeting['which'], string> = {
  question: 'awaits_confirmation',
  welcome: 'awaits_confirmation is not true and welcomed_at is null',
};

/** Sends a greeting once. Throws `DeliveryError` if a later attempt can succeed. */
export async function sendGreeting(
  strapi: Core.Strapi,
  { subscriber, which }: Greeting,
): Promise<void> {
  const db = strapi.db.connection;
  await waitForSendSlot(db);
  const found = await db.raw(
    `select id, email, language from subscribers
     where document_id = :subscriber and suspended_at is null and ${stillWanted[which]}`,
    { subscriber },
  );
  const [reader] = rows.parse(found).rows;
  if (!reader) return;
  const { id, email, language } = reader;
  const link = { subscriber, letter: 0 };
  const draw = which === 'question' ? renderConfirmation : renderWelcome;
  try {
    await sendEmail(strapi, {
      to: email,
      ...draw(language, link),
      headers: listHeaders(link, language),
      messageId: messageId(`${subscriber}.${which}`),
    });
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.kind === 'transport') throw error;
    return suspend(db, id, error.message);
  }
  if (which === 'welcome')
    await db('subscribers').where({ id }).update({ welcomed_at: new Date() });
}
