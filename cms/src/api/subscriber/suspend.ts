import type { Knex } from 'knex';

/** No more letters to an address that the mail server refuses for good, until it subscribes again. */
export async function suspend(db: Knex, id: number, reason: string): Promise<void> {
  await db('subscribers')
    .where({ id })
    .update({ suspended_at: new Date(), suspended_because: reason });
}
