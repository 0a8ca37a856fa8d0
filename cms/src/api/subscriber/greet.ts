import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { drawConfirmation, drawWelcome } from '../../mail/greetings.ts';
import { listHeaders, messageId } from '../../mail/links.ts';
import { LetterRefused } from '../../mail/refusal.ts';
import { sendLetter } from '../../mail/send.ts';
import { enqueue } from '../../queue.ts';
import { suspend } from './suspend.ts';

/** The queue of first letters: a welcome, or before it the question whether it was them. */
export const greetingQueue = 'greeting';

const daySeconds = 24 * 60 * 60;

/** Queues one of them: at most one a day of each, however often a stranger types the address. */
export function queueGreeting(
  trx: Knex,
  subscriber: string,
  which: 'question' | 'welcome',
): Promise<void> {
  return enqueue(trx, greetingQueue, [
    {
      data: { subscriber },
      singletonKey: `${which} ${subscriber}`,
      singletonSeconds: daySeconds,
    },
  ]);
}

const rows = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      language: z.enum(languages),
      unconfirmed: z.boolean(),
      welcomed: z.boolean(),
    }),
  ),
});

/**
 * Sends a subscriber, named by the document, what comes first: the question, or the welcome, which
 * comes once. Raises `LetterRefused` where a later attempt may succeed.
 */
export async function greet(strapi: Core.Strapi, subscriber: string): Promise<void> {
  const db = strapi.db.connection;
  const found = await db.raw(
    `select id, email, language, coalesce(awaits_confirmation, false) as unconfirmed,
       welcomed_at is not null as welcomed
     from subscribers where document_id = :subscriber and suspended_at is null`,
    { subscriber },
  );
  const [one] = rows.parse(found).rows;
  if (!one || one.welcomed) return;
  const { id, email, language, unconfirmed } = one;
  const sender = { subscriber, letter: 0 };
  const drawn = unconfirmed ? drawConfirmation(language, sender) : drawWelcome(language, sender);
  try {
    await sendLetter(strapi, {
      to: email,
      ...drawn,
      headers: listHeaders(sender, language),
      messageId: messageId(`${subscriber}.${unconfirmed ? 'question' : 'welcome'}`),
    });
  } catch (error) {
    if (!(error instanceof LetterRefused) || error.blame === 'way') throw error;
    return suspend(db, id, error.message);
  }
  if (!unconfirmed) await db('subscribers').where({ id }).update({ welcomed_at: new Date() });
}
