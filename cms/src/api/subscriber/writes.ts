import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import { isUniqueViolation } from '../../core/database-errors.ts';
import { cmsSettings } from '../../core/settings.ts';
import {
  removeFromSuppressionList,
  isSuppressed,
  addToSuppressionList,
} from './suppression-list.ts';
import { queueGreeting } from './greetings.ts';

const uid = 'api::subscriber.subscriber';

/**
 * Subscribes an address and sends it a welcome or confirmation email. For a known address this only ends its
 * suspension or suppression. It never adds a second row or ends a pause, because anyone can enter the address
 * (behavior N1).
 */
export async function addSubscriber(strapi: Core.Strapi, email: string, language: Language) {
  const awaitsConfirmation = cmsSettings().NEWSLETTER_CONFIRM;
  try {
    await strapi.db.transaction(async ({ trx }) => {
      const data = { email, language, consentedAt: new Date(), awaitsConfirmation };
      const { documentId } = await strapi.documents(uid).create({ data });
      // With double opt-in, the subscriber has not consented yet.
      if (!awaitsConfirmation) await removeFromSuppressionList(trx, email);
      await queueGreeting(trx, documentId, awaitsConfirmation ? 'question' : 'welcome');
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await resubscribe(strapi, email, awaitsConfirmation);
  }
}

const known = z.object({ rows: z.array(z.object({ key: z.string(), unconfirmed: z.boolean() })) });

async function resubscribe(strapi: Core.Strapi, email: string, awaitsConfirmation: boolean) {
  await strapi.db.connection.transaction(async (trx) => {
    // A suppressed address has no consent on record; subscribing gives it.
    const wasSuppressed = await isSuppressed(trx, email);
    if (wasSuppressed && !awaitsConfirmation) await removeFromSuppressionList(trx, email);
    const found = await trx.raw(
      `update subscribers set suspended_at = null, suspended_because = null,
         awaits_confirmation = awaits_confirmation or :asks,
         consented_at = case when awaits_confirmation or :wasSuppressed then now() else consented_at end
       where lower(email) = lower(:email)
       returning document_id as key, coalesce(awaits_confirmation, false) as unconfirmed`,
      { email, wasSuppressed, asks: wasSuppressed && awaitsConfirmation },
    );
    const [one] = known.parse(found).rows;
    // The first confirmation email may have been lost.
    if (one?.unconfirmed) await queueGreeting(trx, one.key, 'question');
  });
}

/** Unsubscribes an address, if it is subscribed. */
export async function removeSubscriber(trx: Knex, email: string): Promise<void> {
  await addToSuppressionList(trx, email);
  await trx('subscribers').whereRaw('lower(email) = lower(?)', [email]).delete();
}
