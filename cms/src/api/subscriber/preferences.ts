import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { maskEmail } from '../../contract/email.ts';
import { CallError } from '../../contract/error.ts';
import { languages } from '../../contract/language.ts';
import type { preferencesCall, Preferences, SubscriberAction } from '../../contract/subscriber.ts';
import { verifySubscriberKey, testSubscriber, type SubscriberLink } from '../../mail/keys.ts';
import { today } from '../../core/dates.ts';
import { removeFromSuppressionList, addToSuppressionList } from './suppression-list.ts';
import { queueGreeting } from './greetings.ts';

const pauseDuration = '4 weeks';

/**
 * Performs an action for the holder of a key and returns the resulting preferences. The key of a deleted subscriber is
 * not an error. Throws `CallError` `not-found` for a forged key.
 */
export async function changePreferences(
  strapi: Core.Strapi,
  command: z.output<typeof preferencesCall>,
): Promise<Preferences> {
  const link = verifySubscriberKey(command.key);
  if (!link) throw new CallError('not-found');
  if (link.subscriber === testSubscriber) return { state: 'trial' };
  return strapi.db.connection.transaction(async (trx) => {
    const before = await find(trx, link.subscriber);
    if (!before) return { state: 'gone' };
    if (command.do === 'leave') return unsubscribe(trx, link, before);
    await actions[command.do](trx, before, command.language);
    return toPreferences((await find(trx, link.subscriber)) ?? before);
  });
}

const subscriberRow = z.object({
  id: z.int(),
  key: z.string(),
  email: z.string(),
  language: z.enum(languages),
  unconfirmed: z.boolean(),
  suspended: z.boolean(),
  pausedUntil: z.string().nullable(),
});
type Subscriber = z.output<typeof subscriberRow>;

async function find(trx: Knex, key: string): Promise<Subscriber | undefined> {
  const found = await trx.raw(
    `select id, document_id as key, email, language,
       coalesce(awaits_confirmation, false) as unconfirmed, suspended_at is not null as suspended,
       case when paused_until > :today then cast(paused_until as text) end as "pausedUntil"
     from subscribers where document_id = :key for update`,
    { key, today: today() },
  );
  return z.object({ rows: z.array(subscriberRow) }).parse(found).rows[0];
}

type Change = (
  trx: Knex,
  subscriber: Subscriber,
  language?: Subscriber['language'],
) => Promise<void>;

const actions: Record<Exclude<SubscriberAction, 'leave'>, Change> = {
  show: async () => undefined,
  confirm: async (trx, { id, key, email, unconfirmed }) => {
    if (!unconfirmed) return;
    await trx('subscribers').where({ id }).update({ awaits_confirmation: false });
    await removeFromSuppressionList(trx, email);
    await queueGreeting(trx, key, 'welcome');
  },
  pause: async (trx, { id }) => {
    await trx.raw(
      `update subscribers set paused_until = cast(:today as date) + cast(:pause as interval)
       where id = :id`,
      { pause: pauseDuration, id, today: today() },
    );
  },
  resume: async (trx, { id }) => {
    await trx('subscribers')
      .where({ id })
      .update({ paused_until: null, suspended_at: null, suspended_because: null });
  },
  language: async (trx, { id }, language) => {
    if (!language) throw new CallError('invalid', { language: 'missing' });
    await trx('subscribers').where({ id }).update({ language });
  },
};

/** Deletes the address, as the privacy policy promises, and counts the unsubscription for the email it came from. */
async function unsubscribe(
  trx: Knex,
  { letter }: SubscriberLink,
  { id, email }: Subscriber,
): Promise<Preferences> {
  await trx.raw(
    'update letter_deliveries set left_at = now() where letter_id = :letter and subscriber_id = :id',
    { letter, id },
  );
  await addToSuppressionList(trx, email);
  await trx('subscribers').where({ id }).delete();
  return { state: 'gone', email };
}

function toPreferences({ email, language, ...row }: Subscriber): Preferences {
  const common = { email: maskEmail(email), language };
  if (row.unconfirmed) return { state: 'unconfirmed', ...common };
  if (row.suspended) return { state: 'suspended', ...common };
  if (row.pausedUntil) return { state: 'paused', pausedUntil: row.pausedUntil, ...common };
  return { state: 'subscribed', ...common };
}
