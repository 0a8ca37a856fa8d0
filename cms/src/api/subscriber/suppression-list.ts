import type { Knex } from 'knex';
import { z } from 'zod';
import { suppressionHash } from '../../mail/keys.ts';

const hashRows = z.object({ rows: z.array(z.object({ hash: z.string() })) });

/** Adds the keyed hash of an unsubscribed address, so that importing an old list cannot bring it back. */
export async function addToSuppressionList(trx: Knex, email: string): Promise<void> {
  await trx.raw(
    `insert into suppression_list (hash, delivery)
     select :hash, (
       select letter_deliveries.id from letter_deliveries join letters on letters.id = letter_id
       where subscriber_id = subscribers.id order by week desc limit 1
     )
     from subscribers where lower(email) = lower(:email)
     on conflict do nothing`,
    { hash: suppressionHash(email), email },
  );
}

/** Removes an address that subscribed again, and reassigns its last delivery. */
export async function removeFromSuppressionList(trx: Knex, email: string): Promise<void> {
  await trx.raw(
    `with farewell as (delete from suppression_list where hash = :hash returning delivery)
     update letter_deliveries set subscriber_id = subscribers.id
     from farewell, subscribers
     where letter_deliveries.id = delivery and lower(email) = lower(:email)`,
    { hash: suppressionHash(email), email },
  );
}

export async function isSuppressed(db: Knex, email: string): Promise<boolean> {
  return (await findSuppressedHashes(db, [email])).size > 0;
}

/**
 * Filters out suppressed subscribers and deletes their rows: they had unsubscribed, and were added again without their
 * consent.
 */
export async function dropSuppressed<Reader extends { id: number; email: string }>(
  trx: Knex,
  readers: readonly Reader[],
): Promise<Reader[]> {
  const suppressedHashes = await findSuppressedHashes(
    trx,
    readers.map(({ email }) => email),
  );
  const suppressed = readers.filter(({ email }) => suppressedHashes.has(suppressionHash(email)));
  if (suppressed.length > 0)
    await trx('subscribers')
      .whereIn(
        'id',
        suppressed.map(({ id }) => id),
      )
      .delete();
  return readers.filter((reader) => !suppressed.includes(reader));
}

async function findSuppressedHashes(db: Knex, emails: readonly string[]): Promise<Set<string>> {
  const found = await db.raw('select hash from suppression_list where hash = any(:hashes)', {
    hashes: emails.map(suppressionHash),
  });
  return new Set(hashRows.parse(found).rows.map(({ hash }) => hash));
}

/** Stops emails to an address that the mail server permanently rejects, until it is subscribed again. */
export async function suspend(db: Knex, id: number, reason: string): Promise<void> {
  await db('subscribers')
    .where({ id })
    .update({ suspended_at: new Date(), suspended_because: reason });
}
