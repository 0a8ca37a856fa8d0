import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { lockForWriting } from '../../core/database/lock-entries.ts';
import { recordEvents } from '../../audit-log/server/audit-log.ts';
import { recordFormer, recordSave, type Save } from '../../versions/server/record.ts';

const dueRow = z.object({
  id: z.number(),
  documentId: z.string(),
  language: z.enum(languages),
  title: z.string(),
  /** Whether the unpublish time has passed too, so that it is not published at all. */
  isOver: z.boolean(),
});
const dueRows = z.object({ rows: z.array(dueRow).max(1) });
type Due = z.infer<typeof dueRow>;

/**
 * Publishes and unpublishes all entries that are due. All state is in the database, so a process catches up after
 * downtime, and several processes share the work. Throws database errors.
 */
export async function applyDueSchedules(strapi: Core.Strapi): Promise<void> {
  while (await runNext(strapi));
}

async function runNext(strapi: Core.Strapi): Promise<boolean> {
  let due: Due | undefined;
  try {
    await strapi.db.transaction(async ({ trx }) => {
      due = await lockNext(trx);
      if (!due) return;
      const save = saveOf(due, due.isOver ? 'unpublish' : 'publish');
      await recordFormer(trx, save);
      await clearSchedule(trx, due.id);
      await execute(strapi, due);
      await recordSave(strapi, trx, save);
    });
  } catch (error) {
    // A validation error would happen again, so it is recorded in the audit log and not retried.
    if (!due || !(error instanceof errors.ApplicationError)) throw error;
    await recordFailure(strapi, due, error.message);
  }
  return due !== undefined;
}

const saveOf = ({ documentId, language }: Due, action: Save['action']): Save => ({
  noun: 'affirmation',
  documentIds: [documentId],
  action,
  languages: [language],
  systemActor: 'schedule',
});

/** Locks the next entry that is due, if there is one. */
async function lockNext(trx: Knex): Promise<Due | undefined> {
  if (!(await findNext(trx))) return undefined;
  await lockForWriting(trx, 'affirmations');
  return findNext(trx, 'for update skip locked');
}

/** Strapi's timestamps have no time zone, so `now` is passed by the same driver. */
async function findNext(trx: Knex, lock = ''): Promise<Due | undefined> {
  const found = await trx.raw(
    `select id, document_id as "documentId", locale as language, coalesce(text, '') as title,
       coalesce(unpublish_at <= :now, false) as "isOver"
     from affirmations
     where published_at is null and least(publish_at, unpublish_at) <= :now
       and locale = any(:languages)
     order by least(publish_at, unpublish_at), id limit 1 ${lock}`,
    { now: new Date(), languages },
  );
  return dueRows.parse(found).rows[0];
}

async function clearSchedule(trx: Knex, id: number): Promise<number> {
  const { rowCount } = z.object({ rowCount: z.number() }).parse(
    await trx.raw(
      `update affirmations set publish_at = case when publish_at > :now then publish_at end,
         unpublish_at = case when unpublish_at > :now then unpublish_at end
       where id = :id and least(publish_at, unpublish_at) <= :now`,
      { id, now: new Date() },
    ),
  );
  return rowCount;
}

async function execute(strapi: Core.Strapi, { documentId, language, title, isOver }: Due) {
  const documents = strapi.documents('api::affirmation.affirmation');
  const action = isOver ? 'unpublish' : 'publish';
  const which = { documentId, locale: language };
  await (isOver ? documents.unpublish(which) : documents.publish(which));
  await recordEvents(
    strapi,
    [{ action, noun: 'affirmation', title, documentId, language }],
    'schedule',
  );
}

async function recordFailure(strapi: Core.Strapi, due: Due, why: string) {
  const { id, documentId, language, title } = due;
  const save = saveOf(due, 'fail');
  await strapi.db.transaction(async ({ trx }) => {
    await recordFormer(trx, save);
    // Another process may have recorded the failure already.
    if ((await clearSchedule(trx, id)) === 0) return;
    await recordSave(strapi, trx, save);
    const failure = {
      noun: 'affirmation' as const,
      title: `${why} (${title})`,
      documentId,
      language,
    };
    await recordEvents(strapi, [{ ...failure, action: 'fail' }], 'schedule');
  });
}
