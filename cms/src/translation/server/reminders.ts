import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isLanguage, languages, type Language } from '../../contract/language.ts';
import { panelAction } from '../../contract/panel-permission.ts';
import { waitingStates } from '../../contract/translation.ts';
import { today } from '../../core/dates.ts';
import { logFailure } from '../../core/failures.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { messageId } from '../../mail/links.ts';
import { sendEmail } from '../../mail/send.ts';
import { findPanelAccount, permissionsOf } from '../../strapi/internals/panel-accounts.ts';
import { renderReminder, type Waiting } from './reminder-email.ts';
import { countFor, findUntranslatedDrafts } from './waiting.ts';

const week = `cast(date_trunc('week', cast(:today as date)) as date)`;

const reminderRows = z.object({
  rows: z.array(z.object({ id: z.int(), language: z.enum(languages) })),
});
type Reminder = z.infer<typeof reminderRows>['rows'][number];

/**
 * Emails everyone who asked for it what waits for them, if anything does, once a week. Throws if an email failed that
 * can be sent later; the others have been sent.
 */
export async function sendReminders(strapi: Core.Strapi, signal: AbortSignal): Promise<void> {
  const found = await strapi.db.connection.raw(
    `select account_id as id, language from reminders
     where sent_week is distinct from ${week} order by account_id`,
    { today: today() },
  );
  let failed = 0;
  for (const reminder of reminderRows.parse(found).rows) {
    signal.throwIfAborted();
    try {
      await sendReminder(strapi, reminder);
    } catch (error) {
      failed += 1;
      if (error instanceof DeliveryError) strapi.log.warn(`A reminder failed: ${error.message}`);
      else logFailure('A reminder was not sent', error);
    }
  }
  if (failed > 0) throw new Error(`${failed} reminders were not sent.`);
}

async function sendReminder(strapi: Core.Strapi, { id, ...reminder }: Reminder): Promise<void> {
  const account = await findPanelAccount(strapi, id);
  if (!account?.isActive) return;
  const { has, hasAction } = await permissionsOf(strapi, account);
  if (!hasAction(panelAction('translations.read'))) return;
  const db = strapi.db.connection;
  const waiting: Waiting[] = (await countFor(db, has)).flatMap((counted) =>
    waitingStates(counted).map((state) => ({ ...counted, state, count: counted[state] })),
  );
  const { drafts, total } = await findUntranslatedDrafts(db, has);
  if (waiting.length === 0 && drafts.length === 0) return;

  const { preferedLanguage } = account;
  const language: Language = isLanguage(preferedLanguage) ? preferedLanguage : reminder.language;
  await strapi.db.transaction(async ({ trx }) => {
    // Whoever gets here first sends it. An error takes the mark back, so that the next attempt sends it.
    const claimed = await trx.raw(
      `update reminders set sent_week = ${week}
       where account_id = :id and sent_week is distinct from ${week}
       returning cast(sent_week as text) as week`,
      { id, today: today() },
    );
    const [marked] = z
      .object({ rows: z.array(z.object({ week: z.string() })) })
      .parse(claimed).rows;
    if (!marked) return;
    try {
      await sendEmail(strapi, {
        to: account.email,
        ...renderReminder(language, waiting, total),
        messageId: messageId(`reminder-${marked.week}-${id}`),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    } catch (error) {
      if (!(error instanceof DeliveryError) || error.kind === 'transport') throw error;
      strapi.log.warn(`A reminder failed: ${error.message}`);
    }
  });
}

/** Whether an account gets reminders. */
export async function hasReminder(strapi: Core.Strapi, id: number): Promise<boolean> {
  const rows = await strapi.db.connection('reminders').where({ account_id: id }).select('language');
  return rows.length > 0;
}

/** Turns an account's reminders on, in a language unless it has chosen its own, or off. */
export async function setReminder(
  strapi: Core.Strapi,
  id: number,
  language: Language,
  isOn: boolean,
): Promise<void> {
  const reminders = strapi.db.connection('reminders');
  if (isOn)
    await reminders
      .insert({ account_id: id, language })
      .onConflict('account_id')
      .merge(['language']);
  else await reminders.where({ account_id: id }).delete();
}
